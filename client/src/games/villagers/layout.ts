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

/** How many villagers of each suit a village holds, in the order of the suits. */
export function suitsOf(nodes: readonly Node[]): { suit: string; count: number }[] {
  const found = nodes.map((node) => printed(node.card).suit).filter((suit) => suit !== "none");
  return SUITS.flatMap((suit) => {
    const count = found.filter((one) => one === suit).length;
    return count > 0 ? [{ suit, count }] : [];
  });
}

export interface Density {
  /** Cards without portraits. */
  short: boolean;
  /** The height of a covered card's head. */
  step: number;
  /** Others' villages in one line each. */
  folded: boolean;
  /** Between the villages. */
  gap: number;
}

/** From roomy to dense: the first that fits is taken, so that type never shrinks below what can be read. */
export const DENSITIES: readonly Density[] = [
  { short: false, step: 34, folded: false, gap: 10 },
  { short: false, step: 34, folded: true, gap: 10 },
  { short: true, step: 32, folded: true, gap: 10 },
  { short: true, step: 27, folded: true, gap: 10 },
  { short: true, step: 26, folded: true, gap: 5 },
];

export function densityFor(room: number, heightOf: (density: Density) => number): Density {
  return DENSITIES.find((density) => heightOf(density) <= room) ?? DENSITIES.at(-1)!;
}
