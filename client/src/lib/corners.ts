/** Where something small can lie over a drawing without covering what can be clicked. */
import type { Room } from "./zoom.ts";

/** `right`: in the middle of the right edge. */
export type Corner = "bottom-left" | "bottom-right" | "top-left" | "top-right" | "right";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function rectIn(corner: Corner, room: Rect, size: Room): Rect {
  const left = corner.endsWith("left") ? room.left : room.right - size.w;
  const middle = (room.top + room.bottom - size.h) / 2;
  const top = corner === "right" ? middle : corner.startsWith("top") ? room.top : room.bottom - size.h;
  return { left, top, right: left + size.w, bottom: top + size.h };
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these corners of the room in which a thing of that size covers none of the rectangles; null: none. */
export function freeCorner(order: readonly Corner[], room: Rect, size: Room, taken: readonly Rect[]): Corner | null {
  return order.find((corner) => !taken.some((one) => overlap(one, rectIn(corner, room, size)))) ?? null;
}
