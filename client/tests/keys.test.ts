import { expect, it } from "vitest";
import { nearest } from "../src/lib/keys.ts";

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 100 },
];

it("goes to the nearest place in the direction of the key", () => {
  expect(nearest(places[0]!, places, "ArrowRight")).toBe(1);
  expect(nearest(places[2]!, places, "ArrowLeft")).toBe(1);
  expect(nearest(places[1]!, places, "ArrowDown")).toBe(3);
});

it("stays where nothing is ahead", () => {
  expect(nearest(places[3]!, places, "ArrowDown")).toBe(-1);
});
