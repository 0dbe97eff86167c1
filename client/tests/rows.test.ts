import { describe, expect, it } from "vitest";
import { shownChips, type Size } from "../src/lib/rows.ts";

const chips = (...widths: number[]): Size[] => widths.map((w) => ({ w, h: 30 }));
const more = { w: 60, h: 30 };

describe("the chips that are shown", () => {
  it("are all of them where they fit, in two rows too", () => {
    expect(shownChips(chips(100, 100, 100), -1, more, { w: 320, h: 30 }, 10)).toEqual([0, 1, 2]);
    expect(shownChips(chips(100, 100, 100, 100), -1, more, { w: 320, h: 70 }, 10)).toEqual([0, 1, 2, 3]);
  });

  it("leave a place of its own for the chip with the rest", () => {
    expect(shownChips(chips(100, 100, 100, 100), -1, more, { w: 320, h: 30 }, 10)).toEqual([0, 1]);
    expect(shownChips(chips(100, 100, 100, 100, 100, 100, 100), -1, more, { w: 320, h: 70 }, 10)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it("always hold the chosen one", () => {
    expect(shownChips(chips(100, 100, 100, 100), 3, more, { w: 320, h: 30 }, 10)).toEqual([0, 3]);
    expect(shownChips(chips(100, 100, 100, 100), 0, more, { w: 320, h: 30 }, 10)).toEqual([0, 1]);
  });

  it("fit by height: a row with a long chip takes the place of two", () => {
    const long = [{ w: 300, h: 60 }, ...chips(100, 100)];
    expect(shownChips(long, -1, more, { w: 400, h: 66 }, 6)).toEqual([0]);
  });

  it("are at least one, also where it does not go beside the rest", () => {
    expect(shownChips(chips(300, 300), -1, more, { w: 320, h: 30 }, 10)).toEqual([0]);
    expect(shownChips(chips(300, 300), 1, more, { w: 320, h: 30 }, 10)).toEqual([1]);
    expect(shownChips([], -1, more, { w: 320, h: 30 }, 10)).toEqual([]);
  });
});
