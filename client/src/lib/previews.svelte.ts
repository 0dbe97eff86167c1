/** Previews of a question's actions: their certain effects, and why actions that it offered before are missing. */
import { api } from "./api.ts";
import { noteOffered, type Offered } from "./choose.ts";
import { saveInTab, readFromTab } from "./storage.ts";
import type { Action, ActionEffect, Reason, View } from "./types.ts";

/** How many impossible actions are shown with their reasons. */
const MOST_UNAVAILABLE = 3;

/** Returns the effects that all of several actions have in common, in words. */
export function sharedEffects(effects: readonly (readonly ActionEffect[])[]): string[] {
  const [first = [], ...others] = effects;
  if (others.length === 0) return [];
  return first
    .map((one) => one.words)
    .filter((text) => others.every((other) => other.some((one) => one.words === text)));
}

export class Previews {
  /** The certain effects of each legal action by notation; empty until the server has answered. */
  effects = $state.raw<Record<string, ActionEffect[]>>({});
  /** Actions that this question has offered before and that are not legal now. */
  unavailable = $state.raw<Action[]>([]);
  /** The reasons why they are not legal, by notation. */
  reasons = $state.raw<Record<string, Reason[]>>({});
  /** What each question has offered; a page that is loaded again still knows it. */
  #offered: Offered;
  #table: string;
  #view: View | null = null;

  constructor(table: string) {
    this.#table = table;
    this.#offered = readFromTab<Offered>(`offered.${table}`) ?? {};
  }

  clear(): void {
    this.#view = null;
    this.effects = {};
    this.unavailable = [];
    this.reasons = {};
  }

  /** Ask the server about a view, but not before it has been `seen`. */
  async load(view: View, seen: Promise<void>): Promise<void> {
    this.#view = view;
    const gone = noteOffered(this.#offered, view.asked?.question ?? "", view.legal).slice(0, MOST_UNAVAILABLE);
    await seen;
    saveInTab(`offered.${this.#table}`, this.#offered);
    const seat = view.seat;
    if (seat === null || this.#view !== view) return;
    void this.#weigh(view, seat);
    for (const action of gone) await this.#explain(view, seat, action);
  }

  async #weigh(view: View, seat: number): Promise<void> {
    const answer = await api.effects(this.#table, seat).catch(() => null); // without it the chips do without
    if (answer?.seq === view.seq && this.#view === view) this.effects = answer.actions;
  }

  async #explain(view: View, seat: number, action: Action): Promise<void> {
    if (this.#view !== view) return;
    const answer = await api.explain(this.#table, seat, action.text).catch(() => null);
    if (this.#view !== view || !answer || answer.legal || answer.reasons.length === 0) return;
    this.reasons = { ...this.reasons, [action.text]: answer.reasons };
    this.unavailable = [...this.unavailable, action];
  }
}
