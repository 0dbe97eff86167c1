/** The two paths that three planned cards make, and where they are drawn. */
import { CARDS, GREEN_PATH, PAID, TAN_PATH } from "./types.ts";

export interface PathSpace {
  spot: string;
  symbol: string;
  x: number;
  y: number;
  cost: number;
}

export const SLOTS = ["left", "middle", "right"] as const;
const X: Record<string, number> = { "left.1": 128, "left.3": 252, "middle.2": 339, "right.1": 426, "right.3": 550 };

/** How big the board is drawn: on a phone spaces and symbols are bigger, so the paths lie further apart. */
export interface Size {
  green: number;
  tan: number;
  height: number;
  /** A space's box, and the symbol in it. */
  w: number;
  h: number;
  symbol: number;
}
export const DESK: Size = { green: 149, tan: 212, height: 262, w: 58, h: 50, symbol: 38 };
export const PHONE: Size = { green: 160, tan: 244, height: 302, w: 82, h: 70, symbol: 56 };

function symbolAt(laid: Partial<Record<string, string>>, space: string, row: "green" | "tan"): string {
  const [slot = "", column = "1"] = space.split(".");
  return CARDS.get(laid[slot] ?? "")?.[row][Number(column) - 1] ?? "";
}

/** Every space of both paths; its symbol is "" where no card lies yet. */
export function spaces(laid: Partial<Record<string, string>>, size: Size = DESK): PathSpace[] {
  const green = GREEN_PATH.map((space, i) => ({
    spot: `green-${i + 1}`,
    symbol: symbolAt(laid, space, "green"),
    x: X[space] ?? 0,
    y: size.green,
    cost: 0,
  }));
  const tan = TAN_PATH.map((space, i) => ({
    spot: `tan-${i + 1}`,
    symbol: symbolAt(laid, space, "tan"),
    x: X[space] ?? 0,
    y: size.tan,
    cost: PAID.get(space) ?? 0,
  }));
  return [...green, ...tan];
}

/** Where a figure stands on the player board; null where it is on a cabin or away. */
export function spotAt(spot: string, size: Size = DESK): { x: number; y: number } | null {
  const place = spaces({}, size).find((one) => one.spot === spot);
  if (place) return place;
  const fixed: Record<string, [number, number]> = {
    "green-start": [33, size.green],
    "tan-start": [33, size.tan],
    "green-end": [657, size.green],
    "tan-end": [657, size.tan],
    "summit-left": [190, 75],
    "summit-middle": [339, 75],
    "summit-right": [488, 75],
    camp: [36, 84],
  };
  const found = fixed[spot];
  return found ? { x: found[0], y: found[1] } : null;
}

/** What both paths would bring, summed by symbol: {"food": 3, "boot": 1}. */
export function sum(laid: Partial<Record<string, string>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { symbol } of spaces(laid)) {
    const [, what, n] = /^([a-z_]+?)_(\d)$/.exec(symbol) ?? [];
    if (what && n) found[what] = (found[what] ?? 0) + Number(n);
  }
  return found;
}
