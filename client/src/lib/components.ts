/** What is printed on cards and tiles: the tables that the server plays with, which a house may have corrected. */
import { api } from "./api.ts";

interface Tables {
  gwt: typeof import("../generated/components-gwt.json");
  sierra_west: typeof import("../generated/components-sierra_west.json");
  villagers: typeof import("../generated/components-villagers.json");
}

const found: Partial<Tables> = {};

/** A game's tables; they are at hand before the game's drawing is loaded. */
export function componentsOf<G extends keyof Tables>(game: G): Tables[G] {
  const tables = found[game];
  if (!tables) throw new Error(`the tables of ${game} are not here yet`);
  return tables;
}

export function provideComponents<G extends keyof Tables>(game: G, tables: Tables[G]): void {
  found[game] = tables;
}

export async function loadComponents(game: keyof Tables): Promise<void> {
  if (!found[game]) Object.assign(found, { [game]: await api.components(game) });
}
