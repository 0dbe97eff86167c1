/** How games look in the lobby: `games/<game>/lobby.ts` of each game that has one. These are loaded with the page. */
import type { Component } from "svelte";

export interface LobbyEntry {
  /** The icon beside a table of this game. */
  sign: string;
  /** 1: easy to start with, 3: for experts. */
  weight: 1 | 2 | 3;
  /** What the picture shows of the icon set, by name. */
  icons: Record<string, string>;
  /** The picture: the inside of a drawing that is 400 wide and 230 high. */
  Picture: Component;
  /** A good first game: the lobby offers to teach it. */
  isFirstGame?: boolean;
}

const ENTRIES = Object.fromEntries(
  Object.entries(import.meta.glob<LobbyEntry>("../games/*/lobby.ts", { eager: true, import: "default" })).map(
    ([path, entry]) => [path.split("/").at(-2)!, entry],
  ),
);

/** Returns how the lobby shows a game; null where the game says nothing about it. */
export const lobbyEntry = (game: string): LobbyEntry | null => ENTRIES[game] ?? null;

export const lobbyIcons = (): Record<string, string> =>
  Object.assign({}, ...Object.values(ENTRIES).map((entry) => entry.icons)) as Record<string, string>;

/** Returns the game that newcomers should begin with, else the first one. */
export function firstGame<G extends { game: string }>(games: readonly G[]): G | undefined {
  return games.find((one) => lobbyEntry(one.game)?.isFirstGame) ?? games[0];
}
