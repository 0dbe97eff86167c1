/** Where the cards of a village lie: chains as overlapping columns, the widest root over all its branches. */
import { printed, type Node } from "./types.ts";

export interface Placed {
  node: number;
  column: number;
  /** How many columns the card's head spans. */
  span: number;
  depth: number;
  leaf: boolean;
}

export interface Tree {
  root: number;
  width: number;
  depth: number;
  placed: Placed[];
}

export interface Spot extends Placed {
  x: number;
  y: number;
}

const SUITS = ["grain", "wood", "hay", "ore", "grape", "wool", "leather", "solitary", "special", "none"];

function grow(
  nodes: readonly Node[],
  children: number[][],
  node: number,
  column: number,
  depth: number,
  out: Placed[],
): number {
  const kids = children[node]!;
  if (kids.length === 0) {
    out.push({ node, column, span: 1, depth, leaf: true });
    return 1;
  }
  const at = out.length;
  out.push({ node, column, span: 1, depth, leaf: false });
  let span = 0;
  for (const kid of kids) span += grow(nodes, children, kid, column + span, depth + 1, out);
  out[at]!.span = span;
  return span;
}

/** The chains of a village: the Founders first, then chains by suit, then single cards. */
export function trees(nodes: readonly Node[]): Tree[] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach((node, i) => {
    if (node.on >= 0) children[node.on]?.push(i);
  });
  const roots = nodes.flatMap((node, i) => (node.on < 0 ? [i] : []));
  const order = (i: number): number => {
    const card = nodes[i]!.card;
    if (card.startsWith("founders") || card.startsWith("countess")) return -1;
    const alone = children[i]!.length === 0 && !nodes[i]!.basic ? 100 : 0;
    return alone + SUITS.indexOf(printed(card).suit);
  };
  return roots
    .sort((a, b) => order(a) - order(b) || a - b)
    .map((root) => {
      const placed: Placed[] = [];
      const width = grow(nodes, children, root, 0, 0, placed);
      return { root, width, depth: Math.max(...placed.map((one) => one.depth)), placed };
    });
}

export interface Grid {
  columns: number;
  pitch: number;
  step: number;
  card: number;
  gap: number;
}

/** Chains side by side, in rows where one row is not wide enough. */
export function spots(nodes: readonly Node[], grid: Grid): { spots: Spot[]; height: number } {
  const found: Spot[] = [];
  let column = 0;
  let top = 0;
  let deepest = 0;
  for (const tree of trees(nodes)) {
    if (column > 0 && column + tree.width > grid.columns) {
      top += deepest * grid.step + grid.card + grid.gap;
      column = 0;
      deepest = 0;
    }
    for (const one of tree.placed)
      found.push({ ...one, x: (column + one.column) * grid.pitch, y: top + one.depth * grid.step });
    column += tree.width;
    deepest = Math.max(deepest, tree.depth);
  }
  return { spots: found, height: top + deepest * grid.step + grid.card };
}

/** A villager on top of a chain, and those beneath it, from its neighbour down; each is beneath one top only. */
export interface Chain {
  top: number;
  beneath: number[];
}

/** The chains of a village, in the order in which it lies. */
export function chains(nodes: readonly Node[]): Chain[] {
  const shown = new Set<number>();
  const found: Chain[] = [];
  for (const tree of trees(nodes))
    for (const { node, leaf } of tree.placed) {
      if (!leaf) continue;
      const beneath: number[] = [];
      for (let on = nodes[node]!.on; on >= 0 && !shown.has(on); on = nodes[on]!.on) {
        shown.add(on);
        beneath.push(on);
      }
      found.push({ top: node, beneath });
    }
  return found;
}

/** Groups equal chains of a single card; `apart` keeps every chain on its own. */
export function joined(nodes: readonly Node[], all: readonly Chain[], apart: boolean): Chain[][] {
  const groups: Chain[][] = [];
  for (const chain of all) {
    const node = nodes[chain.top]!;
    const plain = chain.beneath.length === 0 && node.coins === 0;
    const same = groups.find(([one]) => {
      const other = nodes[one!.top]!;
      return other.card === node.card && one!.beneath.length === 0 && other.coins === 0;
    });
    if (!apart && plain && same) same.push(chain);
    else groups.push([chain]);
  }
  return groups;
}

/** How high a card is: with its portrait, without it, and with all its signs in one row. */
export const CARD_HEIGHT = 152;
export const SHORT_HEIGHT = 84;
export const TIGHT_HEIGHT = 66;

export interface Density {
  /** Pixels a unit. */
  scale: number;
  /** The height of a card. */
  card: number;
  /** The height of a covered card's head. */
  step: number;
}

/** The smallest type is 15.5 units: at this scale it has 11.2 pixels. */
export const LEAST_SCALE = 0.725;
const SCALES = [1.3, 1.2, 1.1, 1, 0.92, 0.86, 0.8, 0.76, LEAST_SCALE];

/** From roomy to dense: portraits are worth more than size, but type is never too small to be read. */
export const DENSITIES: readonly Density[] = [
  ...SCALES.map((scale) => ({ scale, card: CARD_HEIGHT, step: 34 })),
  ...SCALES.map((scale) => ({ scale, card: SHORT_HEIGHT, step: 30 })),
  { scale: LEAST_SCALE, card: SHORT_HEIGHT, step: 26 },
  { scale: LEAST_SCALE, card: TIGHT_HEIGHT, step: 23 },
];

/** The roomiest density with which everything fits into the room, of those that are no wider than it. */
export function densityFor(
  room: { w: number; h: number },
  least: number,
  heightOf: (density: Density) => number,
): Density {
  const wide = DENSITIES.filter((one) => room.w / one.scale >= least);
  const fits = (one: Density): boolean => heightOf(one) <= room.h / one.scale;
  return wide.find(fits) ?? DENSITIES.at(-1)!;
}
