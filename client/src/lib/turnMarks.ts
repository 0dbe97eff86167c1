/** Where the steps of a turn are on the screen. */
import type { TurnStep } from "./types.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** One step with a place on the board: frames, the way there, and where its number goes. */
export interface Mark {
  step: number;
  boxes: Box[];
  way: Point[];
  at: Point;
}

/** No more frames a step: a step with many places is told in words. */
const MOST = 3;
const APART = 20;

/** The steps that have a place, each number where none lies yet. */
export function placeMarks(steps: readonly TurnStep[], boxOf: (element: string) => Box | null): Mark[] {
  const marks: Mark[] = [];
  steps.forEach((step, i) => {
    const travelled = step.way.map(boxOf).filter((box) => box !== null);
    const framed = step.way.length > 0 ? travelled.slice(-1) : step.places.map(boxOf).filter((box) => box !== null);
    const boxes = framed.slice(0, MOST);
    if (boxes.length === 0) return;
    const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
    marks.push({ step: i, boxes, way: travelled.map(middle), at: freeAt(boxes[0]!, marks) });
  });
  return marks;
}

/** The upper left corner, moved on to the right while another number is there. */
function freeAt(box: Box, marks: readonly Mark[]): Point {
  const at = { x: box.x, y: box.y };
  while (marks.some((mark) => Math.abs(mark.at.x - at.x) < APART && Math.abs(mark.at.y - at.y) < APART))
    at.x += APART + 4;
  return at;
}

/** An element as it is drawn now; null where it is not, or is out of sight. */
function drawnBox(element: string): Box | null {
  const name = CSS.escape(element);
  for (const found of document.querySelectorAll(`.table-page [data-target="${name}"]`)) {
    const box = found.getBoundingClientRect();
    const part = found.closest(".stage, .right, .left, .bottom")?.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const inside =
      part && middle.x > part.left && middle.x < part.right && middle.y > part.top && middle.y < part.bottom;
    if (box.width > 0 && inside) return { x: box.left, y: box.top, w: box.width, h: box.height };
  }
  return null;
}

export function marksOf(steps: readonly TurnStep[]): Mark[] {
  return placeMarks(steps, drawnBox);
}
