/** Says the keys and values of a view with the game's words where it has some, else as they are written. */
import { t, words } from "../lib/words.svelte.ts";
import { humanized, type Wording } from "./outline.ts";

/** What the terminal's tables and counters call the same field. */
const LABELS = ["table", "stat", "page"];
/** Fields that hold the number of a seat. */
const SEATS: ReadonlySet<string> = new Set(["leader", "owner", "player", "seat", "dealer", "winner"]);

export function wordingOf(names: readonly string[]): Wording {
  return {
    label: (key) => {
      const message = LABELS.map((kind) => `${kind}-${key}`).find((id) => words.has(id));
      return message ? t(message) : humanized(key);
    },
    value: (key, value) => {
      if (value === null || value === "") return "–";
      if (typeof value === "boolean") return t(value ? "yes" : "no");
      if (typeof value === "number") return SEATS.has(key) ? (names[value] ?? String(value)) : String(value);
      return words.nameOf(String(value)) ?? humanized(String(value));
    },
  };
}
