import { expect, it } from "vitest";
import { firstStep } from "../src/lib/replay.svelte.ts";

const turns = [
  { step: 1, seat: 0 },
  { step: 4, seat: 1 },
  { step: 9, seat: 2 },
];

it("begins looking back where my last turn ended", () => {
  expect(firstStep(turns, [0])).toBe(3);
  expect(firstStep(turns, [1])).toBe(8);
});

it("begins before the last turn where that was mine, or I only watch", () => {
  expect(firstStep(turns, [2])).toBe(8);
  expect(firstStep([{ step: 1, seat: 0 }], [0])).toBe(0);
  expect(firstStep(turns, [])).toBe(0);
  expect(firstStep([], [0])).toBe(0);
});
