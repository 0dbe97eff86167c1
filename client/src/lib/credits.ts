/** Who made what is shown here: the games, and the icons. */

/** The people and publishers of one game; a list is empty where the rulebook names nobody. */
export interface GameCredits {
  title: string;
  design: string[];
  solo: string[];
  rules: string[];
  art: string[];
  graphics: string[];
  development: string[];
  publisher: string[];
}

export interface Author {
  name: string;
  /** The author's own page; "" where there is none. */
  url: string;
  icons: { name: string; url: string }[];
}

export interface IconCredits {
  icons: { name: string; url: string; license: { title: string; url: string } };
  authors: Author[];
}

export const ROLES = ["design", "solo", "rules", "art", "graphics", "development", "publisher"] as const;

/** Every game's credits, by title; each game keeps its own file. */
export const GAME_CREDITS: GameCredits[] = Object.values(
  import.meta.glob<GameCredits>("../games/*/credits.json", { eager: true, import: "default" }),
).sort((one, other) => one.title.localeCompare(other.title));

/** The icons' authors: a list of some kilobytes, so it is loaded when it is looked at. */
export async function iconCredits(): Promise<IconCredits> {
  return (await import("../generated/credits.json")).default as IconCredits;
}
