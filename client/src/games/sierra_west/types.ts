/** What the view of Sierra West holds, and what its tables print on cards, cabins and tracks. */
import { componentsOf } from "../../lib/components.ts";
import type printedComponents from "../../generated/sierra_west/components.json";

/** The game's ID. */
export const GAME = "sierra_west";
const tables = componentsOf<typeof printedComponents>(GAME);

export interface Place {
  place: string;
  card: string | null;
  back: string | null;
  outlaws?: number;
}

export interface SeatView {
  seat: number;
  automa: boolean;
  goods: Record<string, number>;
  cabins: string[];
  animals: Record<string, boolean>;
  homestead: number[];
  wagon: number;
  scout: string;
  left_scout?: string;
  claimed_cards: number;
  hat?: string;
  plain?: string;
  hand?: { count: number; cards: string[] };
  deck?: { count: number };
  discard: string[];
  orchards?: number[];
  canoe?: number;
  carts?: Record<string, number>;
  outlaws?: number;
  items: string[];
}

export interface SierraView {
  mode: string;
  turn: number;
  round: number;
  ending: string;
  mountain: Place[];
  row: { special: string; tokens?: string[] }[];
  trail: { multiplier: number; boots: number; basics: number }[];
  market: { cabin: string | null; extra_cost: number }[];
  cabin_stack: { count: number };
  mule: { owner: number; spot: string };
  mode_supply: {
    apples?: { green: number; red: number };
    fish?: Record<string, number>;
    carts?: number;
    dynamite?: number;
    lantern?: number;
    sheriff?: number;
    base_outlaws?: number;
    spare_outlaws?: number;
  };
  turn_state: {
    laid: Record<string, string>;
    symbols: Record<string, string>;
    boots: Record<string, number>;
    activated: { hat: boolean; plain: boolean };
    used: string[];
  };
  seats: SeatView[];
  scores: Record<string, number>;
  plans?: { active: string; next: string | null; deck: { count: number } };
}

export interface Card {
  id: string;
  name: string;
  deck: string;
  animal: string;
  green: string[];
  tan: string[];
  summit: {
    type: string;
    cost: Record<string, number>;
    gain?: Record<string, number>;
    track?: string;
    repeatable?: boolean;
  };
}

export interface Cabin {
  id: string;
  colour: string;
  limit: string;
  rule: string;
}

const byId = <T extends { id: string }>(rows: unknown): Map<string, T> =>
  new Map((rows as T[]).map((row) => [row.id, row]));

export const CARDS = byId<Card>(tables.cards.card);
export const CABINS = byId<Cabin>([...tables.cabins.cabin, { ...tables.cabins.grey_cabin, colour: "grey", limit: "" }]);
export const CABIN_SLOTS = tables.cabins.slots as { green: number; brown: number };
export const SPECIALS = byId<{
  id: string;
  mode: string;
  mark: string;
  apples?: { green: number; red: number };
  fish?: string[];
  gold?: number;
  dark?: boolean;
  die_faces?: number[];
}>(tables.specials.special);
export const SYMBOLS = byId<{ id: string; hazard?: boolean; rule: string }>(tables.symbols.symbol);
export const GREEN_PATH = tables.boards.player_board.green_path;
export const TAN_PATH = tables.boards.player_board.tan_path;
export const PAID = new Map(
  (tables.boards.paid_space as { space: string; cost: number }[]).map((one) => [one.space, one.cost]),
);
export const HOMESTEAD = tables.boards.homestead_track as {
  id: string;
  top: number;
  take?: string;
  gain?: Record<string, number>;
}[];
export const ORCHARDS = tables.boards.orchard_track as {
  id: string;
  top: number;
  fur_trade?: boolean;
  gain?: Record<string, number>;
}[];
export const PLANS = byId<{
  id: string;
  frontiersman: string;
  hunt: string;
  hunt_opaque: boolean;
  animal: string;
  actions: string[];
  solid: number[];
  ghost: number;
}>(tables.plans.plan);
export const ROW_PLACES = 6;
/** What a face-down animal or an empty cabin place costs at the end. */
export const PENALTY = -tables.scoring.face_down_animal;
/** The kinds of fish, each with the basic resource that the fish market gives for it. */
export const FISH = new Map((tables.modes.fish as { id: string; basic: string }[]).map((one) => [one.id, one]));
export const POINTS = tables.scoring as { gold: number; pair_of_boots: number };
export const APPLES_TOP = tables.boards.apple_track.top;
/** The animal that belongs to a mode. */
export const MODE_ANIMAL: Record<string, string> = {
  apple_hill: "deer",
  boats_banjos: "raccoon",
  gold_rush: "marmot",
  outlaws_outposts: "badger",
};
