/** What a phone shows of a board: never so much that its type gets too small. */
import { clamped, type Box } from "../lib/zoom.ts";

/** The room that a board has on the screen, in pixels. */
export interface Room {
  w: number;
  h: number;
}

/** Before the page is measured: about what a phone in portrait has. */
export const UNMEASURED: Room = { w: 374, h: 500 };

/** A box in the shape of the room that holds the wanted one, or as much of it as can be read: `least` pixels a unit. */
export function shaped(wanted: Box, room: Room, least: number, whole: Box): Box {
  const scale = Math.max(Math.min(room.w / wanted.w, room.h / wanted.h), least);
  return clamped({ x: wanted.x, y: wanted.y, w: room.w / scale, h: room.h / scale }, whole);
}

export type Corner = "bottom-left" | "top-left" | "top-right";
/** The small map with the space around it, in pixels. */
const MAP: Room = { w: 140, h: 100 };

/** Picks a corner of the shown box where the small map covers none of these points, so that no target is hidden. */
export function freeCorner(box: Box, room: Room, points: readonly { x: number; y: number }[], reach: number): Corner {
  const scale = Math.min(room.w / box.w, room.h / box.h);
  const [w, h] = [MAP.w / scale + reach, MAP.h / scale + reach];
  const bottom = box.y + room.h / scale;
  const taken = (corner: Corner): boolean =>
    points.some(
      (point) =>
        (corner === "top-right" ? point.x > box.x + box.w - w : point.x < box.x + w) &&
        (corner === "bottom-left" ? point.y > bottom - h : point.y < box.y + h),
    );
  return (["bottom-left", "top-left", "top-right"] as const).find((corner) => !taken(corner)) ?? "bottom-left";
}
