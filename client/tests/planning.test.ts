import { expect, it } from "vitest";
import { DESK, PHONE, spaces, spotAt } from "../src/games/sierra_west/paths.ts";
import { complete, kept, next, put, toggle, without } from "../src/games/sierra_west/planning.ts";

it("fills the free places in order, and takes a card back at the second click", () => {
  let plan = toggle({}, {}, "st1");
  plan = toggle(plan, {}, "st2");
  expect(plan).toEqual({ left: "st1", middle: "st2" });
  expect(toggle(plan, {}, "st1")).toEqual({ middle: "st2" });
  expect(toggle({}, { left: "st9" }, "st1")).toEqual({ middle: "st1" });
});

it("drops a card where it is wanted, and swaps with one that lies there", () => {
  expect(put({ left: "st1" }, "right", "st1")).toEqual({ right: "st1" });
  expect(put({ left: "st1", right: "st2" }, "right", "st1")).toEqual({ left: "st2", right: "st1" });
  expect(put({ left: "st1" }, "left", "st3")).toEqual({ left: "st3" });
  expect(without({ left: "st1", right: "st2" }, "st1")).toEqual({ right: "st2" });
});

it("is complete with three cards, laid or planned", () => {
  expect(complete({ middle: "st2", right: "st3" }, { left: "st1" })).toBe(true);
  expect(complete({ middle: "st2" }, { left: "st1" })).toBe(false);
});

it("forgets cards that are not in the hand, and places that are taken", () => {
  expect(kept({ left: "st1", middle: "st2" }, { left: "st1" }, ["st2", "st3"])).toEqual({ middle: "st2" });
  expect(kept({ right: "gone" }, {}, ["st2"])).toEqual({});
});

it("lays what the game asks for next", () => {
  const legal = ["st1", "st2", "st3"].map((card) => ({ text: `lay left ${card}`, verb: "lay", args: ["left", card] }));
  expect(next({ left: "st2", middle: "st1" }, legal)).toBe("lay left st2");
  expect(next({ middle: "st1" }, legal)).toBeNull();
});

it("draws the paths bigger on a phone, with room between them", () => {
  expect(PHONE.tan - PHONE.green).toBeGreaterThan(PHONE.h);
  expect(spotAt("tan-2", PHONE)!.y).toBe(PHONE.tan);
  const xs = spaces({}, PHONE)
    .filter((one) => one.spot.startsWith("green"))
    .map((one) => one.x);
  for (const [i, x] of xs.slice(1).entries()) expect(x - xs[i]!).toBeGreaterThanOrEqual(PHONE.w);
  expect(DESK.h).toBeLessThan(DESK.tan - DESK.green);
});
