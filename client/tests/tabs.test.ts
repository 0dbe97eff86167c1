import { describe, expect, it } from "vitest";
import gwt from "../src/games/gwt/module.ts";
import sierraWest from "../src/games/sierra_west/module.ts";
import villagers from "../src/games/villagers/module.ts";
import { litOn, tabFor } from "../src/lib/tabs.ts";

const tab = (id: string) => villagers.tabs.find((one) => one.id === id)!;
const build = new Set(["hand-cooper", "hand-mason", "basic-hayer", "basic-miner", "basic-lumberjack"]);

describe("the tab that a phone turns to", () => {
  it("is the hand when building begins, although villagers can be hired on the road", () => {
    const asked = { question: "build", fresh: true, lit: build, me: 0 };
    expect(tabFor(villagers.tabs, tab("road"), asked)?.id).toBe("hand");
  });

  it("stays where the player has turned to while the question is the same", () => {
    const asked = { question: "build", fresh: false, lit: build, me: 0 };
    expect(tabFor(villagers.tabs, tab("road"), asked)?.id).toBe("road");
  });

  it("is the one with the most to choose where the shown one has nothing", () => {
    const lit = new Set(["hand-cooper", "slot-1", "slot-2", "stack-3"]);
    expect(tabFor(villagers.tabs, tab("players"), { question: "draft", fresh: true, lit, me: 0 })?.id).toBe("road");
  });

  it("does not change while nothing can be chosen", () => {
    const asked = { question: "draft", fresh: true, lit: new Set<string>(), me: 0 };
    expect(tabFor(villagers.tabs, tab("players"), asked)?.id).toBe("players");
  });

  it("is that of the others where one of their villagers can be chosen", () => {
    const lit = new Set(["village-2-4"]);
    expect(tabFor(villagers.tabs, tab("road"), { question: "unlock", fresh: true, lit, me: 0 })?.show).toBe("players");
    expect(tabFor(villagers.tabs, tab("road"), { question: "unlock", fresh: true, lit, me: 2 })?.id).toBe("village");
  });
});

it("holds every element on exactly one tab", () => {
  const known: [typeof gwt, string[]][] = [
    [gwt, ["space-neutral_a", "track-3", "job-3-cowboy", "market-x", "display-1", "card-x", "disc-x", "effect-x"]],
    [sierraWest, ["mountain-r1p1", "trail-2", "market-1", "homestead-food", "spot-green-1", "hand-x", "orchard-green"]],
    [villagers, ["slot-1", "basic-hayer", "village-0-3", "village-1-3", "hand-cooper", "improvement-mill"]],
  ];
  for (const [game, targets] of known)
    for (const target of targets)
      expect([target, game.tabs.filter((one) => litOn(one, new Set([target]), 0) > 0).length]).toEqual([target, 1]);
});
