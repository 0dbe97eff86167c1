import { expect, it } from "vitest";
import { around, clamped, zoomed } from "../src/lib/zoom.ts";

const whole = { x: 0, y: 0, w: 1200, h: 800 };

it("never leaves the board", () => {
  expect(clamped({ x: -50, y: 700, w: 400, h: 300 }, whole)).toEqual({ x: 0, y: 500, w: 400, h: 300 });
});

it("keeps the point under the pointer where it is", () => {
  const near = zoomed(whole, 300, 200, 0.5, whole);
  expect(near).toEqual({ x: 150, y: 100, w: 600, h: 400 });
});

it("goes no nearer than three times, and no further than the whole", () => {
  expect(zoomed(whole, 0, 0, 0.01, whole).w).toBe(400);
  expect(zoomed(whole, 0, 0, 10, whole)).toEqual(whole);
});

it("starts on a box that holds all that is asked for", () => {
  const box = around(
    [
      { x: 500, y: 400 },
      { x: 700, y: 420 },
    ],
    50,
    300,
    1,
    whole,
  );
  expect(box.x).toBeLessThanOrEqual(450);
  expect(box.x + box.w).toBeGreaterThanOrEqual(750);
  expect(box.w / box.h).toBeCloseTo(1);
});
