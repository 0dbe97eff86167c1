/** Tables in this browser: the engine runs in a worker, which also stores them. */
import type { FromWorker, ToWorker } from "../worker/messages.ts";
import type { Backend, Channel, Reply } from "./backend.ts";

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class WorkerBackend implements Backend {
  readonly local = true;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #channels = new Set<LocalChannel>();
  #asked = 0;

  constructor(runtime: string) {
    this.#worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: runtime });
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
  }

  request(method: string, address: string, body = ""): Promise<Reply> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ type: "ask", id, method, address, body });
    });
  }

  channel(address: string): Channel {
    const table = address.split("/")[3] ?? "";
    const channel = new LocalChannel(table, () => this.#channels.delete(channel));
    this.#channels.add(channel);
    queueMicrotask(() => {
      channel.onopen?.(new Event("open"));
      this.#tell({ type: "listen", table });
    });
    return channel;
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "ring") {
      for (const channel of this.#channels) if (channel.table === message.table) channel.deliver(message.data);
    } else {
      this.#waiting.get(message.id)?.resolve(message.reply);
      this.#waiting.delete(message.id);
    }
  }

  /** The worker could not start: nothing will be answered. */
  #fail(why: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(why));
    this.#waiting.clear();
  }
}

/** Looks like a WebSocket, so that the connection above need not know. */
class LocalChannel implements Channel {
  readyState: number = WebSocket.OPEN;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly table: string;
  #gone: () => void;

  constructor(table: string, gone: () => void) {
    this.table = table;
    this.#gone = gone;
  }

  deliver(data: string): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }

  /** The page only says "ping" to see whether somebody is there. */
  send(): void {
    queueMicrotask(() => this.deliver('{"pong": true}'));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#gone();
  }
}
