/**
 * Where the tables are. One interface, two implementations: a server, asked over HTTP, and the engine itself in a
 * worker of this page (a static site, made by `wagontrain site`). Everything above it is the same page.
 */
import { HttpBackend } from "./httpBackend.ts";
import { WorkerBackend } from "./workerBackend.ts";

/** An answer, refusals included. */
export interface Reply {
  status: number;
  /** The kind of content, as in a Content-Type. */
  kind: string;
  /** The language of a text, "" where it says none. */
  lang: string;
  text: string;
  /** The name under which the content is to be saved, "" where it is not a file. */
  file: string;
}

/** Announces changes of a table: a WebSocket, or something that looks like one. */
export interface Channel {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Backend {
  /** The tables are in this browser: nobody else can see them, and losing the network changes nothing. */
  readonly local: boolean;
  /** Ask for an address below /api. Rejects where no answer comes. */
  request(method: string, address: string, body?: string): Promise<Reply>;
  channel(address: string): Channel;
}

/** The folder of the engine in a static site; null where a server has sent this page. */
function runtimeFolder(): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLMetaElement>('meta[name="wagontrain-site"]')?.content ?? null;
}

const runtime = runtimeFolder();
export const backend: Backend = runtime === null ? new HttpBackend() : new WorkerBackend(runtime);

/** A click on a link to a file of the API: without a server the page makes the file itself. */
export async function saveFile(event: MouseEvent & { currentTarget: HTMLAnchorElement }): Promise<void> {
  if (!backend.local) return;
  event.preventDefault();
  const reply = await backend.request("GET", event.currentTarget.getAttribute("href") ?? "");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([reply.text], { type: reply.kind }));
  link.download = reply.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
