/** Three cards on three places, arranged before anything is laid. */
import { SLOTS } from "./paths.ts";

export type Plan = Partial<Record<string, string>>;

/** A card onto a place: one already there goes back to the hand, and a card is never in two places. */
export function put(plan: Plan, slot: string, card: string): Plan {
  const rest = Object.fromEntries(Object.entries(plan).filter(([where, one]) => where !== slot && one !== card));
  const from = Object.entries(plan).find(([, one]) => one === card)?.[0];
  const there = plan[slot];
  return { ...rest, ...(from && there && from !== slot ? { [from]: there } : {}), [slot]: card };
}

/** A click on a card: out of the plan if it is in it, else onto the first free place. */
export function toggle(plan: Plan, laid: Plan, card: string): Plan {
  if (Object.values(plan).includes(card)) return without(plan, card);
  const free = SLOTS.find((slot) => !laid[slot] && !plan[slot]);
  return free ? put(plan, free, card) : plan;
}

export function without(plan: Plan, card: string): Plan {
  return Object.fromEntries(Object.entries(plan).filter(([, one]) => one !== card));
}

/** What is left of a plan: cards still in hand, on places still free. */
export function kept(plan: Plan, laid: Plan, hand: readonly string[]): Plan {
  return Object.fromEntries(
    Object.entries(plan).filter(([slot, card]) => !laid[slot] && card !== undefined && hand.includes(card)),
  );
}

export function complete(plan: Plan, laid: Plan): boolean {
  return SLOTS.every((slot) => laid[slot] ?? plan[slot]);
}

/** The next card to lay, in the notation of the game, if it is what the game asks for now. */
export function next(
  plan: Plan,
  legal: readonly { text: string; verb: string; args: readonly string[] }[],
): string | null {
  return legal.find((action) => action.verb === "lay" && plan[action.args[0] ?? ""] === action.args[1])?.text ?? null;
}
