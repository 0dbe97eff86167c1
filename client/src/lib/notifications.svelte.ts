/** Browser notifications: a table waits for me while I look elsewhere. */
import { backend, type Channel } from "./backend.ts";
import { me } from "./me.svelte.ts";
import { saveSetting, readSetting } from "./storage.ts";
import { t } from "./words.svelte.ts";

const RETRY = 15_000;

class BrowserNotifications {
  on = $state(false);
  refused = $state(false);
  #socket: Channel | null = null;

  start(): void {
    this.on =
      !backend.local &&
      readSetting("bell") === "yes" &&
      "Notification" in window &&
      Notification.permission === "granted";
    if (this.on) this.#listen();
  }

  async set(on: boolean): Promise<void> {
    this.refused = on && (!("Notification" in window) || (await Notification.requestPermission()) !== "granted");
    this.on = on && !this.refused;
    saveSetting("bell", this.on ? "yes" : "no");
    if (this.on) this.#listen();
    else this.#socket?.close();
  }

  #listen(): void {
    if (this.#socket || !me.player) return;
    const socket = backend.channel("/api/me/socket");
    this.#socket = socket;
    socket.onmessage = (message) =>
      this.#ring(JSON.parse(String(message.data)) as { table?: string; my_turn?: boolean });
    socket.onclose = () => {
      this.#socket = null;
      if (this.on) setTimeout(() => this.on && this.#listen(), RETRY);
    };
  }

  #ring(ring: { table?: string; my_turn?: boolean }): void {
    if (!ring.table || !ring.my_turn || document.visibilityState === "visible") return;
    const notice = new Notification("Wagontrain", { body: t("client-your-turn"), tag: ring.table, icon: "./icon.svg" });
    notice.onclick = () => {
      window.focus();
      location.hash = `/table/${ring.table}`;
    };
  }
}

export const notifications = new BrowserNotifications();
