import { expect, it } from "vitest";
import { STEPS, subPhase } from "../src/games/gwt/kansas.ts";
import { ACTION, actionPlaces, at, HEIGHT, phoneBox, SMALL, stops, way, WIDTH } from "../src/games/gwt/layout.ts";
import { SPACES, type GwtView } from "../src/games/gwt/types.ts";

const there = { players: [{ herder: "kansas_city" }, { herder: "neutral_b" }] } as unknown as GwtView;
const ask = (question: string, args: Record<string, number> = {}, seat = 0) => ({ question, seat, args });

it("knows the five sub-phases of Kansas City in their order", () => {
  expect(STEPS.length).toBe(5);
  expect([1, 2, 3].map((column) => subPhase(there, ask("choose-foresight", { column })))).toEqual([0, 1, 2]);
  expect(["reveal-hand", "spend-certificates", "grow-simmental"].map((one) => subPhase(there, ask(one)))).toEqual([
    3, 3, 3,
  ]);
  expect(
    ["choose-city", "choose-disc", "pair-bonus", "take-objective"].map((one) => subPhase(there, ask(one))),
  ).toEqual([4, 4, 4, 4]);
});

it("says nothing of Kansas City where nobody is asked there", () => {
  expect(subPhase(there, null)).toBeNull();
  expect(subPhase(there, ask("choose-disc", {}, 1))).toBeNull();
  expect(subPhase(there, ask("move-herder"))).toBeNull();
});

const bare = Object.fromEntries(
  [...SPACES.keys()].map((id) => [id, id.startsWith("neutral_") ? { kind: "neutral", id: "a" } : null]),
);
const trail = {
  ...bare,
  flood_1: { kind: "tile", id: "flood_green_2" },
  build_a1: { kind: "private", id: "1a", owner: 1 },
  build_a2: { kind: "private", id: "2a", owner: 0 },
};
const fees = { flood_1: 2, build_a1: 1 };

it("tells each step of a way with its fee, and who gets it", () => {
  const view = { trail, players: [{}, { automa: false }] } as unknown as GwtView;
  const found = stops(view, way(view, "neutral_a", "build_a2", fees)!.spaces, fees);
  expect(found).toEqual([
    { space: "build_a1", step: 1, fee: 1, to: 1 },
    { space: "build_a2", step: 2, fee: 0, to: 0 },
  ]);
  expect(stops(view, ["flood_1"], fees)).toEqual([{ space: "flood_1", step: 1, fee: 2, to: null }]);
});

it("pays the bank instead of Sam", () => {
  const view = { trail, players: [{}, { automa: true }] } as unknown as GwtView;
  expect(stops(view, ["build_a1"], fees)[0]!.to).toBeNull();
});

it("begins on a phone where the herder and the lit spaces are", () => {
  const herder = at("neutral_b");
  for (const room of [
    { w: 374, h: 500 },
    { w: 344, h: 330 },
    { w: 490, h: 290 },
  ]) {
    const box = phoneBox([at("build_b1"), at("kansas_city")], herder, room);
    expect(Math.min(room.w / box.w, room.h / box.h) * SMALL).toBeGreaterThan(10.99);
    expect(herder.x).toBeGreaterThan(box.x);
    expect(herder.x).toBeLessThan(box.x + box.w);
    expect(herder.y).toBeGreaterThan(box.y);
    expect(herder.y).toBeLessThan(box.y + box.h);
  }
  expect(phoneBox([], null, { w: 374, h: 506 }).w).toBeCloseTo(460);
});

const tiled = [...SPACES.values()].filter((space) => space.kind === "building" || space.kind === "neutral");

it.each(tiled.map((space) => space.id))(
  "shows all actions of the tile on %s, on the whole board and on a phone",
  (space) => {
    for (const count of [1, 2, 3, 4]) {
      const places = actionPlaces(space, count);
      for (const room of [
        { w: 374, h: 420 },
        { w: 344, h: 300 },
        { w: 480, h: 250 },
      ]) {
        const box = phoneBox([at("kansas_city"), at("neutral_a")], at(space), room, places);
        for (const { x, y } of places) {
          expect(x).toBeGreaterThanOrEqual(Math.max(box.x, 0));
          expect(y).toBeGreaterThanOrEqual(Math.max(box.y, 0));
          expect(x + ACTION.w).toBeLessThanOrEqual(Math.min(box.x + box.w, WIDTH));
          expect(y + ACTION.h).toBeLessThanOrEqual(Math.min(box.y + box.h, HEIGHT));
        }
      }
    }
  },
);
