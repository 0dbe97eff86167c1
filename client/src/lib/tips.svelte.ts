/** A first-game guide: one note for each new question, once. */
import { saveSetting, readSetting } from "./storage.ts";
import { prefs } from "./prefs.svelte.ts";
import type { Table } from "./table.svelte.ts";
import { words } from "./words.svelte.ts";

const SEEN = "tips-seen";

/** How a note that was read is remembered: games may have notes of one name. */
const seenKey = (message: string): string => `${words.game}/${message}`;

class Tips {
  #seen = $state.raw(new Set((readSetting(SEEN) ?? "").split(" ")));

  /** The message of the note that this moment deserves; "": none. */
  for(table: Table): string {
    const view = table.view;
    if (!prefs.tips || !table.asksMe || table.lookingBack || !view) return "";
    const message = `tip-${view.asked?.question ?? ""}`;
    return words.has(message) && !this.#seen.has(seenKey(message)) ? message : "";
  }

  done(message: string): void {
    this.#keep(new Set([...this.#seen, seenKey(message)]));
  }

  /** Begin from the start: somebody wants to be taught. */
  again(): void {
    prefs.setTips(true);
    this.#keep(new Set());
  }

  #keep(seen: Set<string>): void {
    this.#seen = seen;
    saveSetting(SEEN, [...seen].join(" "));
  }
}

export const tips = new Tips();
