import { describe, expect, it } from "vitest";
import { boxOf, clamped, fitScale, limited, lookAt, shiftInto, zoomed } from "../src/lib/zoom.ts";

const whole = { x: 0, y: 0, w: 1200, h: 800 };
const desk = { w: 600, h: 400 };
const phone = { w: 374, h: 500 };
const fit = { x: 600, y: 400, scale: 0 };

describe("what is seen", () => {
  it("is the whole drawing at first", () => {
    expect(boxOf(limited(fit, whole, desk), desk)).toEqual(whole);
  });

  it("has the shape of the room, however near it is", () => {
    let look = limited(fit, whole, phone);
    for (let step = 0; step < 6; step++) {
      look = zoomed(look, { x: 600, y: 400 }, 1.33, whole, phone);
      const box = boxOf(look, phone);
      expect(box.w / box.h).toBeCloseTo(phone.w / phone.h);
    }
  });

  it("grows by what was asked for", () => {
    const near = zoomed(limited(fit, whole, phone), { x: 600, y: 400 }, 1.33, whole, phone);
    expect(near.scale / fitScale(whole, phone)).toBeCloseTo(1.33);
  });

  it("fills the room as soon as it is near enough", () => {
    const near = zoomed(limited(fit, whole, phone), { x: 0, y: 0 }, 2.1, whole, phone);
    const box = boxOf(near, phone);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.w).toBeLessThanOrEqual(whole.w + 1e-9);
    expect(box.y + box.h).toBeLessThanOrEqual(whole.h + 1e-9);
  });

  it("keeps the point under the pointer where it is", () => {
    const near = zoomed(limited(fit, whole, desk), { x: 300, y: 200 }, 2, whole, desk);
    expect(boxOf(near, desk)).toEqual({ x: 150, y: 100, w: 600, h: 400 });
  });

  it("goes no nearer than its limit, and no further than the whole", () => {
    const look = limited(fit, whole, desk);
    expect(zoomed(look, { x: 0, y: 0 }, 100, whole, desk).scale).toBe(1.5);
    expect(boxOf(zoomed(look, { x: 0, y: 0 }, 0.1, whole, desk), desk)).toEqual(whole);
    expect(zoomed(limited(fit, whole, phone), { x: 0, y: 0 }, 100, whole, phone).scale).toBe(1.25);
  });

  it("never leaves the drawing by more than the slack", () => {
    const look = limited({ x: -500, y: 5000, scale: 1 }, whole, desk);
    expect(boxOf(look, desk)).toEqual({ x: 0, y: 400, w: 600, h: 400 });
    expect(boxOf(limited({ ...look, x: -500 }, whole, desk, 50), desk).x).toBe(-50);
  });

  it("shows a box that is asked for", () => {
    const box = boxOf(lookAt({ x: 400, y: 300, w: 200, h: 100 }, phone), phone);
    expect(box.x).toBeLessThanOrEqual(400);
    expect(box.x + box.w).toBeGreaterThanOrEqual(600);
  });
});

it("moves a box into the whole, or around its middle", () => {
  expect(clamped({ x: -50, y: 700, w: 400, h: 300 }, whole)).toEqual({ x: 0, y: 500, w: 400, h: 300 });
  expect(clamped({ x: 9, y: 9, w: 300, h: 1000 }, whole).y).toBe(-100);
});

it("moves no further than is needed to see something", () => {
  expect(shiftInto(100, 140, 0, 400, 20)).toBe(0);
  expect(shiftInto(5, 45, 0, 400, 20)).toBe(15);
  expect(shiftInto(390, 430, 0, 400, 20)).toBe(-50);
  expect(shiftInto(30, 800, 0, 400, 20)).toBe(-10);
});
