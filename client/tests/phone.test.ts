import { expect, it } from "vitest";
import { shaped } from "../src/games/phone.ts";

const whole = { x: 0, y: 0, w: 1300, h: 820 };

it("holds the wanted part in the shape of the room", () => {
  const box = shaped({ x: 0, y: 196, w: 330, h: 400 }, { w: 374, h: 500 }, 0.5, whole);
  expect(box.w / box.h).toBeCloseTo(374 / 500);
  expect(box.w).toBeGreaterThanOrEqual(319);
  expect(box.h).toBeGreaterThanOrEqual(400);
});

it("shows less where type would get too small", () => {
  const box = shaped({ x: 0, y: 0, w: 1300, h: 820 }, { w: 374, h: 500 }, 0.55, whole);
  expect(374 / box.w).toBeCloseTo(0.55);
});

it("stays on the board", () => {
  const box = shaped({ x: 1200, y: 700, w: 400, h: 300 }, { w: 374, h: 500 }, 0.5, whole);
  expect(box.x + box.w).toBeLessThanOrEqual(1300);
  expect(box.y + box.h).toBeLessThanOrEqual(820);
});
