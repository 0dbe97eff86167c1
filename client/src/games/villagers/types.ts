/** What the view of Villagers holds, and what the tables print on a card. */
import { componentsOf } from "../../lib/components.ts";
import type printedComponents from "../../generated/villagers/components.json";

/** The game's ID. */
export const GAME = "villagers";
const tables = componentsOf<typeof printedComponents>(GAME);

export interface Known {
  card?: string;
  suit?: string;
}

export interface Pile {
  count: number;
  top: string | null;
}

export interface Node {
  card: string;
  role: string;
  on: number;
  covered: boolean;
  coins: number;
  basic: boolean;
}

export interface Forecast {
  first_market: number;
  second_market: number;
  gold_symbols: number;
  silver: number;
  nun: number;
  coins: number;
}

export interface SeatView {
  seat: number;
  countess: boolean;
  supply: number;
  hand: Known[];
  square: string[];
  village: Node[];
  food: number;
  builders: number;
  drafting: boolean;
  draft_limit: number;
  build_limit: number | null;
  built: number | null;
  hired: number | null;
  free_unlock: boolean;
  forecast: Forecast;
}

export interface MarketWait {
  stacks: number[];
  cards: number;
}

export interface VillagersView {
  players: number;
  round: number;
  phase: string;
  first: number;
  turn: number;
  first_market: string;
  second_market: string;
  /** The stacks that must run out for each market, and the cards still on them; null where there is no market. */
  markets: { first: MarketWait; second: MarketWait } | null;
  road: { card: string | null; coins: number; stack: Pile }[];
  reserve: Pile;
  discard: Known[];
  aside: Known[];
  basics: Record<string, number>;
  seats: SeatView[];
  solo: {
    level: string;
    events: { event: string; season: string }[];
    summer: number;
    winter: number;
    jester: string;
  } | null;
  improvements: { improvement: string; category: string; winner: number }[];
  mini: { pile: number; hands: string[][]; laid: string[]; winner: number } | null;
}

export interface Formula {
  kind: string;
  gold?: number;
  per?: number;
  count?: string;
  suit?: string;
}

export interface Printed {
  id: string;
  set: string;
  suit: string;
  suit_symbols: number;
  chain?: string[];
  food?: number;
  builder?: number;
  gold?: number;
  silver?: Formula;
  copper?: Formula;
  padlock?: string;
  keyring?: number;
  stack_size?: number;
  discard?: boolean;
  rule?: string;
  effect?: { kind: string; cost?: number };
}

const all = [...tables.cards.card, ...tables.expansions.card] as unknown as Printed[];
export const PRINTED = new Map(all.map((card) => [card.id, card]));
export const printed = (id: string): Printed => PRINTED.get(id) ?? { id, set: "", suit: "none", suit_symbols: 0 };
export const SETUP = tables.setup.setup as {
  first_market_under_stack: number;
  second_market_under_stack: number;
  basic_hires_per_build: number;
  unlock_cost: number;
};
export const IMPROVEMENTS = new Map(
  (tables.improvements.improvement as { id: string; rule?: string | string[] }[]).map((one) => [one.id, one]),
);
export const EVENT_CARDS = new Map(
  (
    tables.events.event as {
      id: string;
      season: string;
      timing: string;
      rule: string;
      effect?: { kind: string; on?: string; gold?: number };
    }[]
  ).map((one) => [one.id, one]),
);

/** Which cards a villager opens. */
export function opens(id: string): string[] {
  return all.filter((card) => card.padlock === id).map((card) => card.id);
}

/** What the second market would still bring a seat: nothing once it has been held. */
export function toCome(view: VillagersView, seat: SeatView): number {
  return view.second_market === "held" ? 0 : seat.forecast.second_market;
}
