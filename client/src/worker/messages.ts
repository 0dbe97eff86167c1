/** What the page and the worker with the engine tell each other. */
import type { Reply } from "../lib/backend.ts";

export type ToWorker =
  | { type: "ask"; id: number; method: string; address: string; body: string }
  /** Tell what changes at this table, and let its bots play. */
  | { type: "listen"; table: string };

export type FromWorker = { type: "reply"; id: number; reply: Reply } | { type: "ring"; table: string; data: string };

/** What the engine says has changed. */
export interface Outcome {
  answer?: Reply & { content: string };
  /** Documents to store; null stands for one to delete. */
  stored: Record<string, string | null>;
  rings: Record<string, unknown>;
}
