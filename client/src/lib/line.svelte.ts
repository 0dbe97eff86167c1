/** The line to the server: a socket that rings. A lost line shows at once and comes back by itself. */

export type Link = "connecting" | "on" | "lost" | "back";

const RETRY = [200, 400, 800, 1200];
/** How often the line is tried, and how long an answer may take, in milliseconds. */
const PING = 5000;
const PATIENCE = 8000;
/** How long it is said that the line is back. */
const GLAD = 2000;
/** The server will not have us: no such table, or not for us. */
const FINAL = [4403, 4404];

export class Line {
  link = $state<Link>("connecting");
  #path = "";
  #ring: (data: string) => void;
  #found: () => Promise<void>;
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #timer = 0;
  #heard = 0;
  #pulse = 0;

  /** `ring` takes what the server says; `found` sends again and reads anew when the line is back. */
  constructor(ring: (data: string) => void, found: () => Promise<void>) {
    this.#ring = ring;
    this.#found = found;
  }

  open(path: string): void {
    this.#path = path;
    this.#connect();
    this.#pulse = window.setInterval(() => this.#ping(), PING);
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.#offline);
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

  /** Let go of the socket without waiting for the other side, and try again. */
  drop(): void {
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    this.#socket = null;
    this.link = "lost";
    this.#retryLater();
  }

  /** Try again a little later, each time later. */
  #retryLater(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]!;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #offline = (): void => {
    this.link = "lost";
    this.#socket?.close();
  };

  #seen = (): void => {
    if (document.visibilityState === "visible" && this.link === "lost") this.retryNow();
  };

  /** A line that has gone silent without a word is lost, too. */
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.link === "lost") void this.#back();
      else this.link = "on";
    };
    socket.onmessage = (message) => {
      this.#heard = performance.now();
      this.#ring(String(message.data));
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket || FINAL.includes(event.code)) return;
      this.link = "lost";
      this.#retryLater();
    };
  }

  async #back(): Promise<void> {
    this.link = "back";
    await this.#found();
    if (this.link !== "back") return; // lost again meanwhile
    this.#tries = 0;
    setTimeout(() => {
      if (this.link === "back") this.link = "on";
    }, GLAD);
  }
}
