/** Where everything lies on the board of 1300 x 820, and the way that a herder takes. */
import { type Box, clamped, type Room } from "../../lib/zoom.ts";
import { shaped } from "../phone.ts";
import { CITIES, SPACES, STATIONS, type GwtView } from "./types.ts";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1300;
export const HEIGHT = 820;
/** The smallest type on the board: 11 px on a screen 1280 wide, where the board gets about 740 of them. */
export const SMALL = 20.3;

const NUDGES =
  "neutral_a 10,-8 build_a1 0,-8 build_a2 0,-8 build_a3 0,-8 flood_1 18,6 flood_2 4,10 flood_3 -4,10 flood_4 -8,10 flood_risk_1 -2,8 " +
  "flood_risk_2 0,8 neutral_b -6,4 drought_1 2,0 drought_2 0,4 drought_3 -4,4 drought_4 -8,4 drought_risk_1 0,-2 build_b1 -2,10 " +
  "build_b2 4,12 build_b3 34,-2 build_c1 4,2 build_c2 4,4 neutral_d 6,6 build_d1 6,6 outlaw_4 4,4 outlaw_5 4,4 outlaw_6 0,4 " +
  "outlaw_7 0,4 outlaw_8 0,4 outlaw_9 0,4 outlaw_risk_1 8,4 outlaw_risk_2 8,2 neutral_e 10,0 build_e1 -22,-8 build_e2 -16,-8 " +
  "rockfall_1 10,-4 rockfall_2 10,-2 rockfall_3 10,0 rockfall_4 8,0 build_f2 14,6 neutral_g 14,4 build_g1 6,0 build_g2 6,4 " +
  "kansas_city 8,8 start -18,-8";

function nudges(): Map<string, Point> {
  const words = NUDGES.split(" ");
  const found = new Map<string, Point>();
  for (let i = 0; i < words.length; i += 2) {
    const [x, y] = words[i + 1]!.split(",").map(Number);
    found.set(words[i]!, { x: x!, y: y! });
  }
  return found;
}

function points(): Map<string, Point> {
  const moved = nudges();
  const found = new Map<string, Point>();
  for (const space of SPACES.values()) {
    const nudge = moved.get(space.id) ?? { x: 0, y: 0 };
    found.set(space.id, {
      x: 210 + ((space.xy[0] - 0.15) / 0.85) * 1076 + nudge.x,
      y: 206 + ((space.xy[1] - 0.13) / 0.87) * 604 + nudge.y,
    });
  }
  return found;
}

export const POINTS = points();
export const at = (space: string): Point => POINTS.get(space) ?? { x: 0, y: 0 };

const WHOLE: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
const LAND_HEIGHT = 622;
/** So many pixels a unit of the board has at least on a phone: 11 for the smallest type, with some for rounding. */
const NEAR = 11.15 / SMALL;

/** A part of the board on a phone. */
export const partBox = (wanted: Box, room: Room): Box => shaped(wanted, room, NEAR, WHOLE);

/** The least box of a given breadth around some points that still holds the first of them. */
function spread(points: readonly number[], breadth: number, margin: number): number {
  const middle = (Math.min(...points) + Math.max(...points)) / 2;
  const from = Math.min(Math.max(middle, points[0]! - breadth / 2 + margin), points[0]! + breadth / 2 - margin);
  return from - breadth / 2;
}

/** The actions of the tile on a space, drawn one by one: above it, or below it where there is no room above. */
export const ACTION = { w: 46, h: 62, pitch: 56 };
export function actionPlaces(space: string, count: number): Point[] {
  const p = at(space);
  const width = ACTION.pitch * count - (ACTION.pitch - ACTION.w);
  const x = Math.min(Math.max(p.x - width / 2, 4), WIDTH - width - 4);
  const above = p.y - 98;
  return Array.from({ length: count }, (_, i) => ({ x: x + ACTION.pitch * i, y: above < 4 ? p.y + 36 : above }));
}

/**
 * What a phone shows first: the herder with the actions around it, and the lit spaces, never so much that type gets
 * too small.
 */
export function phoneBox(lit: readonly Point[], herder: Point | null, room: Room, actions: readonly Point[] = []): Box {
  const around = [
    ...(herder ? [herder] : []),
    ...actions.flatMap((p) => [p, { x: p.x + ACTION.w, y: p.y + ACTION.h }]),
  ];
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const reach = (values: number[]): number => (Math.max(...values) - Math.min(...values)) / 2;
  const [besideXs, besideYs] = [around.map((p) => p.x), around.map((p) => p.y)];
  const all = [...(around.length ? [{ x: middle(besideXs), y: middle(besideYs) }] : []), ...lit];
  if (all.length === 0) return partBox({ x: 840, y: 198, w: 460, h: 622 }, room);
  const xs = all.map((point) => point.x);
  const most = room.w / NEAR;
  const w = room.w > room.h ? most : Math.min(Math.max(Math.max(...xs) - Math.min(...xs) + 240, 460), most);
  const h = (w / room.w) * room.h;
  const y = spread(
    all.map((point) => point.y),
    h,
    60 + (around.length ? reach(besideYs) : 0),
  );
  const margin = actions.length ? Math.max(80, 24 + reach(besideXs)) : 80;
  return clamped(
    {
      x: Math.max(spread(xs, w, margin), Math.min(196, ...besideXs.map((left) => left - 12))),
      y: Math.max(y, Math.min(HEIGHT - Math.max(h, LAND_HEIGHT), ...besideYs.map((top) => top - 12))),
      w,
      h,
    },
    WHOLE,
  );
}

/** The trail from a space to the next as a soft curve: it leaves and arrives in the direction of its neighbours. */
export function curve(from: string, to: string): string {
  const p = at(from);
  const q = at(to);
  const before = [...SPACES.values()].find((space) => space.next.includes(from));
  const after = SPACES.get(to)?.next[0];
  const b = before ? at(before.id) : p;
  const a = after ? at(after) : q;
  const c1 = { x: p.x + (q.x - b.x) / 6, y: p.y + (q.y - b.y) / 6 };
  const c2 = { x: q.x - (a.x - p.x) / 6, y: q.y - (a.y - p.y) / 6 };
  return `M${p.x} ${p.y}C${c1.x} ${c1.y} ${c2.x} ${c2.y} ${q.x} ${q.y}`;
}

/** Does a stop on this space count as a step? An empty space is passed over. */
export function counts(view: GwtView, space: string): boolean {
  const found = SPACES.get(space);
  return found?.kind === "kansas_city" || view.trail[space] != null;
}

export interface Way {
  spaces: string[];
  steps: number;
  fee: number;
}

/** The way with the fewest steps, then the smallest fees, as it would be drawn before it is walked. */
export function way(view: GwtView, from: string, to: string, fees: Record<string, number>): Way | null {
  let best: Way | null = null;
  const walk = (space: string, spaces: string[], steps: number, fee: number): void => {
    if (best && (steps > best.steps || (steps === best.steps && fee >= best.fee))) return;
    if (space === to) {
      best = { spaces, steps, fee };
      return;
    }
    for (const next of SPACES.get(space)?.next ?? []) {
      walk(next, [...spaces, next], steps + (counts(view, next) ? 1 : 0), fee + (fees[next] ?? 0));
    }
  };
  walk(from, [], 0, 0);
  return best;
}

export interface Stop {
  space: string;
  step: number;
  fee: number;
  /** The seat that gets the fee; null: the bank. */
  to: number | null;
}

/** The steps of a way, one by one: what each costs, and whom it goes to. */
export function stops(view: GwtView, spaces: readonly string[], fees: Record<string, number>): Stop[] {
  const found: Stop[] = [];
  for (const space of spaces) {
    if (!counts(view, space)) continue;
    const tile = view.trail[space];
    const owner = tile?.kind === "private" ? (tile.owner ?? null) : null;
    const paid = owner !== null && !view.players[owner]?.automa; // Sam takes no money
    found.push({ space, step: found.length + 1, fee: fees[space] ?? 0, to: paid ? owner : null });
  }
  return found;
}

/** A place of the railroad: "12", or "13t" for the turnout after 13. */
export function track(place: string): Point {
  const n = parseInt(place, 10);
  const point = (k: number): Point => (k < 20 ? { x: 52 + 62 * k, y: 120 } : { x: 52 + 62 * (39 - k), y: 52 });
  if (!place.endsWith("t")) return point(n);
  const a = point(n);
  const b = point(n + 1);
  return { x: (a.x + b.x) / 2, y: n < 20 ? 86 : 19 };
}

export function station(id: string): Point {
  const found = STATIONS.find((one) => one.id === id);
  if (!found) return { x: 0, y: 0 };
  return found.turnout_after === undefined ? { x: 60, y: 19 } : track(`${found.turnout_after}t`);
}

export function city(id: string): Point {
  if (id === "kansas_city") return { x: 60, y: 167 };
  if (id === "fulton") return { x: 180, y: 167 };
  const value = CITIES.find((one) => one.id === id)?.value ?? 0;
  return { x: 52 + 62 * value + 6, y: 167 };
}
