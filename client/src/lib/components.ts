/** What is printed on cards and tiles: the tables that the server plays with, which a house may have corrected. */
import { api } from "./api.ts";

const loaded: Record<string, unknown> = {};

/** Returns a game's tables. They are loaded before the game's drawing is. */
export function componentsOf<T>(game: string): T {
  const tables = loaded[game];
  if (!tables) throw new Error(`the tables of ${game} are not loaded yet`);
  return tables as T;
}

export function provideComponents(game: string, tables: unknown): void {
  loaded[game] = tables;
}

export async function loadComponents(game: string): Promise<void> {
  loaded[game] ??= await api.components(game);
}
