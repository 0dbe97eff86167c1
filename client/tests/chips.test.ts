/** What chips say: nothing that the page works out where the server knows it. */
import { expect, it } from "vitest";
import gwt from "../src/games/gwt/module.ts";
import type { Scene } from "../src/lib/games.ts";
import type { Action } from "../src/lib/types.ts";

const action = (text: string, words = text): Action => ({
  text,
  verb: text.split(" ")[0]!,
  args: text.split(" ").slice(1),
  words,
  targets: [],
  rule: "",
});
const scene = {
  view: {
    trail: {},
    places: {},
    jobs: [{ cost: 7, open: true, workers: ["builder"] }],
    players: [{ seat: 0, fees: {}, supply_faces: ["5b", "11a"] }],
  },
  me: 0,
  names: ["Marta"],
  table: { view: null, legal: [] },
} as unknown as Scene;

it("leaves the price of hiring to the server: the printed one may be discounted", () => {
  const chip = gwt.chip(action("hire 1 builder"), scene);
  expect(JSON.stringify(chip)).not.toContain("7");
});

it("tells the builders of the side of a building that is in play", () => {
  expect(gwt.about("building-5", scene)!.title).toBe("page-building-n");
  expect(gwt.about("building-5", scene)!.picture?.id).toBe("5b@0");
  expect(gwt.about("building-11", scene)!.picture?.id).toBe("11a@0");
});
