/** Tables on a server: requests by fetch, changes by WebSocket. */
import type { Backend, Channel, Reply } from "./backend.ts";

export class HttpBackend implements Backend {
  readonly local = false;

  async request(method: string, address: string, body?: string): Promise<Reply> {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.headers = { "Content-Type": "application/json" };
      init.body = body;
    }
    const answer = await fetch(address, init);
    return {
      status: answer.status,
      kind: answer.headers.get("content-type") ?? "",
      lang: answer.headers.get("content-language") ?? "",
      text: await answer.text(),
      file: "",
    };
  }

  channel(address: string): Channel {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${address}`);
  }
}
