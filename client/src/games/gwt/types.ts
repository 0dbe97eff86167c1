/** What the view of Great Western Trail holds, and what its tables print on tiles and cards. */
import { componentsOf } from "../../lib/components.ts";
import type printedComponents from "../../generated/gwt/components.json";

/** The game's ID. */
export const GAME = "gwt";
const tables = componentsOf<typeof printedComponents>(GAME);

export interface Tile {
  kind: "neutral" | "private" | "tile";
  id: string;
  owner?: number;
}

export interface PlayerView {
  seat: number;
  automa: boolean;
  money: number;
  exchange_tokens: number;
  herder: string | null;
  engine: string;
  certificates: number;
  certificate_limit: number;
  permanent_certificates: number;
  step_limit: number;
  hand_limit: number;
  discs: string[];
  auxiliary: Record<string, number>;
  workers: Record<string, number>;
  buildings: number[];
  /** The side of each of these buildings that is in play: "5a". */
  supply_faces: string[];
  stations: string[];
  station_masters: string[];
  cities: Record<string, number>;
  hazards: string[];
  outlaws: { green: number; orange: number };
  objectives: string[];
  discard: string[];
  deck_size: number;
  hand_size: number;
  hand_known: string[];
  fees: Record<string, number>;
  transport: Record<string, number>;
  hand?: string[];
  breeding_value?: number;
}

export interface GwtView {
  trail: Record<string, Tile | null>;
  /** The building spaces as they are printed: a number, and the letter of the building that they lead to. */
  places: Record<string, { number: number; before: string }>;
  jobs: { cost: number; open: boolean; workers: (string | null)[] }[];
  foresight: (string | null)[];
  market: string[];
  market_stack: string[];
  heifers: number;
  cows: number;
  objective_display: (string | null)[];
  objective_stack_size: number;
  station_masters: (string | null)[];
  station_workers: (string | null)[];
  turn: number;
  turns_left: number;
  job_token: number;
  players: PlayerView[];
  sam?: { deck: string[]; discard: string[]; next_city: string; specialization: string };
}

export interface Space {
  id: string;
  kind: string;
  next: string[];
  xy: [number, number];
  letter?: string;
  hazard?: string;
  number?: number;
  woods?: boolean;
  risk?: string;
}

export interface Effect {
  id: string;
  act: string;
  cards?: string;
  dollars?: number;
  certificates?: number;
  engine?: number;
  objective?: boolean;
  change?: number;
  cost?: number;
  max?: number;
  per?: string;
}

export interface Cattle {
  id: string;
  breed: string;
  color: string;
  value: number;
  points: number;
  stage?: number;
}

export interface Objective {
  id: string;
  effect?: string;
  tasks: string[];
  points: number;
  penalty: number;
}

interface Building {
  id: string;
  builders: number;
  points: number;
  hand: string;
  actions: string[][];
}

const byId = <T extends { id: string }>(rows: unknown): Map<string, T> =>
  new Map((rows as T[]).map((row) => [row.id, row]));

export const SPACES = byId<Space>(tables.trail.space);
export const EFFECTS = byId<Effect>(tables.effects.effect);
export const CATTLE = byId<Cattle>(tables.cattle.card);
export const PRICES = tables.cattle.price as {
  id: string;
  group: string;
  cards: number;
  cowboys: number;
  dollars: number;
}[];
export const OBJECTIVES = byId<Objective>([...tables.objectives.card, ...tables.objectives.start]);
export const NEUTRALS = byId<{ id: string; actions: string[][] }>(tables.buildings.neutral);
export const BUILDINGS = byId<Building>(tables.buildings.private);
export const TILES = byId<{
  id: string;
  kind: string;
  hazard?: string;
  outlaw?: string;
  hand?: string;
  points?: number;
}>(tables.tiles.tile);
export const STATIONS = tables.railroad.station as {
  id: string;
  turnout_after?: number;
  space?: number;
  cost: number;
  points: number;
  corner: string;
  master: boolean;
}[];
export const CROSSES = tables.railroad.crosses;
export const CITIES = tables.cities.city as {
  id: string;
  value: number;
  corner: string;
  dollars: number;
  points: number;
}[];
export const PAIRS = tables.cities.pair as { id: string; cities: string[]; bonus: string; points: number }[];
export const BOUNTIES = byId<{ id: string; dollars: number; exchange_tokens: number }>(tables.bounties.bounty);
export const DISCS = tables.board.disc as { id: string; corner: string; opens: string; cost: number }[];
export const WORKER_ROWS = tables.board.workers as { id: string; spaces: string[] }[];
export const AUXILIARY = tables.board.auxiliary as { id: string; open: number }[];
export const CERTIFICATE_TRACK = tables.board.certificate_track;
export const JOB_ROWS = tables.jobs.row as { id: string; cost: number; arrow: string }[];
export const TOKEN_ROW = tables.jobs.token_row;
export const SAM_CARDS = byId<{ id: string; steps: number; does: string; only?: string }>(tables.sam.card);
export const WORKER_POINTS = tables.board.worker_points;
