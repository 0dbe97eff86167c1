/** What the actions of a question would bring, and why some that it has offered before are not among them. */
import { api } from "./api.ts";
import { absent, type Offered } from "./choose.ts";
import { keepInTab, recalled } from "./memory.ts";
import type { Action, Bring, Reason, View } from "./types.ts";

/** How many impossible actions are shown with their reasons. */
const MOST_ABSENT = 3;

/** What all of several actions would bring, in words. */
export function sharedBrings(brings: readonly (readonly Bring[])[]): string[] {
  const [first = [], ...others] = brings;
  if (others.length === 0) return [];
  return first
    .map((one) => one.words)
    .filter((text) => others.every((other) => other.some((one) => one.words === text)));
}

export class Foresight {
  /** What each legal action would bring for sure; empty until the server has said so. */
  brings = $state.raw<Record<string, Bring[]>>({});
  /** Actions known from this question that cannot be done now, with the reasons at hand. */
  absent = $state.raw<Action[]>([]);
  /** Why they cannot, by notation. */
  whyNot = $state.raw<Record<string, Reason[]>>({});
  /** What each question has offered; a page that is loaded again still knows it. */
  #offered: Offered;
  #table: string;
  #view: View | null = null;

  constructor(table: string) {
    this.#table = table;
    this.#offered = recalled<Offered>(`offered.${table}`) ?? {};
  }

  forget(): void {
    this.#view = null;
    this.brings = {};
    this.absent = [];
    this.whyNot = {};
  }

  /** Ask the server about a view, but not before it has been `seen`. */
  async look(view: View, seen: Promise<void>): Promise<void> {
    this.#view = view;
    const gone = absent(this.#offered, view.asked?.question ?? "", view.legal).slice(0, MOST_ABSENT);
    await seen;
    keepInTab(`offered.${this.#table}`, this.#offered);
    const seat = view.seat;
    if (seat === null || this.#view !== view) return;
    void this.#weigh(view, seat);
    for (const action of gone) await this.#explain(view, seat, action);
  }

  async #weigh(view: View, seat: number): Promise<void> {
    const brings = await api.brings(this.#table, seat).catch(() => null); // without it the chips do without
    if (brings?.seq === view.seq && this.#view === view) this.brings = brings.actions;
  }

  async #explain(view: View, seat: number, action: Action): Promise<void> {
    if (this.#view !== view) return;
    const answer = await api.explain(this.#table, seat, action.text).catch(() => null);
    if (this.#view !== view || !answer || answer.legal || answer.reasons.length === 0) return;
    this.whyNot = { ...this.whyNot, [action.text]: answer.reasons };
    this.absent = [...this.absent, action];
  }
}
