import { describe, expect, it } from "vitest";
import { compared, type Spot, travelled } from "../src/lib/motion.ts";

const spot = (id: string, look: string, x: number, piece = false): [string, Spot] => [
  id,
  { id, look, piece, x, y: 0, w: 10, h: 10 },
];
const table = (...spots: [string, Spot][]): Map<string, Spot> => new Map(spots);
const told = (before: Map<string, Spot>, after: Map<string, Spot>): string[] =>
  compared(before, after).moves.map(({ from, to }) => `${from.id} > ${to.id}`);

describe("what moved", () => {
  it("is what stands elsewhere under its own name", () => {
    expect(told(table(spot("herder-0", "rider", 0, true)), table(spot("herder-0", "rider", 90, true)))).toEqual([
      "herder-0 > herder-0",
    ]);
  });

  it("is a card that another place shows now", () => {
    const before = table(spot("slot-3", "Cooper", 0), spot("slot-4", "Miner", 50));
    const after = table(spot("slot-3", "Priest", 0), spot("slot-4", "Miner", 50), spot("hand-cooper", "Cooper", 300));
    const change = compared(before, after);
    expect(change.moves.map(({ from, to }) => `${from.id} > ${to.id}`)).toEqual(["slot-3 > hand-cooper"]);
    expect(change.fresh.map((one) => one.id)).toEqual(["slot-3"]);
    expect(change.gone).toEqual([]);
  });

  it("is not guessed where two look reuseUnchanged", () => {
    const before = table(spot("pile-hay", "Hayer", 0), spot("slot-1", "Hayer", 40));
    expect(told(before, table(spot("hand-a", "Hayer", 200)))).toEqual([]);
  });

  it("is no place that only made room", () => {
    expect(told(table(spot("hand-a", "Miner", 0)), table(spot("hand-a", "Miner", 40)))).toEqual([]);
  });

  it("is nothing where more changed than one action changes", () => {
    const all = Array.from({ length: 20 }, (_, i) => i);
    expect(
      told(table(...all.map((i) => spot(`a-${i}`, `${i}`, 0))), table(...all.map((i) => spot(`b-${i}`, `${i}`, 50)))),
    ).toEqual([]);
  });

  it("gets an arrow only if it went from one part of the table to another", () => {
    const change = compared(
      table(spot("village-0-1", "Miner", 0), spot("slot-1", "Cooper", 50), spot("wagon-1", "w", 0, true)),
      table(spot("village-0-2", "Miner", 40), spot("hand-cooper", "Cooper", 90), spot("wagon-1", "w", 70, true)),
    );
    expect(
      travelled(change.moves)
        .map((move) => move.to.id)
        .sort(),
    ).toEqual(["hand-cooper", "wagon-1"]);
  });
});
