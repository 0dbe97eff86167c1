/** What is printed on cards and tiles: the tables that the server plays with, which a house may have corrected. */
import { api } from "./api.ts";

interface Tables {
  gwt: typeof import("../generated/tables-gwt.json");
  sierra_west: typeof import("../generated/tables-sierra_west.json");
  villagers: typeof import("../generated/tables-villagers.json");
}

const found: Partial<Tables> = {};

/** A game's tables; they are at hand before the game's drawing is loaded. */
export function tablesOf<G extends keyof Tables>(game: G): Tables[G] {
  const tables = found[game];
  if (!tables) throw new Error(`the tables of ${game} are not here yet`);
  return tables;
}

export function haveTables<G extends keyof Tables>(game: G, tables: Tables[G]): void {
  found[game] = tables;
}

export async function fetchTables(game: keyof Tables): Promise<void> {
  if (!found[game]) Object.assign(found, { [game]: await api.components(game) });
}
