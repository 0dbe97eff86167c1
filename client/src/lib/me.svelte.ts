/** Who sits at this browser. A guest gets a name when it first needs one. */
import { api } from "./api.ts";
import type { Player } from "./types.ts";
import { t, words } from "./words.svelte.ts";

class CurrentUser {
  player = $state.raw<Player | null>(null);

  get name(): string {
    return this.player?.name ?? "";
  }

  async start(): Promise<void> {
    this.player = (await api.me()).player;
  }

  /** Before anything that needs a player: become a guest. */
  async ensurePlayer(): Promise<void> {
    if (!this.player) await this.rename(t("client-guest"));
  }

  async rename(name: string): Promise<void> {
    const clean = name.trim().slice(0, 40);
    if (clean) this.player = (await api.saveProfile(clean, words.lang)).player;
  }
}

export const me = new CurrentUser();
