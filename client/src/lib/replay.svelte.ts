/** Looking back: the table as it was after this many actions. */
import { api } from "./api.ts";
import type { Table } from "./table.svelte.ts";
import type { GameView, LogLine, Score } from "./types.ts";

export interface ReplayTurn {
  /** The first action of the turn, counted from 1. */
  step: number;
  seat: number;
}

/** Where looking back at a running game begins: before what came after my last turn; else before the last turn. */
export function firstStep(turns: readonly ReplayTurn[], mine: readonly number[]): number {
  const last = turns.findLastIndex((turn) => mine.includes(turn.seat));
  const first = turns[last + 1] ?? turns.at(-1);
  return first ? first.step - 1 : 0;
}

export class Replay {
  on = $state(false);
  step = $state(0);
  steps = $state(0);
  playing = $state(false);
  /** The change that this step made is being pointed out, with arrows. */
  pointing = $state(false);
  view = $state.raw<GameView | null>(null);
  scores = $state.raw<Score[]>([]);
  events = $state.raw<LogLine[]>([]);
  turns = $state.raw<ReplayTurn[]>([]);
  #table: Table;
  #wanted = 0;
  #timer = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Open it where there is something to play. */
  async begin(): Promise<void> {
    await this.#open();
    const info = this.#table.view?.table;
    await this.go(info?.status === "finished" ? 0 : firstStep(this.turns, info?.my_seats ?? []));
  }

  /** Show what an action changed: the table before it, then after it. */
  async show(step: number): Promise<void> {
    if (step > 0) {
      await this.go(step - 1);
      await new Promise(requestAnimationFrame);
    }
    await this.go(step);
    this.pointing = step > 0;
  }

  async go(step: number): Promise<void> {
    this.pointing = false;
    if (!this.on) await this.#open();
    const seat = this.#table.view?.seat ?? null;
    this.#wanted = Math.min(Math.max(step, 0), this.steps);
    const wanted = this.#wanted;
    const moment = await api.moment(this.#table.id, wanted, seat).catch(() => null);
    if (!moment || wanted !== this.#wanted) return;
    this.step = wanted;
    this.view = moment.view;
    this.scores = moment.scores ?? [];
    this.events = moment.events;
    this.on = this.#table.lookingBack = true;
  }

  async #open(): Promise<void> {
    const seat = this.#table.view?.seat ?? null;
    const found = await api.steps(this.#table.id, seat).catch(() => null);
    this.steps = found?.steps ?? this.#table.view?.step ?? 0;
    const turns: ReplayTurn[] = [];
    for (const line of found?.lines ?? []) {
      if (turns.at(-1)?.seat !== line.seat) turns.push({ step: line.step, seat: line.seat });
    }
    this.turns = turns;
  }

  leave(): void {
    this.pause();
    this.on = this.#table.lookingBack = this.pointing = false;
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.steps === 0) return;
    if (this.step >= this.steps) void this.go(0);
    this.playing = true;
    this.#timer = window.setInterval(() => {
      if (this.step >= this.steps) this.pause();
      else void this.go(this.step + 1);
    }, 900);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  turn(direction: 1 | -1): void {
    const found =
      direction > 0
        ? this.turns.find((turn) => turn.step > this.step)
        : this.turns.findLast((turn) => turn.step < this.step);
    void this.go(found?.step ?? (direction > 0 ? this.steps : 0));
  }

  key(event: KeyboardEvent, leave: () => void): void {
    if (event.key === "Escape") leave();
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const direction = event.key === "ArrowRight" ? 1 : -1;
      event.preventDefault();
      if (event.shiftKey) this.turn(direction);
      else void this.go(this.step + direction);
    } else if (event.key === " ") this.play();
    else return;
  }
}
