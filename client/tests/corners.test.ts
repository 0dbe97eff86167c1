import { expect, it } from "vitest";
import { type Corner, freeCorner } from "../src/lib/corners.ts";

const room = { left: 0, top: 100, right: 374, bottom: 600 };
const size = { w: 132, h: 92 };
const order: Corner[] = ["bottom-left", "top-left", "top-right", "bottom-right"];
const spot = (x: number, y: number) => ({ left: x, top: y, right: x + 40, bottom: y + 40 });

it("takes the first corner in which nothing lit lies", () => {
  expect(freeCorner(order, room, size, [])).toBe("bottom-left");
  expect(freeCorner(order, room, size, [spot(100, 560)])).toBe("top-left");
  expect(freeCorner(order, room, size, [spot(100, 560), spot(0, 110)])).toBe("top-right");
});

it("takes none rather than one that covers something", () => {
  const everywhere = [spot(0, 110), spot(330, 110), spot(0, 560), spot(330, 560)];
  expect(freeCorner(order, room, size, everywhere)).toBeNull();
});
