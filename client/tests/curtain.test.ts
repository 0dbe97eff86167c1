import { expect, it } from "vitest";
import { passedTo } from "../src/lib/curtain.ts";

const two = { running: true, mine: [0, 2], toAct: 0 };

it("asks who holds the device before anything is shown", () => {
  expect(passedTo(two, null, 0)).toBe(0);
  expect(passedTo({ ...two, toAct: 1 }, null, 2)).toBe(2);
});

it("passes the device when another seat of it is to act", () => {
  expect(passedTo(two, 0, 0)).toBeNull();
  expect(passedTo({ ...two, toAct: 2 }, 0, 0)).toBe(2);
});

it("stays with who holds it while others play elsewhere", () => {
  expect(passedTo({ ...two, toAct: 1 }, 0, 0)).toBeNull();
});

it("is not for one player alone, nor for a game that is over", () => {
  expect(passedTo({ ...two, mine: [0] }, null, 0)).toBeNull();
  expect(passedTo({ ...two, running: false, toAct: -1 }, null, 0)).toBeNull();
});
