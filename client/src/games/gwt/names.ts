/** What people call a space of the trail: by what lies there, else by what is printed on the board. */
import { capital, t } from "../../lib/words.svelte.ts";
import { BOUNTIES, type GwtView } from "./types.ts";

/** The same words as in the log and in the question. */
export function spaceTitle(view: GwtView, space: string, names: readonly string[]): string {
  const tile = view.trail[space];
  if (tile?.kind === "neutral") return t(`neutral-${tile.id}`);
  if (tile?.kind === "private")
    return capital(t("building-of", { face: tile.id, owner: names[tile.owner ?? 0] ?? t("seat-automa") }));
  const place = view.places[space];
  if (place) return capital(t("empty-place", { number: place.number, goal_letter: letterOf(place.before) }));
  const bounty = BOUNTIES.get(space);
  if (bounty)
    return capital(bounty.dollars ? t("outlaw-space-dollars", { dollars: bounty.dollars }) : t("outlaw-space-token"));
  return capital(t(`space-${space}`));
}

/** The letter of a neutral building, or the name of Kansas City. */
const letterOf = (goal: string): string => (goal.length === 1 ? goal.toUpperCase() : t(`space-${goal}`));
