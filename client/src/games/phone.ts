/** What a phone shows of a board: never so much that its type gets too small. */
import { type Box, clamped, type Room } from "../lib/zoom.ts";

/** A box in the shape of the room that holds the wanted one, or as much of it as can be read: `least` pixels a unit. */
export function shaped(wanted: Box, room: Room, least: number, whole: Box): Box {
  const scale = Math.max(Math.min(room.w / wanted.w, room.h / wanted.h), least);
  return clamped({ x: wanted.x, y: wanted.y, w: room.w / scale, h: room.h / scale }, whole);
}
