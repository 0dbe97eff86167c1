/** What moved on the table between two drawings: everything with a name is looked up before and after. */

export interface Spot {
  id: string;
  /** What it looks like: its words and signs, wherever it stands. */
  look: string;
  /** It has a name of its own, wherever it stands: a piece, no place. */
  piece: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Move {
  /** The element that shows the thing now. */
  to: Spot;
  from: Spot;
}

export interface Change {
  moves: Move[];
  /** Elements that are new, or look different, without having come from anywhere. */
  fresh: Spot[];
  /** Elements that are gone. */
  gone: Spot[];
}

const FAR = 6;
/** More than one action moves: another game was opened, or many steps were skipped. */
const MOST = 16;

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);

/** Those whose look no other of them has. */
function alone(spots: readonly Spot[]): Map<string, Spot> {
  const found = new Map<string, Spot | null>();
  for (const spot of spots) found.set(spot.look, found.has(spot.look) ? null : spot);
  return new Map([...found].filter((entry): entry is [string, Spot] => entry[0] !== "" && entry[1] !== null));
}

/** Compares two drawings. A piece moved if its place changed; a card, if another place now looks like its old one. */
export function compared(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): Change {
  const moves: Move[] = [];
  const came: Spot[] = [];
  for (const now of after.values()) {
    const was = before.get(now.id);
    if (!was || was.look !== now.look) came.push(now);
    else if (now.piece && apart(was, now) > FAR) moves.push({ from: was, to: now });
  }
  const left = [...before.values()].filter((was) => after.get(was.id)?.look !== was.look);
  const leaving = alone(left);
  const coming = alone(came);
  const fresh: Spot[] = [];
  const used = new Set<string>();
  for (const now of came) {
    const from = coming.has(now.look) ? leaving.get(now.look) : undefined;
    if (from && apart(from, now) > FAR) {
      moves.push({ from, to: now });
      used.add(from.id);
    } else fresh.push(now);
  }
  const gone = left.filter((was) => !used.has(was.id) && !after.has(was.id));
  return { moves: moves.length > MOST ? [] : moves, fresh, gone };
}

const place = (id: string): string => id.slice(0, id.lastIndexOf("-") + 1);

/** The moves worth an arrow: pieces, and what went from one part of the table to another. The rest only made room. */
export function travelled(moves: readonly Move[]): Move[] {
  return moves.filter(({ from, to }) => to.piece || place(from.id) !== place(to.id));
}
