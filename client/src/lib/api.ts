/** The server's routes as functions. A refusal becomes a Refused with the server's own words. */
import type { ChatMessage, GameInfo, Me, Moment, Reason, Steps, TableInfo, View } from "./types.ts";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly body: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** The request never reached the server, or no answer came. */
export class Unreachable extends Error {}

let language = "en";
export function speakTo(lang: string): void {
  language = lang;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const init: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.status === 502 || answer.status === 503 || answer.status === 504) throw new Unreachable(answer.statusText);
  const kind = answer.headers.get("content-type") ?? "";
  const data: unknown = kind.includes("json") ? await answer.json() : await answer.text();
  if (answer.ok) return data as T;
  const problem = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const words = [problem["title"], problem["detail"]].filter((part) => typeof part === "string" && part).join(" ");
  throw new Refused(String(problem["code"] ?? "unknown"), answer.status, words || answer.statusText, problem);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
const seatQuery = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export interface Done {
  seq: number;
  repeated: boolean;
  view: View;
}

export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, boolean | number | string>;
  title?: string;
  public?: boolean;
  spectators?: boolean;
  undo?: boolean;
  confirm?: boolean;
}

export const api = {
  me: () => get<Me>("/me"),
  become: (name: string, lang: string) => post<Me>("/me", { name, language: lang }),
  games: () => get<GameInfo[]>("/games"),
  words: (lang: string, file: string) => get<string>(`/words/${lang}/${file}.ftl`),
  rules: (game: string) => get<string>(`/rules/${game}`),
  tables: (status: string) => get<{ tables: TableInfo[] }>(`/tables?status=${status}&limit=30`),
  myTables: () => get<{ tables: TableInfo[] } | TableInfo[]>("/me/tables"),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  create: (wish: NewTable) => post<TableInfo>("/tables", wish),
  join: (id: string, invite?: string) => post<TableInfo>(`/tables/${id}/join`, invite ? { invite } : {}),
  watch: (id: string, invite?: string) => post<TableInfo>(`/tables/${id}/watch`, invite ? { invite } : {}),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  invite: (id: string) => post<{ token: string; url: string }>(`/tables/${id}/invites`, { seat: null }),
  view: (id: string, seat: number | null, since: number) =>
    get<View>(`/tables/${id}/view?since=${since}${seat === null ? "" : `&${seatQuery(seat)}`}`),
  act: (id: string, wish: { seat: number; text: string; expected_seq: number; key: string }) =>
    post<Done>(`/tables/${id}/act`, wish),
  step: (id: string, what: "undo" | "redo" | "confirm", wish: { seat: number; expected_seq: number; key: string }) =>
    post<Done>(`/tables/${id}/${what}`, wish),
  explain: (id: string, seat: number, text: string) =>
    post<{ legal: boolean; reasons: Reason[] }>(`/tables/${id}/explain`, { seat, text }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  steps: (id: string, seat: number | null) => get<Steps>(`/tables/${id}/steps?${seatQuery(seat)}`),
  moment: (id: string, step: number, seat: number | null) => get<Moment>(`/tables/${id}/steps/${step}?${seatQuery(seat)}`),
  verify: (id: string) => get<{ ok: boolean; problems: string[] }>(`/tables/${id}/verify`),
  chat: (id: string, since: number) => get<{ chat: number; messages: ChatMessage[] }>(`/tables/${id}/chat?since=${since}`),
  say: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
};
