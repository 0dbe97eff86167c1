/**
 * The grammar of clicking: each click on an element keeps the actions that touch it, until one is left and chosen. A
 * click on what is chosen confirms it.
 */
import type { Action } from "./types.ts";

/** The actions that touch every element clicked so far. */
export function matchingActions(legal: readonly Action[], picks: readonly string[]): Action[] {
  return legal.filter((action) => picks.every((pick) => action.targets.includes(pick)));
}

/** The actions that the chips offer: what the clicks have left, and its sisters where that is a single action. */
export function chipActions(legal: readonly Action[], picks: readonly string[]): Action[] {
  let length = picks.length;
  while (length > 0 && matchingActions(legal, picks.slice(0, length)).length < 2) length--;
  return matchingActions(legal, picks.slice(0, length));
}

/** The elements that narrow down what the clicks have left. */
export function litTargets(legal: readonly Action[], picks: readonly string[]): Set<string> {
  const left = matchingActions(legal, picks);
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

export const NO_CHOICE: Choice = { picks: [], chosen: null };

/** What a click on an element does: change the choice, confirm it, ask why the element is not lit, or nothing. */
export type ClickEffect = "choose" | "confirm" | "explain" | "none";

/**
 * A click on an element; `clicks` counts those of a double click. A click on what is chosen confirms it. The second
 * click of a double click never does anything else: it may land on what the first one has changed.
 */
export function clickElement(
  legal: readonly Action[],
  now: Choice,
  target: string,
  clicks = 1,
): { effect: ClickEffect; choice: Choice } {
  if (belongsToChosen(legal, now, target)) return { effect: "confirm", choice: now };
  if (clicks > 1) return { effect: "none", choice: now };
  if (!legal.some((action) => action.targets.includes(target))) return { effect: "explain", choice: now };
  return { effect: "choose", choice: addPick(legal, now, target) };
}

/** Does this element stand for the chosen action, and for no other that the clicks have left? */
function belongsToChosen(legal: readonly Action[], now: Choice, target: string): boolean {
  const chosen = legal.find((action) => action.text === now.chosen);
  if (!chosen?.targets.includes(target)) return false;
  return now.picks.includes(target) || matchingActions(legal, [...now.picks, target]).length === 1;
}

/**
 * A click on a legal element. One action left: it is chosen, not played. An element that does not go with the clicks
 * before it starts a new choice; those of them that it does go with stay.
 */
export function addPick(legal: readonly Action[], now: Choice, target: string): Choice {
  if (now.picks.includes(target))
    return withPicks(
      legal,
      now.picks.filter((one) => one !== target),
    );
  for (let length = now.picks.length; length >= 0; length--) {
    const picks = [...now.picks.slice(0, length), target];
    if (matchingActions(legal, picks).length > 0) return withPicks(legal, picks);
  }
  return now;
}

function withPicks(legal: readonly Action[], picks: string[]): Choice {
  const left = picks.length > 0 ? matchingActions(legal, picks) : [];
  return { picks, chosen: left.length === 1 ? left[0]!.text : null };
}

/** A click on a chip: that action is chosen, or confirmed if it was. */
export function clickChip(now: Choice, text: string, clicks = 1): { effect: ClickEffect; choice: Choice } {
  if (now.chosen === text) return { effect: "confirm", choice: now };
  if (clicks > 1) return { effect: "none", choice: now };
  return { effect: "choose", choice: { picks: now.picks, chosen: text } };
}

/** Escape: first let go of the chosen action, then of the last click. */
export function undoPick(legal: readonly Action[], now: Choice): Choice {
  if (now.chosen !== null && matchingActions(legal, now.picks).length > 1) return { picks: now.picks, chosen: null };
  return withPicks(legal, now.picks.slice(0, -1));
}

/** After a new view: keep what is still possible. */
export function keepPossible(legal: readonly Action[], now: Choice): Choice {
  const picks = matchingActions(legal, now.picks).length > 0 ? now.picks : [];
  const chosen = legal.some((action) => action.text === now.chosen) ? now.chosen : null;
  return { picks: chosen === null && picks.length === 0 ? [] : picks, chosen };
}

/** The lines of a log after an answer: those before it, and the new ones after them. */
export function mergeLines<L>(have: readonly L[], from: number, lines: readonly L[]): L[] {
  return [...have.slice(0, from), ...lines];
}

/** By question and verb, the last action of that verb that the question has offered. */
export type Offered = Record<string, Record<string, Action>>;

/** Notes what a question offers, and returns what it offered before but not now: the last action of each such verb. */
export function noteOffered(offered: Offered, question: string, legal: readonly Action[]): Action[] {
  const before = (offered[question] ??= {});
  const now = new Set(legal.map((action) => action.verb));
  const gone = Object.values(before).filter((action) => !now.has(action.verb));
  for (const action of legal) before[action.verb] = action;
  return gone;
}
