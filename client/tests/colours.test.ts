import { expect, it } from "vitest";
import { colourOf, orchardColours } from "../src/games/sierra_west/colours.ts";

it("draws each fish in the colour of what it is traded for", () => {
  expect(["trout", "salmon", "bass"].map(colourOf)).toEqual(["wood", "food", "stone"].map((one) => `var(--sw-${one})`));
});

it("draws no sign in the colour of the cards' backs", () => {
  for (const sign of ["trout", "any_fish", "salmon", "apple", "stone"]) expect(colourOf(sign)).not.toContain("back");
});

it("draws an orchard for each track that an apple homestead may move up", () => {
  expect(orchardColours("green")).toEqual(["var(--sw-apple-green)"]);
  expect(orchardColours("red")).toEqual(["var(--sw-apple-red)"]);
  expect(orchardColours("either")).toEqual(["var(--sw-apple-green)", "var(--sw-apple-red)"]);
});
