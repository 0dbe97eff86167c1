/** The grammar of clicking: each click on an element keeps the actions that touch it, until one is left. */
import type { Action } from "./types.ts";

/** The actions that touch every element clicked so far. */
export function remaining(legal: readonly Action[], picks: readonly string[]): Action[] {
  return legal.filter((action) => picks.every((pick) => action.targets.includes(pick)));
}

/** The elements that a click can choose: those touched by what remains, but not by all of it. */
export function litTargets(legal: readonly Action[], picks: readonly string[]): Set<string> {
  const left = remaining(legal, picks);
  const lit = new Set<string>();
  for (const action of left) {
    for (const target of action.targets) {
      if (!picks.includes(target)) lit.add(target);
    }
  }
  return lit;
}

export interface Choice {
  picks: string[];
  chosen: string | null;
}

export const NOTHING: Choice = { picks: [], chosen: null };

/** A click on an element. One action left: it is chosen, not played. A click outside the filter starts anew. */
export function pick(legal: readonly Action[], now: Choice, target: string): Choice {
  if (now.picks.includes(target))
    return withPicks(
      legal,
      now.picks.filter((one) => one !== target),
    );
  const narrowed = withPicks(legal, [...now.picks, target]);
  if (remaining(legal, narrowed.picks).length > 0) return narrowed;
  const anew = withPicks(legal, [target]);
  return remaining(legal, anew.picks).length > 0 ? anew : now;
}

function withPicks(legal: readonly Action[], picks: string[]): Choice {
  const left = picks.length > 0 ? remaining(legal, picks) : [];
  return { picks, chosen: left.length === 1 ? left[0]!.text : null };
}

/** A click on a chip: that action is chosen. A second click lets go of it. */
export function choose(now: Choice, text: string): Choice {
  return now.chosen === text ? { picks: now.picks, chosen: null } : { picks: now.picks, chosen: text };
}

/** Escape: first let go of the chosen action, then of the last click. */
export function back(legal: readonly Action[], now: Choice): Choice {
  if (now.chosen !== null && remaining(legal, now.picks).length > 1) return { picks: now.picks, chosen: null };
  return withPicks(legal, now.picks.slice(0, -1));
}

/** After a new view: keep what is still possible. */
export function kept(legal: readonly Action[], now: Choice): Choice {
  const picks = remaining(legal, now.picks).length > 0 ? now.picks : [];
  const chosen = legal.some((action) => action.text === now.chosen) ? now.chosen : null;
  return { picks: chosen === null && picks.length === 0 ? [] : picks, chosen };
}

/** The lines of a log after an answer: those kept, and the new ones after them. */
export function merged<L>(have: readonly L[], from: number, lines: readonly L[]): L[] {
  return [...have.slice(0, from), ...lines];
}

/** By question and verb, the last action of that verb that the question has offered. */
export type Offered = Record<string, Record<string, Action>>;

/** Notes what a question offers, and returns what it offered before but not now: the last action of each such verb. */
export function absent(offered: Offered, question: string, legal: readonly Action[]): Action[] {
  const before = (offered[question] ??= {});
  const now = new Set(legal.map((action) => action.verb));
  const gone = Object.values(before).filter((action) => !now.has(action.verb));
  for (const action of legal) before[action.verb] = action;
  return gone;
}
