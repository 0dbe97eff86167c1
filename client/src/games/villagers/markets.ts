/** The two markets: under which stack each lies, and what it waits for. The server says it, as the options have it. */
import { t } from "../../lib/words.svelte.ts";
import { SETUP, type VillagersView } from "./types.ts";

export type Market = "first" | "second";

/** The market whose card lies under a stack. */
export function marketUnder(stack: number): Market | null {
  if (stack === SETUP.first_market_under_stack) return "first";
  return stack === SETUP.second_market_under_stack ? "second" : null;
}

/** When a market is held, in words. */
export function marketWhen(view: VillagersView, market: Market): string {
  if (!view.markets) return "";
  const { stacks, cards } = view.markets[market];
  const state = view[`${market}_market`];
  if (state === "held") return t(`page-${market}-over`);
  if (state === "due") return t(`page-${market}-due`);
  return t(`page-${market}-waits`, { count: stacks.length, stacks: stacks.join(", "), n: cards });
}
