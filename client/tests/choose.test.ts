import { describe, expect, it } from "vitest";
import { absent, back, choose, kept, litTargets, merged, NOTHING, pick, remaining } from "../src/lib/choose.ts";
import type { Action } from "../src/lib/types.ts";

const action = (text: string, ...targets: string[]): Action => ({
  text,
  verb: text.split(" ")[0]!,
  args: text.split(" ").slice(1),
  words: text,
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
    const once = pick(lay, NOTHING, "hand-st1");
    expect(once.chosen).toBeNull();
    expect(remaining(lay, once.picks).map((a) => a.text)).toEqual(["lay left st1", "lay right st1"]);
    expect([...litTargets(lay, once.picks)].sort()).toEqual(["slot-left", "slot-right"]);
  });

  it("chooses the last action left, and plays nothing", () => {
    const twice = pick(lay, pick(lay, NOTHING, "hand-st1"), "slot-right");
    expect(twice.chosen).toBe("lay right st1");
  });

  it("starts anew with an element outside the filter", () => {
    const other = pick(lay, pick(lay, NOTHING, "slot-right"), "hand-st2");
    expect(other).toEqual({ picks: ["hand-st2"], chosen: "lay left st2" });
  });

  it("lets go of an element that is clicked again", () => {
    expect(pick(lay, pick(lay, NOTHING, "hand-st1"), "hand-st1")).toEqual(NOTHING);
  });

  it("ignores what no action touches", () => {
    expect(pick(lay, NOTHING, "market-1")).toEqual(NOTHING);
  });
});

describe("chips and Escape", () => {
  it("a chip is chosen, and let go by a second click", () => {
    const chosen = choose(NOTHING, "pass");
    expect(chosen.chosen).toBe("pass");
    expect(choose(chosen, "pass").chosen).toBeNull();
  });

  it("Escape lets go of the chip first, then of the clicks", () => {
    const chosen = choose(pick(lay, NOTHING, "hand-st1"), "lay left st1");
    const once = back(lay, chosen);
    expect(once).toEqual({ picks: ["hand-st1"], chosen: null });
    expect(back(lay, once)).toEqual(NOTHING);
  });

  it("keeps a choice that is still legal after a new view", () => {
    expect(kept(lay, choose(NOTHING, "pass")).chosen).toBe("pass");
    expect(kept(lay.slice(0, 2), choose(NOTHING, "pass"))).toEqual(NOTHING);
    expect(kept(lay, { picks: ["gone-1"], chosen: null })).toEqual(NOTHING);
  });
});

describe("the log", () => {
  it("keeps the first lines and puts the new ones after them, also after an undo", () => {
    expect(merged([1, 2, 3], 3, [4])).toEqual([1, 2, 3, 4]);
    expect(merged([1, 2, 3], 1, [9])).toEqual([1, 9]);
  });
});

describe("what a question offered before", () => {
  it("is named when its verb is gone, with the last action of that verb", () => {
    const offered = {};
    expect(absent(offered, "build", [action("hire hayer"), action("hire miner"), action("pass")])).toEqual([]);
    expect(absent(offered, "draft", [action("take 1")])).toEqual([]);
    expect(absent(offered, "build", [action("pass")]).map((one) => one.text)).toEqual(["hire miner"]);
  });
});
