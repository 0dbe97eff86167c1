import { expect, it } from "vitest";
import { spaces, spotAt, sum } from "../src/games/sierra_west/paths.ts";

const laid = { left: "st1", middle: "st6", right: "st2" };

it("reads five green and four tan spaces off three cards", () => {
  const found = spaces(laid);
  expect(found.filter((one) => one.spot.startsWith("green")).map((one) => one.symbol)).toEqual([
    "food_1",
    "boot_1",
    "stone_1",
    "wood_1",
    "boot_1",
  ]);
  expect(found.filter((one) => one.spot.startsWith("tan")).map((one) => one.symbol)).toEqual([
    "food_1",
    "shovel",
    "wood_1",
    "shovel",
  ]);
});

it("shows what is known while cards are still missing", () => {
  expect(spaces({ left: "st1" }).filter((one) => one.symbol !== "").length).toBe(4);
});

it("marks the paid spaces", () => {
  expect(
    spaces(laid)
      .filter((one) => one.cost > 0)
      .map((one) => [one.spot, one.cost]),
  ).toEqual([
    ["tan-2", 1],
    ["tan-4", 2],
  ]);
});

it("sums what the paths bring", () => {
  expect(sum(laid)).toEqual({ food: 2, boot: 2, stone: 1, wood: 2 });
});

it("knows where figures stand", () => {
  expect(spotAt("green-3")).toMatchObject({ x: 339 });
  expect(spotAt("trapper")).toBeNull();
});
