import { expect, it } from "vitest";
import { reuseUnchanged } from "../src/lib/reuse.ts";

it("is the very same where nothing has changed", () => {
  const before = { road: [{ card: "cooper", coins: 0 }, null], gold: 8 };
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
});

it("keeps what has not changed beside what has", () => {
  const before = {
    road: [
      { card: "cooper", coins: 0 },
      { card: "miner", coins: 0 },
    ],
    hand: ["smith"],
    gold: 8,
  };
  const now = reuseUnchanged(before, {
    road: [
      { card: "cooper", coins: 0 },
      { card: "miner", coins: 1 },
    ],
    hand: ["smith"],
    gold: 8,
  });
  expect(now).toEqual({
    road: [
      { card: "cooper", coins: 0 },
      { card: "miner", coins: 1 },
    ],
    hand: ["smith"],
    gold: 8,
  });
  expect(now.road[0]).toBe(before.road[0]);
  expect(now.road[1]).not.toBe(before.road[1]);
  expect(now.hand).toBe(before.hand);
});

it("takes fields that came and went, and values of another kind", () => {
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseUnchanged({ a: 1 }, { a: 1, b: undefined })).toHaveProperty("b");
  expect(reuseUnchanged([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(reuseUnchanged({ 0: 1 }, [1])).toEqual([1]);
  expect(reuseUnchanged(null, { a: 1 })).toEqual({ a: 1 });
});
