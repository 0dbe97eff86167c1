/** The line of the scores over a game, as places in a drawing. */
import type { ScoreLine } from "./types.ts";

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Curve {
  seat: number;
  name: string;
  automa: boolean;
  /** Pieces of the line; it breaks where a total cannot be known. */
  pieces: { x: number; y: number }[][];
  last: number | null;
}

export interface Chart {
  curves: Curve[];
  ticks: { y: number; value: number }[];
  /** Where a moment of the game lies. */
  at: (step: number) => number;
  /** The turn that begins nearest to a place. */
  turnAt: (x: number) => number;
}

/** A round step so that about four lines are drawn. */
export function tickStep(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((step) => step >= rough) ?? 10 * power);
}

export function chart(line: ScoreLine, frame: Frame): Chart {
  const totals = line.turns.flatMap((turn) => turn.totals).filter((total): total is number => total !== null);
  const step = tickStep(Math.max(0, ...totals) - Math.min(0, ...totals));
  const low = Math.floor(Math.min(0, ...totals) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...totals) / step) * step);
  const steps = Math.max(1, line.turns.at(-1)?.step ?? 1);
  const at = (n: number): number => frame.x + (n / steps) * frame.w;
  const up = (value: number): number => frame.y + frame.h - ((value - low) / (high - low)) * frame.h;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => ({
    value: low + i * step,
    y: up(low + i * step),
  }));
  const curves = line.seats.map((who, i) => {
    const pieces: { x: number; y: number }[][] = [[]];
    for (const turn of line.turns) {
      const total = turn.totals[i] ?? null;
      if (total !== null) pieces.at(-1)!.push({ x: at(turn.step), y: up(total) });
      else if (pieces.at(-1)!.length > 0) pieces.push([]);
    }
    return { ...who, pieces: pieces.filter((piece) => piece.length > 0), last: line.turns.at(-1)?.totals[i] ?? null };
  });
  const turnAt = (x: number): number => {
    const wanted = ((x - frame.x) / frame.w) * steps;
    return line.turns.reduce(
      (best, turn) => (Math.abs(turn.step - wanted) < Math.abs(best - wanted) ? turn.step : best),
      0,
    );
  };
  return { curves, ticks, at, turnAt };
}
