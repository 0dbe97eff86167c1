import { expect, it } from "vitest";
import { changed, choicesAt, meaningful, valueAt } from "../src/lib/options.ts";
import type { OptionInfo } from "../src/lib/types.ts";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  words: name,
  help: "",
  kind: "bool",
  default: false,
  choices: [],
  pattern: "",
  seats: null,
  needs: {},
  ...more,
});
const options = [
  option("solo_help", { seats: [1] }),
  option("scoundrels"),
  option("thieves", { needs: { scoundrels: [true] } }),
];

it("hides what has no meaning at so many seats, or without what it needs", () => {
  const values = { solo_help: false, scoundrels: false, thieves: false };
  expect(options.map((one) => meaningful(one, 2, values))).toEqual([false, true, false]);
  expect(options.map((one) => meaningful(one, 1, { ...values, scoundrels: true }))).toEqual([true, true, true]);
});

it("sends only what differs from the default and has a meaning", () => {
  expect(changed(options, 2, { solo_help: true, scoundrels: false, thieves: true })).toEqual({});
  expect(changed(options, 2, { solo_help: true, scoundrels: true, thieves: true })).toEqual({
    scoundrels: true,
    thieves: true,
  });
});

it("offers only the values that exist at this number of seats", () => {
  const choices = ["random", "1", "2", "3"].map((value, n) => ({
    value,
    words: value,
    seats: n > 0 ? [2, 3].filter((seats) => seats >= n) : null,
  }));
  const first = option("first_player", { kind: "choice", default: "random", choices });
  expect(choicesAt(first, 2).map((choice) => choice.value)).toEqual(["random", "1", "2"]);
  expect(choicesAt(first, 3)).toHaveLength(4);
  expect(valueAt(first, 2, "3")).toBe("random");
  expect(changed([first], 2, { first_player: "3" })).toEqual({});
  expect(changed([first], 3, { first_player: "3" })).toEqual({ first_player: "3" });
});
