import { describe, expect, it } from "vitest";
import {
  noteOffered,
  undoPick,
  chipActions,
  clickElement,
  clickChip,
  keepPossible,
  litTargets,
  mergeLines,
  NO_CHOICE,
  addPick,
  matchingActions,
} from "../src/lib/choose.ts";
import type { Action } from "../src/lib/types.ts";

const action = (text: string, ...targets: string[]): Action => ({
  text,
  verb: text.split(" ")[0]!,
  args: text.split(" ").slice(1),
  words: text,
  rule: "",
  targets,
});
const lay = [
  action("lay left st1", "slot-left", "hand-st1"),
  action("lay left st2", "slot-left", "hand-st2"),
  action("lay right st1", "slot-right", "hand-st1"),
  action("pass"),
];

describe("clicking", () => {
  it("lights everything that some action touches", () => {
    expect([...litTargets(lay, [])].sort()).toEqual(["hand-st1", "hand-st2", "slot-left", "slot-right"]);
  });

  it("keeps the actions that touch what was clicked", () => {
    const once = addPick(lay, NO_CHOICE, "hand-st1");
    expect(once.chosen).toBeNull();
    expect(matchingActions(lay, once.picks).map((a) => a.text)).toEqual(["lay left st1", "lay right st1"]);
    expect([...litTargets(lay, once.picks)].sort()).toEqual(["slot-left", "slot-right"]);
  });

  it("chooses the last action left, and plays nothing", () => {
    const twice = addPick(lay, addPick(lay, NO_CHOICE, "hand-st1"), "slot-right");
    expect(twice.chosen).toBe("lay right st1");
  });

  it("starts anew with an element outside the filter", () => {
    const other = addPick(lay, addPick(lay, NO_CHOICE, "slot-right"), "hand-st2");
    expect(other).toEqual({ picks: ["hand-st2"], chosen: "lay left st2" });
  });

  it("lets go of an element that is clicked again", () => {
    expect(addPick(lay, addPick(lay, NO_CHOICE, "hand-st1"), "hand-st1")).toEqual(NO_CHOICE);
  });

  it("keeps of the earlier clicks those that the new one goes with", () => {
    const twice = addPick(lay, addPick(lay, NO_CHOICE, "slot-left"), "hand-st1");
    expect(addPick(lay, twice, "hand-st2")).toEqual({ picks: ["slot-left", "hand-st2"], chosen: "lay left st2" });
  });

  it("ignores what no action touches", () => {
    expect(addPick(lay, NO_CHOICE, "market-1")).toEqual(NO_CHOICE);
  });
});

describe("what a click does", () => {
  const draft = [action("take 1", "slot-1"), action("take 2", "slot-2"), action("draw 2", "stack-2")];
  const first = clickElement(draft, NO_CHOICE, "slot-1").choice;

  it("chooses a lit element, also when another one is chosen already", () => {
    expect(first.chosen).toBe("take 1");
    expect(clickElement(draft, first, "slot-2")).toEqual({
      effect: "choose",
      choice: { picks: ["slot-2"], chosen: "take 2" },
    });
  });

  it("confirms on what is chosen, with one click or the second of a double click", () => {
    expect(clickElement(draft, first, "slot-1")).toEqual({ effect: "confirm", choice: first });
    expect(clickElement(draft, first, "slot-1", 2)).toEqual({ effect: "confirm", choice: first });
    const byChip = clickChip(NO_CHOICE, "take 2").choice;
    expect(clickElement(draft, byChip, "slot-2").effect).toBe("confirm");
  });

  it("does not confirm on an element that other actions share", () => {
    const byChip = clickChip(NO_CHOICE, "lay left st1").choice;
    expect(clickElement(lay, byChip, "hand-st1")).toEqual({
      effect: "choose",
      choice: { picks: ["hand-st1"], chosen: null },
    });
    const narrowed = clickChip(addPick(lay, NO_CHOICE, "hand-st1"), "lay left st1").choice;
    expect(clickElement(lay, narrowed, "slot-left").effect).toBe("confirm");
  });

  it("does nothing with the second click of a double click that chose nothing", () => {
    const half = clickElement(lay, NO_CHOICE, "hand-st1").choice;
    expect(clickElement(lay, half, "hand-st1", 2)).toEqual({ effect: "none", choice: half });
    expect(clickElement(draft, NO_CHOICE, "slot-1", 2)).toEqual({ effect: "none", choice: NO_CHOICE });
  });

  it("asks why an unlit element is not possible, and keeps the choice", () => {
    expect(clickElement(draft, first, "slot-6")).toEqual({ effect: "explain", choice: first });
  });

  it("is the same for chips", () => {
    const chosen = clickChip(NO_CHOICE, "pass");
    expect(chosen).toEqual({ effect: "choose", choice: { picks: [], chosen: "pass" } });
    expect(clickChip(chosen.choice, "pass").effect).toBe("confirm");
    expect(clickChip(chosen.choice, "pass", 2).effect).toBe("confirm");
    expect(clickChip(NO_CHOICE, "pass", 2).effect).toBe("none");
    expect(clickChip(chosen.choice, "lay left st1").choice.chosen).toBe("lay left st1");
  });
});

describe("the chips", () => {
  const texts = (picks: string[]): string[] => chipActions(lay, picks).map((one) => one.text);

  it("shrink with each clickElement, but keep the sisters of a single action left", () => {
    expect(texts([])).toHaveLength(4);
    expect(texts(["hand-st1"])).toEqual(["lay left st1", "lay right st1"]);
    expect(texts(["hand-st1", "slot-right"])).toEqual(["lay left st1", "lay right st1"]);
    expect(texts(["hand-st2"])).toHaveLength(4);
  });
});

describe("Escape", () => {
  it("Escape lets go of the chip first, then of the clicks", () => {
    const chosen = clickChip(addPick(lay, NO_CHOICE, "hand-st1"), "lay left st1").choice;
    const once = undoPick(lay, chosen);
    expect(once).toEqual({ picks: ["hand-st1"], chosen: null });
    expect(undoPick(lay, once)).toEqual(NO_CHOICE);
  });

  it("keeps a choice that is still legal after a new view", () => {
    expect(keepPossible(lay, clickChip(NO_CHOICE, "pass").choice).chosen).toBe("pass");
    expect(keepPossible(lay.slice(0, 2), clickChip(NO_CHOICE, "pass").choice)).toEqual(NO_CHOICE);
    expect(keepPossible(lay, { picks: ["gone-1"], chosen: null })).toEqual(NO_CHOICE);
  });
});

describe("the log", () => {
  it("keeps the first lines and puts the new ones after them, also after an undo", () => {
    expect(mergeLines([1, 2, 3], 3, [4])).toEqual([1, 2, 3, 4]);
    expect(mergeLines([1, 2, 3], 1, [9])).toEqual([1, 9]);
  });
});

describe("what a question offered before", () => {
  it("is named when its verb is gone, with the last action of that verb", () => {
    const offered = {};
    expect(noteOffered(offered, "build", [action("hire hayer"), action("hire miner"), action("pass")])).toEqual([]);
    expect(noteOffered(offered, "draft", [action("take 1")])).toEqual([]);
    expect(noteOffered(offered, "build", [action("pass")]).map((one) => one.text)).toEqual(["hire miner"]);
  });
});
