import { expect, it } from "vitest";
import { askedCard, cost, foreseen, payments, surcharge } from "../src/games/villagers/payments.ts";
import type { Node, VillagersView } from "../src/games/villagers/types.ts";
import type { Action } from "../src/lib/types.ts";

const node = (card: string): Node => ({ card, role: card, on: -1, covered: false, coins: 0, basic: false });
const seat = (n: number, supply: number, ...cards: string[]) => ({
  seat: n,
  supply,
  free_unlock: false,
  village: cards.map(node),
});
const table = (seats: unknown[], events: string[] = []) =>
  ({
    seats,
    solo: events.length > 0 ? { events: events.map((event) => ({ event, season: "summer" })) } : null,
  }) as unknown as VillagersView;
const action = (verb: string, ...targets: string[]) =>
  ({ text: verb, verb, args: [], words: "", targets }) as unknown as Action;

it("pays my own unlocker from the bank, another's from my supply", () => {
  const view = table([seat(0, 5, "blacksmith"), seat(1, 5, "founders", "blacksmith")]);
  expect(payments(view, action("pay", "village-0-0"), 0, "cooper")).toEqual([
    { from: "bank", to: { seat: 0, node: 0 }, gold: 2 },
  ]);
  const other = payments(view, action("pay", "village-1-1"), 0, "cooper");
  expect(other).toEqual([{ from: "me", to: { seat: 1, node: 1 }, gold: 2 }]);
  expect(cost(other)).toBe(2);
  expect(payments(view, action("bank"), 0, "cooper")).toEqual([{ from: "me", to: "bank", gold: 2 }]);
  expect(payments(view, action("free"), 0, "cooper")).toEqual([]);
  expect(payments(view, action("take"), 0, "cooper")).toEqual([]);
});

it("adds the dues of an event, whoever is paid", () => {
  const view = table([seat(0, 5, "blacksmith"), seat(1, 0)], ["guild_dues"]);
  expect(surcharge(view, "place_padlocked")).toBe(1);
  expect(surcharge(view, "hire_basic")).toBe(0);
  expect(cost(payments(view, action("pay", "village-0-0"), 0, "cooper"))).toBe(1);
  expect(cost(payments(view, action("bank"), 0, "cooper"))).toBe(3);
});

it("foresees the payment of a padlocked card before it is placed", () => {
  expect(foreseen(table([seat(0, 5), seat(1, 5, "blacksmith")]), "cooper", 0)).toEqual([
    [{ from: "me", to: { seat: 1, node: 0 }, gold: 2 }],
  ]);
  expect(foreseen(table([seat(0, 5), seat(1, 5)]), "cooper", 0)).toEqual([[{ from: "me", to: "bank", gold: 2 }]]);
  expect(foreseen(table([seat(0, 5, "blacksmith"), seat(1, 5, "blacksmith")]), "cooper", 0).length).toBe(2);
  expect(foreseen(table([seat(0, 1, "blacksmith"), seat(1, 5, "blacksmith")]), "cooper", 0).length).toBe(1);
  expect(foreseen(table([seat(0, 5)]), "hayer", 0)).toEqual([]);
});

it("pays a Freelancer from my supply, my own too", () => {
  const view = table([seat(0, 5, "freelancer"), seat(1, 5, "founders", "freelancer")]);
  for (const to of [
    { seat: 0, node: 0 },
    { seat: 1, node: 1 },
  ])
    expect(payments(view, action("pay", `village-${to.seat}-${to.node}`), 0, "")).toEqual([
      { from: "me", to, gold: 1 },
    ]);
});

it("reads the card that a question names", () => {
  expect(askedCard({ card: "card:cooper" })).toBe("cooper");
  expect(askedCard(undefined)).toBe("");
});
