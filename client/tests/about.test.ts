/** What an element tells about itself: every kind has words and a rule, and every rule cited exists. */
import { expect, it } from "vitest";
import gwtRules from "../../docs/rules/gwt.md?raw";
import sierraRules from "../../docs/rules/sierra_west.md?raw";
import villagersRules from "../../docs/rules/villagers.md?raw";
import gwtSource from "../src/games/gwt/module.ts?raw";
import sierraSource from "../src/games/sierra_west/module.ts?raw";
import villagersSource from "../src/games/villagers/module.ts?raw";
import gwt from "../src/games/gwt/module.ts";
import sierraWest from "../src/games/sierra_west/module.ts";
import villagers from "../src/games/villagers/module.ts";
import type { Scene } from "../src/lib/games.ts";

const idsOf = (text: string): string[] => text.match(/(?:GWT|SW|VIL)-[\w.]*\w/g) ?? [];
const scene = (view: unknown): Scene =>
  ({
    view,
    me: 0,
    names: ["Marta", "Tom"],
    narrow: false,
    focus: "",
    table: { view: null, legal: [] },
  }) as unknown as Scene;

const trailView = {
  trail: {
    neutral_a: { kind: "neutral", id: "a" },
    build_a1: { kind: "private", id: "4b", owner: 1 },
    flood_1: { kind: "tile", id: "flood_green_2" },
  },
  places: { build_a1: { number: 1, before: "b" }, build_b1: { number: 2, before: "c" } },
  players: [{ seat: 0, fees: { flood_1: 2 }, transport: { peoria: 3 }, supply_faces: ["4b"] }],
  jobs: [{ cost: 6, open: true, workers: [] }],
  foresight: ["cowboy", "flood_green_2", "outlaw_green"],
  objective_display: [],
};
const gwtTargets =
  "space-neutral_a space-build_a1 space-flood_1 space-kansas_city space-build_b1 effect-hire effect-buy_cattle job-row-1 job-1-cowboy city-kansas_city city-peoria station-1 foresight-1 foresight-2 foresight-3 master-sm_1 disc-dollar disc-hand_1 auxiliary-draw worker-cowboy worker-builder track-4 track-4t pair-x price-value3_one_a certificate-2 building-4".split(
    " ",
  );
const hillView = {
  mode: "apple_hill",
  turn: 0,
  trail: [
    { multiplier: 0, boots: 1, basics: 1 },
    { multiplier: 1, boots: 2, basics: 1 },
  ],
  row: [{ special: "orchard1" }],
  market: [{ cabin: "double_wood", extra_cost: 2 }],
  mountain: [{ place: "r1p1", card: "st1", back: "basic" }],
  turn_state: {
    laid: { left: "st1", middle: "st6", right: "st2" },
    symbols: { "green-1": "food_1", "tan-2": "shovel" },
  },
  seats: [{ hat: "green-1" }],
};
const hillTargets =
  "hand-st1 slot-left summit-left mountain-r1p1 market-1 cabin-double_wood spot-green-1 spot-tan-2 spot-trapper spot-tan-end special-orchard1 trail-0 trail-1 animal-fox homestead-food boots-hat boots-token figure-hat figure-mule good-food good-gold good-pair_of_boots orchard-green prize-lantern prize-sheriff cart-1 pile-deck river-0 river-1".split(
    " ",
  );
const roadView = {
  first_market: "waiting",
  second_market: "waiting",
  markets: { first: { stacks: [2], cards: 0 }, second: { stacks: [1, 2], cards: 3 } },
  road: [
    { card: "hayer", coins: 1, stack: { count: 3, top: "hay" } },
    { card: null, coins: 0, stack: { count: 0, top: null } },
  ],
  reserve: { count: 9, top: "ore" },
  solo: { jester: "ready", events: [] },
  seats: [
    { village: [{ card: "cooper" }], forecast: { second_market: 3 }, food: 1, draft_limit: 3, builders: 1, supply: 4 },
  ],
};
const roadTargets =
  "slot-1 slot-2 hand-cooper basic-hayer village-0-0 stack-1 stack-2 reserve seat-0 event-famine improvement-bazaar jester".split(
    " ",
  );

const games = [
  ["gwt", gwt, trailView, gwtTargets, gwtRules, gwtSource],
  ["sierra_west", sierraWest, hillView, hillTargets, sierraRules, sierraSource],
  ["villagers", villagers, roadView, roadTargets, villagersRules, villagersSource],
] as const;

it.each(games)("in %s each kind of element explains itself with a rule", (_name, game, view, targets) => {
  for (const target of targets) {
    const about = game.about(target, scene(view));
    expect(about?.title, target).toBeTruthy();
    expect(about!.rules.length, target).toBeGreaterThan(0);
  }
});

it.each(games)("in %s every rule cited exists", (_name, game, view, targets, text, source) => {
  const rules = new Set(idsOf(text));
  for (const rule of idsOf(source)) expect(rules, rule).toContain(rule);
  for (const target of targets)
    for (const rule of game.about(target, scene(view))!.rules) expect(rules, `${target}: ${rule}`).toContain(rule);
});
