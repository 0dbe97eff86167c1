/** The connection to the server: a WebSocket that announces changes, notices a loss and reconnects by itself. */

import { backend, type Channel } from "./backend.ts";

export type LinkState = "connecting" | "on" | "lost" | "back";

const RETRY = [200, 400, 800, 1200];
/** How often the connection is checked, and how long an answer may take, in milliseconds. */
const PING = 5000;
const PATIENCE = 8000;
/** How long the page says that the connection is back, in milliseconds. */
const BACK_SHOWN = 2000;
/** Close codes after which no reconnect helps: there is no such table, or we may not see it. */
const FINAL = [4403, 4404];

export class Connection {
  state = $state<LinkState>("connecting");
  #path = "";
  #onmessage: (data: string) => void;
  #onreconnect: () => Promise<void>;
  #socket: Channel | null = null;
  #closed = false;
  #tries = 0;
  #timer = 0;
  #heard = 0;
  #pulse = 0;

  /** `onmessage` takes the server's messages; `onreconnect` resends and reads again once the connection is back. */
  constructor(onmessage: (data: string) => void, onreconnect: () => Promise<void>) {
    this.#onmessage = onmessage;
    this.#onreconnect = onreconnect;
  }

  open(path: string): void {
    this.#path = path;
    this.#connect();
    this.#pulse = window.setInterval(() => this.#ping(), PING);
    if (!backend.local) addEventListener("online", this.retryNow);
    if (!backend.local) addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  retryNow = (): void => {
    this.#tries = 0;
    clearTimeout(this.#timer);
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
  };

  /** Drops the socket without waiting for the other side, and tries again. */
  drop(): void {
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    this.#socket = null;
    this.state = "lost";
    this.#retryLater();
  }

  /** Tries again after a pause that grows with each attempt. */
  #retryLater(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]!;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #offline = (): void => {
    this.state = "lost";
    this.#socket?.close();
  };

  #seen = (): void => {
    if (document.visibilityState === "visible" && this.state === "lost") this.retryNow();
  };

  /** A connection that no longer answers is lost, too. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = performance.now();
    socket.send("ping");
    window.setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked && !this.#closed) this.drop();
    }, PATIENCE);
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = backend.channel(this.#path);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.state === "lost") void this.#back();
      else this.state = "on";
    };
    socket.onmessage = (message) => {
      this.#heard = performance.now();
      this.#onmessage(String(message.data));
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket || FINAL.includes(event.code)) return;
      this.state = "lost";
      this.#retryLater();
    };
  }

  async #back(): Promise<void> {
    this.state = "back";
    await this.#onreconnect();
    if (this.state !== "back") return; // lost again meanwhile
    this.#tries = 0;
    setTimeout(() => {
      if (this.state === "back") this.state = "on";
    }, BACK_SHOWN);
  }
}
