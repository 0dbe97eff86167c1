/** What opening a padlock moves, before it is confirmed: from whom, to whom, how much. */
import type { Action } from "../../lib/types.ts";
import { EVENT_CARDS, printed, SETUP, type VillagersView } from "./types.ts";

export type Place = "me" | "bank" | { seat: number; node: number };

export interface Payment {
  from: "me" | "bank";
  to: Place;
  gold: number;
}

/** What events add this round to each hire, or to each padlocked villager that is placed (VIL-14.19, VIL-14.20). */
export function surcharge(view: VillagersView, on: "hire_basic" | "place_padlocked"): number {
  return (view.solo?.events ?? []).reduce((sum, one) => {
    const effect = EVENT_CARDS.get(one.event)?.effect;
    return effect?.kind === "surcharge" && effect.on === on ? sum + (effect.gold ?? 0) : sum;
  }, 0);
}

/** The gold that a Freelancer takes for a build action; null for any other card (VIL-17.9). */
export function freelancerFee(card: string): number | null {
  const effect = printed(card).effect;
  return effect?.kind === "pay_for_build_action" ? (effect.cost ?? 0) : null;
}

/** The payments of an answer to "how is the padlock opened?" (VIL-8.2), and of paying a Freelancer. */
export function payments(view: VillagersView, action: Action, me: number, card: string): Payment[] {
  const found: Payment[] = [];
  if (action.verb === "pay") {
    const [, seat, node] = /^village-(\d+)-(\d+)$/.exec(action.targets[0] ?? "") ?? [];
    if (seat === undefined) return [];
    const to = { seat: Number(seat), node: Number(node) };
    const fee = freelancerFee(view.seats[to.seat]?.village[to.node]?.card ?? "");
    if (fee !== null) return [{ from: "me", to, gold: fee }];
    found.push({ from: to.seat === me ? "bank" : "me", to, gold: SETUP.unlock_cost });
  } else if (action.verb === "bank") found.push({ from: "me", to: "bank", gold: SETUP.unlock_cost });
  else if (action.verb !== "free") return [];
  const extra = printed(card).discard ? 0 : surcharge(view, "place_padlocked");
  if (extra > 0) found.push({ from: "me", to: "bank", gold: extra });
  return found;
}

/** What placing or playing a padlocked card would pay: one way where only one is open, else each way that is. */
export function foreseen(view: VillagersView, card: string, me: number): Payment[][] {
  const wanted = printed(card).padlock;
  if (!wanted || view.seats[me]?.free_unlock) return [];
  const extra = printed(card).discard ? 0 : surcharge(view, "place_padlocked");
  const dues: Payment[] = extra > 0 ? [{ from: "me", to: "bank", gold: extra }] : [];
  const gold = SETUP.unlock_cost;
  const purse = (view.seats[me]?.supply ?? 0) - extra;
  const unlockers = view.seats.flatMap((seat) =>
    seat.village.flatMap((node, i) => (node.card === wanted ? [{ seat: seat.seat, node: i }] : [])),
  );
  if (unlockers.length === 0) return [[{ from: "me", to: "bank", gold }, ...dues]];
  return unlockers
    .filter((one) => one.seat === me || purse >= gold)
    .map((one): Payment[] => [{ from: one.seat === me ? "bank" : "me", to: one, gold }, ...dues]);
}

/** What all of it takes out of my supply. */
export function cost(all: readonly Payment[]): number {
  return all.reduce((sum, one) => (one.from === "me" ? sum + one.gold : sum), 0);
}

/** The card that a question names: "card:cooper", or the bare id. */
export function askedCard(args: Record<string, unknown> | undefined): string {
  const named = args?.["card"];
  return typeof named === "string" ? named.replace(/^card:/, "") : "";
}
