import { expect, it } from "vitest";
import { changed, meaningful } from "../src/lib/options.ts";
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
