import { expect, it } from "vitest";
import { spots, trees } from "../src/games/villagers/layout.ts";
import type { Node } from "../src/games/villagers/types.ts";

const node = (card: string, on = -1): Node => ({
  card,
  role: card,
  on,
  covered: false,
  coins: 0,
  basic: ["hayer", "lumberjack", "miner"].includes(card),
});
const village = [
  node("founders"),
  node("harvester"),
  node("lumberjack"),
  node("wheeler", 2),
  node("cooper", 2),
  node("cartwright", 3),
  node("brewer", 0),
];
const grid = { columns: 8, pitch: 122, step: 34, card: 152, gap: 12 };

it("puts the Founders first, then chains, then single cards", () => {
  expect(trees(village).map((tree) => village[tree.root]!.card)).toEqual(["founders", "lumberjack", "harvester"]);
});

it("spreads a card with two branches over both", () => {
  const lumberjack = trees(village)[1]!;
  expect(lumberjack.width).toBe(2);
  expect(lumberjack.placed.map((one) => [village[one.node]!.card, one.column, one.span, one.depth])).toEqual([
    ["lumberjack", 0, 2, 0],
    ["wheeler", 0, 1, 1],
    ["cartwright", 0, 1, 2],
    ["cooper", 1, 1, 1],
  ]);
});

it("begins a new row where one is not wide enough", () => {
  const wide = spots(village, grid);
  expect(wide.height).toBe(2 * 34 + 152);
  const narrow = spots(village, { ...grid, columns: 3 });
  expect(narrow.height).toBe(2 * 34 + 152 + 12 + 152);
  expect(narrow.spots.at(-1)).toMatchObject({ x: 0, y: 2 * 34 + 152 + 12 });
});
