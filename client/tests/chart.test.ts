import { describe, expect, it } from "vitest";
import { chart, tickStep } from "../src/lib/chart.ts";

const line = {
  seat: 0,
  seats: [
    { seat: 0, name: "Ann", automa: false },
    { seat: 1, name: "Bob", automa: false },
  ],
  turns: [
    { step: 0, seat: 0, totals: [0, 0] },
    { step: 10, seat: 1, totals: [5, null] },
    { step: 20, seat: -1, totals: [10, -5] },
  ],
};
const frame = { x: 0, y: 0, w: 100, h: 60 };

describe("the line over a game", () => {
  it("takes round steps", () => {
    expect([1, 7, 15, 90, 130].map(tickStep)).toEqual([1, 2, 5, 50, 50]);
  });

  it("goes from the first move to the last, up for more points, with zero on a line", () => {
    const found = chart(line, frame);
    expect(found.ticks.map((tick) => tick.value)).toContain(0);
    expect(found.curves[0]!.pieces[0]!.map((point) => point.x)).toEqual([0, 50, 100]);
    const [first, , last] = found.curves[0]!.pieces[0]!;
    expect(last!.y).toBeLessThan(first!.y);
  });

  it("breaks where a total cannot be known", () => {
    expect(chart(line, frame).curves[1]!.pieces.map((piece) => piece.length)).toEqual([1, 1]);
  });

  it("finds the turn nearest to a place", () => {
    expect([0, 30, 60, 99].map(chart(line, frame).turnAt)).toEqual([0, 10, 10, 20]);
  });
});
