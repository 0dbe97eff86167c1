/** Which part of a drawing is seen, and how large. What is seen always has the shape of the room on the screen. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The room that a drawing has on the screen, in pixels. */
export interface Room {
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is seen: the point in the middle of the room, and how many pixels a unit of the drawing has there. */
export interface Look extends Point {
  scale: number;
}

/** How many times larger than the whole drawing its parts may get. */
const MOST = 3;
/** On small screens, where that is little: up to this many pixels a unit. */
const MOST_SCALE = 1.25;

/** The scale at which the whole drawing just fits into the room. */
export const fitScale = (whole: Box, room: Room): number => Math.min(room.w / whole.w, room.h / whole.h);

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The middle of the view along one axis: no empty room beside the drawing, except where all of it fits. */
function middle(at: number, from: number, length: number, seen: number, slack: number): number {
  if (seen >= length) return from + length / 2;
  return between(at, from + seen / 2 - slack, from + length - seen / 2 + slack);
}

/** The look with its scale and middle within their limits. `slack`: pixels by which an edge may be pulled inwards. */
export function limited(look: Look, whole: Box, room: Room, slack = 0): Look {
  const fit = fitScale(whole, room);
  const scale = between(look.scale, fit, Math.max(MOST * fit, MOST_SCALE));
  const pulled = scale > fit ? slack / scale : 0;
  return {
    x: middle(look.x, whole.x, whole.w, room.w / scale, pulled),
    y: middle(look.y, whole.y, whole.h, room.h / scale, pulled),
    scale,
  };
}

/** The part of the drawing that is seen. */
export function boxOf(look: Look, room: Room): Box {
  const [w, h] = [room.w / look.scale, room.h / look.scale];
  return { x: look.x - w / 2, y: look.y - h / 2, w, h };
}

/** The look that shows a box as large as the room allows. */
export function lookAt(box: Box, room: Room): Look {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2, scale: fitScale(box, room) };
}

/** The look zoomed by a factor (over 1: nearer); the given point of the drawing stays where it is on the screen. */
export function zoomed(look: Look, at: Point, factor: number, whole: Box, room: Room, slack = 0): Look {
  const { scale } = limited({ ...look, scale: look.scale * factor }, whole, room);
  const kept = look.scale / scale;
  return limited({ x: at.x - (at.x - look.x) * kept, y: at.y - (at.y - look.y) * kept, scale }, whole, room, slack);
}

/** The box moved so that it lies inside the whole, or around its middle where it is larger. */
export function clamped(box: Box, whole: Box): Box {
  return {
    ...box,
    x: middle(box.x + box.w / 2, whole.x, whole.w, box.w, 0) - box.w / 2,
    y: middle(box.y + box.h / 2, whole.y, whole.h, box.h, 0) - box.h / 2,
  };
}

/** How far one interval must be moved to lie inside another, with a margin; its beginning comes first. */
export function shiftInto(from: number, to: number, outerFrom: number, outerTo: number, margin: number): number {
  if (from < outerFrom + margin || to - from > outerTo - outerFrom - 2 * margin) return outerFrom + margin - from;
  return to > outerTo - margin ? outerTo - margin - to : 0;
}
