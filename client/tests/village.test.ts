import { expect, it } from "vitest";
import {
  CARD_HEIGHT,
  chains,
  DENSITIES,
  densityFor,
  joined,
  LEAST_SCALE,
  SHORT_HEIGHT,
  spots,
  TIGHT_HEIGHT,
  trees,
} from "../src/games/villagers/layout.ts";
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

it("names every villager once: on top, or beneath one that is", () => {
  const all = chains(village);
  expect(all.map((chain) => village[chain.top]!.card)).toEqual(["brewer", "cartwright", "cooper", "harvester"]);
  expect(all[1]!.beneath.map((node) => village[node]!.card)).toEqual(["wheeler", "lumberjack"]);
  expect(all[2]!.beneath).toEqual([]);
  expect(all.flatMap((chain) => [chain.top, ...chain.beneath]).sort()).toEqual(village.map((_, i) => i));
});

it("joins equal cards that lie alone, where there is little room", () => {
  const many = [node("founders"), node("hayer"), node("hayer"), { ...node("hayer"), coins: 2 }];
  expect(joined(many, chains(many), true).map((group) => group.length)).toEqual([1, 1, 1, 1]);
  expect(joined(many, chains(many), false).map((group) => group.length)).toEqual([1, 2, 1]);
});

it("takes the roomiest layout that fits, and never one that is too small to read", () => {
  expect(densityFor({ w: 1300, h: 700 }, 960, () => 400)).toBe(DENSITIES[0]);
  const small = densityFor({ w: 700, h: 420 }, 960, () => 9000);
  expect(small.scale).toBe(LEAST_SCALE);
  expect(small.card).toBe(TIGHT_HEIGHT);
  expect(densityFor({ w: 750, h: 500 }, 960, (one) => (one.card < CARD_HEIGHT ? 300 : 900)).card).toBe(SHORT_HEIGHT);
});
