/** The turns of a table in sentences, and the card that shows those of others one after another. */
import { api } from "./api.ts";
import { nextPaint } from "./nextPaint.ts";
import { readSetting, saveSetting } from "./storage.ts";
import type { Table } from "./table.svelte.ts";
import type { Turn, View } from "./types.ts";

export type Speed = "off" | "short" | "steps" | "slow";
export const SPEEDS: readonly Speed[] = ["off", "short", "steps", "slow"];
/** How long a whole turn is shown, and each of its steps, in milliseconds. */
const WHOLE = 1200;
const STEP = { steps: 900, slow: 2000 } as const;

/** The turns after an answer: those before it, and its own in the place of the rest. */
export function mergeTurns(have: readonly Turn[], from: number, turns: readonly Turn[]): Turn[] {
  return [...have.slice(0, from), ...turns];
}

/** The first turn to show: after the last one seen on this device, else after my last finished turn. */
export function firstUnseen(turns: readonly Turn[], mine: readonly number[], seen: number | null): number {
  if (seen !== null) return Math.min(seen + 1, turns.length);
  return turns.findLastIndex((turn) => turn.done && mine.includes(turn.seat)) + 1;
}

/** The finished turns of others from a number on. */
export function othersTurns(turns: readonly Turn[], mine: readonly number[], from: number): number[] {
  return turns.filter((turn) => turn.n >= from && turn.done && !mine.includes(turn.seat)).map((turn) => turn.n);
}

function storedSpeed(): Speed {
  const stored = readSetting("follow") as Speed | null;
  return stored !== null && SPEEDS.includes(stored) ? stored : "short";
}

export class Turns {
  list = $state.raw<Turn[]>([]);
  speed = $state<Speed>(storedSpeed());
  /** The turns that the card goes through; empty: it is closed. */
  queue = $state.raw<number[]>([]);
  /** Which of them it shows. */
  place = $state(0);
  /** How many of its steps are drawn. */
  steps = $state(0);
  playing = $state(false);
  /** The first turn that was new when the table was opened. */
  since = $state<number | null>(null);
  /** The steps that have their mark on the board. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
  card = $derived<Turn | null>(this.list[this.queue[this.place] ?? -1] ?? null);
  #table: Table;
  #fetching = false;
  #again = false;
  /** The next answer is to hold all turns. */
  #all = true;
  #actions = 0;
  #next = 0;
  #owner = "";
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  get #mine(): number[] {
    return this.#table.view?.table.my_seats ?? [];
  }

  get #key(): string {
    return `seen.${this.#table.id}.${this.#table.view?.seat ?? ""}`;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    saveSetting("follow", speed);
    if (speed === "off") this.pause();
    else if (this.card) this.#show(this.place);
  }

  /** Fetch what a new view has brought; `anew`: in another language, so all of it. */
  async refresh(view: View, anew = false): Promise<void> {
    if (anew || view.step < this.#actions) this.#all = true;
    this.#actions = view.step;
    if (this.#fetching) {
      this.#again = true;
      return;
    }
    this.#fetching = true;
    do {
      this.#again = false;
      await nextPaint(); // a move is seen before anything is asked about it
      const since = this.#all ? 0 : Math.max(0, this.list.length - 1);
      this.#all = false;
      const found = await api.turns(this.#table.id, since).catch(() => null);
      if (found) this.list = mergeTurns(this.list, found.from, found.turns);
    } while (this.#again);
    this.#fetching = false;
    this.#follow();
  }

  /** Show what others have finished since. */
  #follow(): void {
    const seat = this.#table.view?.seat ?? null;
    if (seat === null || this.list.length === 0) return;
    if (this.#owner !== this.#key) {
      this.#owner = this.#key;
      const seen = readSetting(this.#key);
      this.#next = firstUnseen(this.list, this.#mine, seen === null ? null : Number(seen));
      this.since = this.#next < this.list.length && seen !== null ? this.#next : null;
      this.queue = [];
    }
    const fresh = othersTurns(this.list, this.#mine, this.#next);
    const last = this.list.findLast((turn) => turn.done)?.n ?? -1;
    this.#next = Math.max(this.#next, last + 1);
    const asked = this.#table.view?.asked;
    if (this.#table.asksMe && asked?.out_of_turn) return this.end();
    if (fresh.length === 0 || this.speed === "off") return this.#saw(last);
    if (this.card && this.playing) this.queue = [...this.queue, ...fresh];
    else {
      this.queue = fresh;
      this.playing = true;
      this.#show(0);
    }
  }

  #saw(n: number): void {
    if (n >= 0) saveSetting(this.#key, String(n));
  }

  /** Open the card of a turn, to be stepped through by hand. */
  open(n: number): void {
    this.pause();
    this.queue = [n];
    this.place = 0;
    this.steps = this.list[n]?.steps.length ?? 0;
  }

  #show(place: number): void {
    this.place = place;
    const count = this.card?.steps.length ?? 0;
    this.steps = this.speed === "steps" || this.speed === "slow" ? Math.min(1, count) : count;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const pace = this.speed === "steps" || this.speed === "slow" ? STEP[this.speed] : WHOLE;
    this.#timer = window.setTimeout(() => this.#goOn(), pace);
  }

  #goOn(): void {
    if (this.steps < (this.card?.steps.length ?? 0)) {
      this.steps += 1;
      this.#wait();
    } else if (this.place + 1 < this.queue.length) this.#show(this.place + 1);
    else this.end();
  }

  /** One step back or on, by hand: over the turns of the card, one after another. */
  step(direction: 1 | -1): void {
    this.pause();
    const count = this.card?.steps.length ?? 0;
    const wanted = this.steps + direction;
    if (wanted >= 1 && wanted <= count) this.steps = wanted;
    else if (direction > 0 && this.place + 1 < this.queue.length) {
      this.place += 1;
      this.steps = Math.min(1, this.card?.steps.length ?? 0);
    } else if (direction < 0 && this.place > 0) {
      this.place -= 1;
      this.steps = this.card?.steps.length ?? 0;
    }
  }

  choose(steps: number): void {
    this.pause();
    this.steps = steps;
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.steps >= (this.card?.steps.length ?? 0) && this.place + 1 >= this.queue.length) this.#show(0);
    else this.#wait();
  }

  /** To my turn: the card closes, and all that it would have shown has been seen. */
  end(): void {
    this.pause();
    this.queue = [];
    this.place = 0;
    this.marked = new Set();
    this.#saw(this.list.findLast((turn) => turn.done)?.n ?? -1);
  }

  /** While the card is open: Space ends it, the arrows step. */
  key(event: KeyboardEvent): boolean {
    if (!this.card) return false;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === "Escape" || (event.key === " " && !onButton)) this.end();
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") this.step(event.key === "ArrowRight" ? 1 : -1);
    else return false;
    event.preventDefault();
    return true;
  }
}
