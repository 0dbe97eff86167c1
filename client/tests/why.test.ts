import { expect, it } from "vitest";
import { meant } from "../src/lib/why.ts";
import type { Action } from "../src/lib/types.ts";

const take: Action = { text: "take 1", verb: "take", args: ["1"], words: "", rule: "", targets: ["slot-1"] };
const scout: Action = {
  text: "scout r4p2 hat",
  verb: "scout",
  args: ["r4p2", "hat"],
  words: "",
  rule: "",
  targets: ["mountain-r4p2", "boots-hat"],
};

it("asks about the same verb with the element that was clicked", () => {
  expect(meant([take, scout], "slot-3", {})).toBe("take 3");
  expect(meant([take, scout], "mountain-r3p1", {})).toBe("scout r3p1 hat");
});

it("falls back to what such an element usually stands for", () => {
  expect(meant([take], "hand-cooper", { hand: "place" })).toBe("place cooper");
  expect(meant([take], "reserve", {})).toBeNull();
});
