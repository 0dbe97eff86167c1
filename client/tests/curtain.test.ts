import { expect, it } from "vitest";
import { nextHolder } from "../src/lib/curtain.ts";

const two = { running: true, mine: [0, 2], toAct: 0 };

it("asks who holds the device before anything is shown", () => {
  expect(nextHolder(two, null, 0)).toBe(0);
  expect(nextHolder({ ...two, toAct: 1 }, null, 2)).toBe(2);
});

it("passes the device when another seat of it is to act", () => {
  expect(nextHolder(two, 0, 0)).toBeNull();
  expect(nextHolder({ ...two, toAct: 2 }, 0, 0)).toBe(2);
});

it("stays with who holds it while others play elsewhere", () => {
  expect(nextHolder({ ...two, toAct: 1 }, 0, 0)).toBeNull();
});

it("is not for one player alone, nor for a game that is over", () => {
  expect(nextHolder({ ...two, mine: [0] }, null, 0)).toBeNull();
  expect(nextHolder({ ...two, running: false, toAct: -1 }, null, 0)).toBeNull();
});
