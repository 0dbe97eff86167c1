import { expect, it } from "vitest";
import { at, city, HEIGHT, POINTS, track, way, WIDTH } from "../src/games/gwt/layout.ts";
import { CITIES, SPACES, type GwtView } from "../src/games/gwt/types.ts";

const empty = Object.fromEntries(
  [...SPACES.keys()].map((id) => [id, id.startsWith("neutral_") ? { kind: "neutral", id: "a" } : null]),
);
const view = { trail: empty } as unknown as GwtView;

it("puts every space on the board, and no two big tiles on each other", () => {
  for (const point of POINTS.values()) {
    expect(point.x).toBeGreaterThan(200);
    expect(point.x).toBeLessThan(WIDTH);
    expect(point.y).toBeLessThan(HEIGHT);
  }
  const big = [...SPACES.values()]
    .filter((space) => space.kind === "building" || space.kind === "neutral")
    .map((space) => at(space.id));
  for (const [i, a] of big.entries()) {
    for (const b of big.slice(i + 1)) expect(Math.abs(a.x - b.x) > 122 || Math.abs(a.y - b.y) > 62).toBe(true);
  }
});

it("counts only spaces with something on them as steps", () => {
  expect(way(view, "neutral_a", "neutral_b", {})).toMatchObject({ steps: 1, fee: 0 });
  expect(way(view, "neutral_a", "kansas_city", {})!.steps).toBeGreaterThan(3);
});

it("takes the cheaper of two ways with as many steps", () => {
  const hazards = {
    ...view,
    trail: {
      ...empty,
      flood_1: { kind: "tile", id: "flood_green_2" },
      build_a1: { kind: "private", id: "1a", owner: 1 },
    },
  } as unknown as GwtView;
  const found = way(hazards, "neutral_a", "neutral_b", { flood_1: 2, build_a1: 1 })!;
  expect(found.steps).toBe(2);
  expect(found.fee).toBe(1);
});

it("knows no way back", () => {
  expect(way(view, "neutral_b", "neutral_a", {})).toBeNull();
});

it("lays the railroad and the cities out from west to east", () => {
  expect(track("0").x).toBeLessThan(track("19").x);
  expect(track("39").x).toBe(track("0").x);
  expect(track("4t").x).toBeGreaterThan(track("4").x);
  const xs = CITIES.map((one) => city(one.id).x);
  expect([...xs].sort((a, b) => a - b)).toEqual(xs);
});
