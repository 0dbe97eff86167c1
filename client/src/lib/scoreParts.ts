/** The parts of a score as a bar: which fill each has, and where it lies. */
import type { Score } from "./types.ts";

/** Part n of a score: hue n mod 8; plain, stripes or dots, so that neighbours always differ in fill too. */
export function fillOf(n: number): string {
  const hue = (n % 8) + 1;
  const fill = (n + Math.floor(n / 8)) % 3;
  return fill === 0 ? `var(--part-${hue})` : `url(#part-${hue}-${fill})`;
}

export interface Piece {
  x: number;
  w: number;
  /** Which part; -1: below zero; -2: what may come on top. */
  n: number;
  points: number;
}

/** Returns the points that a part is certain to have. */
const leastPoints = (part: Score["parts"][number]): number => part.points ?? part.least;

/** How far right of zero the longest bar reaches, and how far left. */
export function barRange(scores: readonly Score[]): { most: number; less: number } {
  const sides = scores.map((score) => ({
    most: score.parts.reduce((sum, part) => sum + Math.max(part.points ?? part.most, 0), 0),
    less: score.parts.reduce((sum, part) => sum - Math.min(leastPoints(part), 0), 0),
  }));
  return { most: Math.max(1, ...sides.map((side) => side.most)), less: Math.max(0, ...sides.map((side) => side.less)) };
}

/** Pieces in hundredths of the width: what is lost left of the zero line, what is won right of it. */
export function barPieces(score: Score, room: { most: number; less: number }): Piece[] {
  const unit = 100 / (room.most + room.less);
  const lost = score.parts.reduce((sum, part) => sum - Math.min(leastPoints(part), 0), 0);
  const found: Piece[] = lost > 0 ? [{ x: (room.less - lost) * unit, w: lost * unit, n: -1, points: -lost }] : [];
  let x = room.less * unit;
  let open = 0;
  score.parts.forEach((part, n) => {
    const points = leastPoints(part);
    if (points > 0) found.push({ x, w: points * unit, n, points });
    x += Math.max(points, 0) * unit;
    if (part.points === null) open += part.most - Math.max(part.least, 0);
  });
  if (open > 0) found.push({ x, w: open * unit, n: -2, points: open });
  return found;
}

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace("-", "−");

/** Writes a number of points, or the range in which it will be. */
export function pointsText(points: number | null, least: number, most: number): string {
  return points !== null ? signed(points) : `${signed(least)}…${signed(most)}`;
}
