import { describe, expect, it } from "vitest";
import { FRAME_FIELDS, humanized, numbersOf, outline, seatField, seatFields } from "../src/plain/outline.ts";
import { messagesByName } from "../src/lib/terms.ts";

const wording = { label: humanized, value: (_key: string, value: unknown): string => String(value) };
const view = {
  game: "rummy",
  trump: "cups",
  trick: ["ace_cups", "two_cups"],
  piles: [
    { size: 3, top: "king_cups" },
    { size: 0, top: null },
  ],
  bank: { gold: 4, mines: [[1, 2], [3]] },
  seats: [
    { seat: 0, points: 3, hand: ["ace_cups"] },
    { seat: 1, points: 5 },
  ],
};

describe("a view without a drawing of its own", () => {
  const parts = outline(view, wording, new Set([...FRAME_FIELDS, "seats"]));

  it("becomes values, then lists, tables and groups", () => {
    expect(parts.map((part) => [part.kind, part.label])).toEqual([
      ["value", "Trump"],
      ["list", "Trick"],
      ["table", "Piles"],
      ["group", "Bank"],
    ]);
  });

  it("keeps everything that is nested", () => {
    const text = JSON.stringify(parts);
    for (const value of ["king_cups", '"text":"3"', '"label":"Mines 2"', '"label":"Gold"'])
      expect(text).toContain(value);
  });

  it("lights up by the name of a thing or by its place in a list", () => {
    const trick = parts.find((part) => part.label === "Trick")!;
    expect(trick.kind === "list" && trick.items[1]!.targets).toEqual(["trick-two_cups", "trick-2"]);
    const piles = parts.find((part) => part.label === "Piles")!;
    expect(piles.kind === "table" && piles.rows[0]![0]!.targets).toEqual(["piles-1", "pile-1"]);
    const mine = outline(seatFields(view, 0)!, wording, FRAME_FIELDS).find((part) => part.kind === "list")!;
    expect(mine.kind === "list" && mine.items[0]!.targets).toContain("hand-ace_cups");
  });

  it("shows each seat's numbers in its panel", () => {
    expect(seatField(view)).toBe("seats");
    expect(seatField({ hand: [], players: 3 })).toBeNull();
    expect(numbersOf(seatFields(view, 1)!, 4)).toEqual([["points", 5]]);
    expect(seatFields({}, 0)).toBeNull();
  });
});

it("finds what a thing is called by its name alone", () => {
  const names = messagesByName("card-ace = Ace\nevent-ace = { $seat } plays\nquestion-x = Which?\nsuit-cups = Cups\n");
  expect([...names]).toEqual([
    ["ace", "card-ace"],
    ["cups", "suit-cups"],
  ]);
});
