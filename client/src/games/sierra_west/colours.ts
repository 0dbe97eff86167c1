/** In which colours the signs of Sierra West are drawn. */
import { FISH } from "./types.ts";

const COLOURS: Record<string, string> = {
  food: "var(--sw-food)",
  wood: "var(--sw-wood)",
  stone: "var(--sw-stone)",
  gold: "var(--sw-gold)",
  apple: "var(--sw-apple-green)",
  fox: "var(--sw-food)",
  orchard: "var(--sw-apple-green)",
  star: "var(--sw-gold)",
};

/** A sign's colour: a fish has that of the basic resource that it is traded for, the others their own. */
export function colourOf(sign: string): string {
  return COLOURS[FISH.get(sign)?.basic ?? sign] ?? "var(--paper-ink)";
}

/** The orchards of an apple homestead, one for each track that it may move up. */
export function orchardColours(track: string | undefined): string[] {
  return ["green", "red"]
    .filter((colour) => track === colour || (track !== "green" && track !== "red"))
    .map((colour) => `var(--sw-apple-${colour})`);
}
