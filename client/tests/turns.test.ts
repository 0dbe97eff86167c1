import { expect, it } from "vitest";
import { placeMarks, type Box } from "../src/lib/turnMarks.ts";
import { firstUnseen, mergeTurns, othersTurns } from "../src/lib/turns.svelte.ts";
import type { Turn, TurnStep } from "../src/lib/types.ts";

function turn(n: number, seat: number, done = true): Turn {
  const more = { name: "", heading: "", text: "", more: "", steps: [], sums: [] };
  return { ...more, n, seat, done, first: n, last: n, events_from: n, events_to: n + 1 };
}

function step(places: string[], way: string[] = []): TurnStep {
  return { text: "", seat: 1, step: 1, places, way, sums: [] };
}

const turns = [turn(0, 0), turn(1, 1), turn(2, 2), turn(3, 0), turn(4, 1), turn(5, 2), turn(6, 0, false)];

it("begins after the last turn that was seen, else after my last finished one", () => {
  expect(firstUnseen(turns, [0], 1)).toBe(2);
  expect(firstUnseen(turns, [0], null)).toBe(4);
  expect(firstUnseen(turns, [0], 90)).toBe(turns.length);
  expect(firstUnseen([], [0], null)).toBe(0);
});

it("shows finished turns of others only", () => {
  expect(othersTurns(turns, [0], 2)).toEqual([2, 4, 5]);
  expect(othersTurns([...turns, turn(7, 1, false)], [0], 6)).toEqual([]);
  expect(othersTurns([turn(0, -1)], [0], 0)).toEqual([0]);
});

it("puts the turns of an answer in the place of the last ones", () => {
  expect(mergeTurns(turns.slice(0, 3), 2, [turn(2, 2), turn(3, 0)]).map((one) => one.n)).toEqual([0, 1, 2, 3]);
  expect(mergeTurns(turns, 0, [])).toEqual([]);
});

const boxes: Record<string, Box> = {
  a: { x: 0, y: 0, w: 10, h: 10 },
  b: { x: 100, y: 50, w: 20, h: 10 },
};
const boxOf = (element: string): Box | null => boxes[element] ?? null;

it("marks the steps that have a place on the board, with the way that led there", () => {
  const marks = placeMarks([step([]), step(["a"], ["a", "elsewhere", "b"]), step(["elsewhere"])], boxOf);
  expect(marks.map((mark) => mark.step)).toEqual([1]);
  expect(marks[0]!.way).toEqual([
    { x: 5, y: 5 },
    { x: 110, y: 55 },
  ]);
  expect(marks[0]!.boxes).toEqual([boxes["b"]]);
});

it("hides no number behind another", () => {
  const marks = placeMarks([step(["a"]), step(["a"]), step(["a", "b"])], boxOf);
  expect(new Set(marks.map((mark) => mark.at.x)).size).toBe(3);
});
