/** One table as this page knows it: the view, the socket that rings, what is chosen, and the way to play it. */
import { tick } from "svelte";
import { reuseUnchanged } from "./reuse.ts";
import { api, type Lasts, Refused, Unreachable } from "./api.ts";
import {
  undoPick,
  chipActions,
  type Choice,
  clickElement,
  type ClickEffect,
  clickChip,
  keepPossible,
  litTargets,
  mergeLines,
  NO_CHOICE,
} from "./choose.ts";
import { nextHolder } from "./curtain.ts";
import { Previews } from "./previews.svelte.ts";
import { Connection, type LinkState } from "./connection.svelte.ts";
import { nextPaint } from "./nextPaint.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Action, ChatMessage, Done, LogLine, Reason, View } from "./types.ts";

/** After how many milliseconds without an answer the page says that it waits. */
const SLOW = 150;

/** What a ring of the server tells. */
interface Ring {
  seq?: number;
  change?: number;
  chat?: number;
  online?: number[];
  look?: boolean;
}

export class Table {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  problem = $state("");
  missing = $state("");
  /** The answer to a move takes long. */
  slow = $state(false);
  choice = $state.raw<Choice>(NO_CHOICE);
  hovered = $state<string | null>(null);
  pointed = $state<string | null>(null);
  reasons = $state.raw<{ about: string; reasons: Reason[] } | null>(null);
  /** The board shows another moment than now: nothing can be chosen on it. */
  lookingBack = $state(false);
  /** The seat of mine that the device is being passed to: until that player has it nothing of the table is drawn. */
  curtain = $state<number | null>(null);
  /** The seat whose player has the device. */
  holder = $state<number | null>(null);
  /** At this number of the table the curtain was opened for somebody who is not asked. */
  #stays = -1;
  seat: number | null = null;
  readonly id: string;
  /** What could be chosen, and what not. */
  readonly previews: Previews;

  readonly connection = new Connection(
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
  /** A move or step of mine is on its way to the server. */
  #busy = false;
  /** The request under way: the next one waits for its answer. */
  #flight: Promise<void> = Promise.resolve();
  /** The choice whose move is under way: it stays lit until the answer is here. */
  #pressed: Choice | null = null;
  /** The number of the view whose lone step the page has played by itself. */
  #forced = -1;
  /** The newest state of the table that a ring has told of. */
  #newest: { seq: number; change: number } | null = null;
  /** The last view is on the screen: the next one waits for that, so that each move is seen. */
  #seen: Promise<void> = Promise.resolve();
  #unsent = $state.raw<{ text: string; expected_seq: number; seat: number; key: string } | null>(null);

  /** Called when a move has been sent: there is time while the server works. */
  onsent = (): void => {};
  legal = $derived<Action[]>(this.connection.state === "lost" || this.lookingBack ? [] : (this.view?.legal ?? []));
  /** What the chips offer. */
  left = $derived(chipActions(this.legal, this.choice.picks));
  /** The elements that a click can choose; also those that would start a new choice. */
  lit = $derived(litTargets(this.legal, []));
  /** Those among them that go on from what has been clicked. */
  near = $derived(litTargets(this.legal, this.choice.picks));
  chosen = $derived(this.legal.find((action) => action.text === this.choice.chosen) ?? null);
  /** The action to show on the board before it is played: the one pointed at, else the chosen one. */
  shown = $derived(this.legal.find((action) => action.text === this.hovered) ?? this.chosen);
  marked = $derived(new Set(this.shown?.targets ?? this.choice.picks));

  constructor(id: string) {
    this.id = id;
    this.previews = new Previews(id);
  }

  get asksMe(): boolean {
    return (this.view?.legal.length ?? 0) > 0 || (this.view?.held ?? false);
  }

  open(): void {
    void this.refresh();
    this.connection.open(`/api/tables/${this.id}/socket`);
  }

  close(): void {
    this.connection.close();
  }

  /** A move is on its way, and sent again when the line is back. */
  get keepsMove(): boolean {
    return this.#unsent !== null;
  }

  get linkState(): LinkState {
    return this.connection.state;
  }

  #ring(data: string): void {
    const ring = JSON.parse(data) as Ring;
    if (ring.online && this.view) {
      const online = ring.online;
      const seats = this.view.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
      this.view = reuseUnchanged(this.view, { ...this.view, table: { ...this.view.table, seats } });
    }
    if (ring.chat !== undefined && ring.chat > this.#chatSeen) void this.#readChat(ring.chat);
    if (ring.seq !== undefined) this.#newest = { seq: ring.seq, change: ring.change ?? 0 };
    if (ring.look) void this.refresh();
    else if (!this.#busy) this.#catchUp();
  }

  /** Fetch what a ring has told of. While a move of mine is under way its answer is likely to be just that. */
  #catchUp(): void {
    const have = this.view;
    const newest = this.#newest;
    if (newest && (!have || newest.seq > have.seq || newest.change > have.table.change)) void this.refresh();
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
        const view = await api.view(this.id, this.seat, this.#known);
        await this.#seen;
        this.#take(view);
      } while (this.#again);
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || error.status === 403)) this.missing = error.message;
      else if (error instanceof Refused) this.problem = error.message;
      else if (error instanceof Unreachable) this.connection.drop();
      else throw error;
    } finally {
      this.#fetching = false;
    }
  }

  /** Everything again, in another language. */
  async reread(): Promise<void> {
    this.#known = null;
    this.previews.clear();
    await this.refresh();
    if (this.view && this.view.legal.length > 1) void this.previews.load(this.view, this.#seen);
  }

  // -- several seats at one device

  /** Hand the device to another seat of mine. */
  async pass(seat: number): Promise<void> {
    if (prefs.curtain && this.view?.table.status === "running") this.#lower(seat);
    else await this.sit(seat);
  }

  /** That player looks at the device now, until the table moves on. */
  async lift(seat: number): Promise<void> {
    this.holder = seat;
    this.#stays = this.view?.seq ?? -1;
    await this.sit(seat);
  }

  #lower(seat: number): void {
    this.curtain = seat;
    this.choice = NO_CHOICE;
    this.pointed = null;
    this.problem = "";
    this.log = [];
    this.#forget();
  }

  /** After a new view: for whom the curtain is down. Without curtains the page turns to the seat that is asked. */
  #settleCurtain(view: View): void {
    const { to_act: toAct, my_seats, seats, status } = view.table;
    const running = status === "running";
    const mine = my_seats.filter((seat) => !seats[seat]?.away);
    if (!prefs.curtain || !running || mine.length < 2) {
      this.curtain = null;
      if (running && mine.includes(toAct) && view.seat !== toAct) void this.sit(toAct);
      return;
    }
    const next = nextHolder({ running, mine, toAct }, this.holder, view.seat ?? -1);
    if (next !== null && this.#stays !== view.seq) this.#lower(next);
    else if (view.seat === this.holder) this.curtain = null;
  }

  /** Look from another seat of mine. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.#known = null;
    this.choice = NO_CHOICE;
    await this.refresh();
  }

  #take(view: View): void {
    if (this.view && view.seq < this.view.seq) return;
    if (this.#known === null && view.log.from > this.log.length) this.#again = true;
    else this.#known = view.seq;
    const moved = !this.view || view.seq !== this.view.seq || view.seat !== this.view.seat;
    if (view.log.lines.length > 0 || view.log.from < this.log.length)
      this.log = mergeLines(this.log, view.log.from, view.log.lines);
    this.view = reuseUnchanged(this.view, view);
    this.choice = keepPossible(view.legal, this.choice);
    if (moved) this.#forget();
    const covered = this.curtain !== null;
    this.#settleCurtain(view);
    if (this.curtain !== null) return;
    if ((moved || covered) && view.legal.length > 1) void this.previews.load(view, this.#seen);
    void this.#playForced();
  }

  #forget(): void {
    this.hovered = null;
    this.reasons = null;
    this.previews.clear();
    this.#seen = nextPaint();
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
    if (
      !prefs.playForced ||
      !this.view ||
      this.curtain !== null ||
      this.view.legal.length !== 1 ||
      !only ||
      this.view.undo.redo
    )
      return;
    const seq = this.view.seq;
    await tick();
    if (this.view.seq !== seq || this.#busy || this.#forced === seq) return;
    this.#forced = seq;
    void this.play(only.text);
  }

  // -- choosing

  /** A click on an element; `clicks` is the number that the browser counts for a double click. */
  click(target: string, clicks = 1): void {
    this.problem = "";
    const { effect, choice } = clickElement(this.legal, this.choice, target, clicks);
    if (effect === "explain") {
      this.pointed = target;
      void this.#explain(target);
    } else this.#follow(effect, choice);
  }

  /** A click on a chip. */
  chip(text: string, clicks = 1): void {
    this.problem = "";
    this.pointed = null;
    const { effect, choice } = clickChip(this.choice, text, clicks);
    this.#follow(effect, choice);
  }

  #follow(effect: ClickEffect, choice: Choice): void {
    this.choice = choice;
    if (effect === "confirm" || (effect === "choose" && prefs.oneClick && choice.chosen)) void this.confirm();
  }

  stepBack(): void {
    this.choice = undoPick(this.legal, this.choice);
    this.reasons = null;
  }

  async confirm(): Promise<void> {
    const mine = this.choice;
    if (mine === this.#pressed) return; // a second press must not play the same again
    if (!this.chosen) return this.view?.held ? this.step("confirm") : undefined;
    this.#pressed = mine;
    await this.play(this.chosen.text);
    if (this.#pressed === mine) this.#pressed = null;
  }

  // -- acting

  async play(text: string): Promise<void> {
    while (this.#busy) await this.#flight;
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
    while (this.#busy) await this.#flight;
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
    this.#busy = true;
    this.problem = "";
    const late = setTimeout(() => (this.slow = true), SLOW);
    try {
      const answer = send();
      this.onsent();
      const done = await answer;
      await this.#seen;
      if (this.choice === this.#pressed) this.choice = NO_CHOICE;
      this.#take(done.view);
    } catch (error) {
      this.#refused(error);
    } finally {
      clearTimeout(late);
      this.#busy = this.slow = false;
      this.#catchUp();
      if (this.view?.legal.length === 1) void this.#playForced();
    }
  }

  #refused(error: unknown): void {
    if (error instanceof Unreachable) {
      if (this.#unsent) this.choice = NO_CHOICE; // it is sent again as soon as the line is back
      this.connection.drop();
      return;
    }
    this.#unsent = null;
    if (!(error instanceof Refused)) throw error;
    this.problem = error.message;
    const current = error.body["view"] as View | undefined;
    if (error.code === "stale" && current) this.#take(current);
  }

  /** Why an element cannot be chosen now. */
  async #explain(target: string): Promise<void> {
    this.reasons = null;
    if (!this.asksMe || !this.view || this.view.seat === null || this.lookingBack) return;
    const answer = await api.explainElement(this.id, this.view.seat, target).catch(() => null);
    if (answer && this.pointed === target) this.reasons = { about: target, reasons: answer.reasons };
  }
}
