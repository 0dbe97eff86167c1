/** One table as this page knows it: the view, the socket that rings, what is chosen, and the way to play it. */
import { tick } from "svelte";
import { api, type Lasts, Refused, Unreachable } from "./api.ts";
import { absent, back, choose, kept, litTargets, merged, NOTHING, pick, remaining, type Choice } from "./choose.ts";
import { Line, type Link } from "./line.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { meant } from "./why.ts";
import type { Action, Bring, ChatMessage, Done, LogLine, Reason, View } from "./types.ts";

/** How many impossible actions are shown with their reasons. */
const MOST_ABSENT = 3;

export class Table {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  problem = $state("");
  missing = $state("");
  busy = $state(false);
  choice = $state.raw<Choice>(NOTHING);
  hovered = $state<string | null>(null);
  pointed = $state<string | null>(null);
  reasons = $state.raw<{ about: string; reasons: Reason[] } | null>(null);
  /** The board shows another moment than now: nothing can be chosen on it. */
  lookingBack = $state(false);
  /** What each legal action would bring for sure; empty until the server has said so. */
  brings = $state.raw<Record<string, Bring[]>>({});
  /** Why actions that this question offered before are not offered now, by notation. */
  whyNot = $state.raw<Record<string, Reason[]>>({});
  seat: number | null = null;
  readonly id: string;

  readonly line = new Line(
    (data) => this.#ring(data),
    async () => {
      await this.#resend();
      await this.refresh();
    },
  );

  #fetching = false;
  #again = false;
  #chatSeen = 0;
  /** The number of the view whose log is at hand; null: none, so the whole log is wanted. */
  #known: number | null = null;
  /** Actions that each question has offered, the last one of each verb. */
  #offered = new Map<string, Map<string, Action>>();
  /** The request under way: the next one waits for its answer. */
  #flight: Promise<void> = Promise.resolve();
  #unsent: { text: string; expected_seq: number; seat: number; key: string } | null = null;

  /** What else on the board stands for an action; the game's module says so. */
  touches = $state.raw<(action: Action) => string[]>(() => []);
  /** What an element of a kind usually stands for, to ask why it does not now. */
  verbs: Record<string, string> = {};

  legal = $derived<Action[]>(
    this.line.link === "lost" || this.lookingBack
      ? []
      : (this.view?.legal ?? []).map((action) => ({ ...action, targets: [...action.targets, ...this.touches(action)] })),
  );
  left = $derived(remaining(this.legal, this.choice.picks));
  lit = $derived(litTargets(this.legal, this.choice.picks));
  chosen = $derived(this.legal.find((action) => action.text === this.choice.chosen) ?? null);
  /** The action to show on the board before it is played: the one pointed at, else the chosen one. */
  shown = $derived(this.legal.find((action) => action.text === this.hovered) ?? this.chosen);
  marked = $derived(new Set(this.shown?.targets ?? this.choice.picks));
  /** Actions known from this question that cannot be done now, with the reasons at hand. */
  absent = $state.raw<Action[]>([]);

  constructor(id: string) {
    this.id = id;
  }

  get asksMe(): boolean {
    return (this.view?.legal.length ?? 0) > 0 || (this.view?.held ?? false);
  }

  open(): void {
    void this.refresh();
    this.line.open(`/api/tables/${this.id}/socket`);
  }

  close(): void {
    this.line.close();
  }

  get link(): Link {
    return this.line.link;
  }

  #ring(data: string): void {
    const ring = JSON.parse(data) as { seq?: number; change?: number; chat?: number; online?: number[] };
    if (ring.online && this.view) {
      const online = ring.online;
      const seats = this.view.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
      this.view = { ...this.view, table: { ...this.view.table, seats } };
    }
    if (ring.chat !== undefined && ring.chat > this.#chatSeen) void this.#readChat(ring.chat);
    const have = this.view;
    if (ring.seq !== undefined && (!have || ring.seq !== have.seq || ring.change !== have.table.change)) void this.refresh();
  }

  async #readChat(newest: number): Promise<void> {
    const from = this.#chatSeen;
    this.#chatSeen = newest;
    const answer = await api.chat(this.id, from).catch(() => null);
    if (answer) this.chat = [...this.chat.filter((one) => one.number <= from), ...answer.messages];
  }

  /** Fetch what changed. Rings that come meanwhile are answered by one more fetch. */
  async refresh(): Promise<void> {
    if (this.#fetching) {
      this.#again = true;
      return;
    }
    this.#fetching = true;
    try {
      do {
        this.#again = false;
        this.#take(await api.view(this.id, this.seat, this.#known));
      } while (this.#again);
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || error.status === 403)) this.missing = error.message;
      else if (error instanceof Refused) this.problem = error.message;
      else if (error instanceof Unreachable) this.line.drop();
      else throw error;
    } finally {
      this.#fetching = false;
    }
  }

  /** Everything anew, in another language. */
  async reread(): Promise<void> {
    this.#known = null;
    await this.refresh();
  }

  /** Look from another seat of mine. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.#known = null;
    this.choice = NOTHING;
    await this.refresh();
  }

  #take(view: View): void {
    if (this.view && view.seq < this.view.seq) return;
    if (this.#known === null && view.log.from > this.log.length) this.#again = true;
    else this.#known = view.seq;
    const moved = !this.view || view.seq !== this.view.seq || view.seat !== this.view.seat;
    this.log = merged(this.log, view.log.from, view.log.lines);
    this.view = view;
    this.choice = kept(view.legal, this.choice);
    if (moved) this.#forget();
    if (moved && view.legal.length > 1) void this.#foresee(view);
    void this.#playForced();
  }

  #forget(): void {
    this.hovered = null;
    this.reasons = null;
    this.brings = {};
    this.absent = [];
    this.whyNot = {};
  }

  /** What the actions would bring, and why known ones are missing: asked after the move has been drawn. */
  async #foresee(view: View): Promise<void> {
    const gone = absent(this.#offered, view.asked?.question ?? "", view.legal).slice(0, MOST_ABSENT);
    await new Promise((done) => setTimeout(done, 30));
    const seat = view.seat;
    const current = (): boolean => this.view?.seq === view.seq && this.view.seat === seat;
    if (seat === null || !current()) return;
    void api.brings(this.id, seat).then(
      (brings) => {
        if (brings.seq === view.seq && current()) this.brings = brings.actions;
      },
      () => undefined, // the chips do without
    );
    for (const action of gone) {
      const answer = await api.explain(this.id, seat, action.text).catch(() => null);
      if (!current()) return;
      if (!answer || answer.legal || answer.reasons.length === 0) continue;
      this.whyNot = { ...this.whyNot, [action.text]: answer.reasons };
      this.absent = [...this.absent, action];
    }
  }

  /** Answer a question beforehand: this turn, until I decide again, or all game long; null takes it back. */
  async plan(question: string, text: string | null, lasts: Lasts): Promise<void> {
    const seat = this.view?.seat ?? null;
    if (seat === null) return;
    await this.attempt(() => api.plan(this.id, { seat, question, text, lasts }));
  }

  /** Something around the game; a refusal is told in the action bar. */
  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await what();
      await this.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
      return false;
    }
  }

  async #playForced(): Promise<void> {
    const only = this.view?.legal?.[0];
    if (!prefs.playForced || !this.view || this.view.legal.length !== 1 || !only || this.view.undo.redo) return;
    const seq = this.view.seq;
    await tick();
    if (this.view.seq === seq && !this.busy) void this.play(only.text);
  }

  // -- choosing

  click(target: string): void {
    this.problem = "";
    if (!this.lit.has(target) && !this.choice.picks.includes(target)) {
      this.pointed = target;
      void this.#explain(target);
      return;
    }
    this.choice = pick(this.legal, this.choice, target);
    if (prefs.oneClick && this.choice.chosen) void this.confirm();
  }

  chip(text: string): void {
    this.problem = "";
    this.choice = choose(this.choice, text);
    this.pointed = null;
    if (prefs.oneClick && this.choice.chosen) void this.confirm();
  }

  stepBack(): void {
    this.choice = back(this.legal, this.choice);
    this.reasons = null;
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen.text);
    else if (this.view?.held) await this.step("confirm");
  }

  // -- acting

  async play(text: string): Promise<void> {
    this.choice = NOTHING; // at once: a second press must not play the same again
    await this.#flight;
    const view = this.view;
    if (!view || view.seat === null || !view.legal.some((action) => action.text === text)) return;
    this.#unsent = { text, expected_seq: view.seq, seat: view.seat, key: crypto.randomUUID() };
    await this.#resend();
  }

  async #resend(): Promise<void> {
    const wish = this.#unsent;
    if (!wish) return;
    await this.#carryOut(async () => {
      const done = await api.act(this.id, wish);
      this.#unsent = null;
      return done;
    });
  }

  async step(what: "undo" | "redo" | "confirm"): Promise<void> {
    await this.#flight;
    const view = this.view;
    if (!view || view.seat === null) return;
    const wish = { seat: view.seat, expected_seq: view.seq, key: crypto.randomUUID() };
    await this.#carryOut(() => api.step(this.id, what, wish));
  }

  #carryOut(send: () => Promise<Done>): Promise<void> {
    this.#flight = this.#fly(send);
    return this.#flight;
  }

  async #fly(send: () => Promise<Done>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      const done = await send();
      this.#take(done.view);
      if (done.view.table.my_seats.length > 1) void this.#nextSeat(done.view);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.busy = false;
      if (this.view?.legal.length === 1) void this.#playForced();
    }
  }

  /** At a hot seat table the page turns to the seat that is asked. */
  async #nextSeat(view: View): Promise<void> {
    const next = view.table.to_act;
    if (next !== view.seat && view.table.my_seats.includes(next)) await this.sit(next);
  }

  #refused(error: unknown): void {
    if (error instanceof Unreachable) {
      this.line.drop();
      return;
    }
    const wanted = this.#unsent?.text ?? null;
    this.#unsent = null;
    if (!(error instanceof Refused)) throw error;
    this.problem = error.message;
    const current = error.body["view"] as View | undefined;
    if (error.code === "stale" && current) this.#take(current);
    if (this.choice === NOTHING) this.choice = kept(this.legal, { picks: [], chosen: wanted });
  }

  /** Why an element cannot be chosen now. */
  async #explain(target: string): Promise<void> {
    this.reasons = null;
    const text = this.asksMe ? meant(this.legal, target, this.verbs) : null;
    if (text === null || !this.view || this.view.seat === null) return;
    const answer = await api.explain(this.id, this.view.seat, text).catch(() => null);
    if (answer && this.pointed === target) this.reasons = { about: target, reasons: answer.reasons };
  }
}
