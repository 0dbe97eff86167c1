import { describe, expect, it } from "vitest";
import { fillOf, barPieces, barRange, pointsText } from "../src/lib/scoreParts.ts";
import { settled } from "../src/lib/types.ts";

const part = (category: string, points: number) => ({ category, words: category, points });
const score = (...points: number[]) =>
  settled({
    seat: 0,
    name: "Ann",
    total: points.reduce((a, b) => a + b, 0),
    rank: 1,
    automa: false,
    parts: points.map((n, i) => part(`p${i}`, n)),
  });

describe("the bar of a score", () => {
  it("puts what is lost left of the zero line, and all bars on one scale", () => {
    const room = barRange([score(30, -10), score(10)]);
    expect(room).toEqual({ most: 30, less: 10 });
    expect(barPieces(score(30, -10), room)).toEqual([
      { x: 0, w: 25, n: -1, points: -10 },
      { x: 25, w: 75, n: 0, points: 30 },
    ]);
    expect(barPieces(score(10), room)).toEqual([{ x: 25, w: 25, n: 0, points: 10 }]);
  });

  it("shows as open what nobody can know yet", () => {
    const open = { ...score(4), parts: [{ ...part("secret", 0), points: null, least: 2, most: 6 }] };
    expect(barPieces(open, barRange([open])).map((piece) => [piece.n, piece.points])).toEqual([
      [0, 2],
      [-2, 4],
    ]);
    expect(pointsText(null, -2, 6)).toBe("−2…6");
    expect(pointsText(-3, -3, -3)).toBe("−3");
  });

  it("gives neighbours different fills", () => {
    for (let n = 0; n < 16; n++) expect(fillOf(n)).not.toBe(fillOf(n + 1));
  });
});
