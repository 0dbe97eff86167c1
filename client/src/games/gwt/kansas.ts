/** Kansas City's sub-phases: where a player stands in them. */
import type { Ask } from "../../lib/types.ts";
import type { GwtView } from "./types.ts";

export const STEPS = ["foresight-1", "foresight-2", "foresight-3", "income", "delivery"] as const;
const INCOME = ["reveal-hand", "spend-certificates", "grow-simmental"];
const ELSEWHERE = ["move-herder", "place-herder", "first-discard"];

/** The sub-phase that a question belongs to, from 0; null while nobody is asked in Kansas City. */
export function subPhase(view: GwtView, ask: Pick<Ask, "question" | "seat" | "args"> | null): number | null {
  if (!ask || view.players[ask.seat]?.herder !== "kansas_city" || ELSEWHERE.includes(ask.question)) return null;
  if (ask.question === "choose-foresight") return Number(ask.args["column"] ?? 1) - 1;
  return INCOME.includes(ask.question) ? 3 : 4;
}
