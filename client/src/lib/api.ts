/** The routes of the server, or of the engine in this browser, as functions. A refusal becomes a Refused. */
import { backend, type Reply } from "./backend.ts";
import type {
  ActionEffects,
  ChatMessage,
  Done,
  Explained,
  GameInfo,
  InviteLink,
  Me,
  Moment,
  NewTableInfo,
  PlayerResults,
  RatingList,
  ScoreLine,
  Session,
  Steps,
  TableInfo,
  TableWish,
  Token,
  TurnList,
  Verified,
  View,
} from "./types.ts";

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

/** The refusals whose `detail` is for players, in their language; that of the others is for programmers. */
const SPOKEN = ["not-legal", "nothing-to-undo"];

/** A text of the server's, with the language that it is in. */
export interface LocalizedText {
  text: string;
  lang: string;
}

let language = "en";
export function setApiLanguage(lang: string): void {
  language = lang;
}

/** The answer: JSON; a page of the rules with its language; or a text. */
function read({ kind, text, lang }: Reply): unknown {
  if (kind.includes("json")) return JSON.parse(text);
  return kind.includes("markdown") ? { text, lang: lang || language } : text;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = path.includes("lang=") ? `/api${path}` : `/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  const sent = method === "GET" || method === "DELETE" ? undefined : JSON.stringify(body ?? {});
  let reply: Reply;
  try {
    reply = await backend.request(method, url, sent);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const { status } = reply;
  if (status === 502 || status === 503 || status === 504) throw new Unreachable(String(status));
  const data = read(reply);
  if (status >= 200 && status < 300) return data as T;
  const problem = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const said = SPOKEN.includes(String(problem["code"])) ? [problem["title"], problem["detail"]] : [problem["title"]];
  const words = said.filter((part) => typeof part === "string" && part).join(" ");
  throw new Refused(String(problem["code"] ?? "unknown"), status, words || String(status), problem);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
const put = <T>(path: string, body?: unknown): Promise<T> => call<T>("PUT", path, body);
const drop = <T>(path: string): Promise<T> => call<T>("DELETE", path);
const asSeat = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

interface Step {
  seat: number;
  expected_seq: number;
  key: string;
}
export type NewTable = Pick<TableWish, "game" | "seats"> & Partial<TableWish>;
export type Lasts = "turn" | "mine" | "game";

export const api = {
  me: () => get<Me>("/me"),
  saveProfile: (name: string, lang: string) => post<Me>("/me", { name, language: lang }),
  notify: (notices: { urls: string[]; digest: boolean }) => post<Me>("/me", { notices }),
  register: (login: string, password: string) => post<Me>("/register", { login, password }),
  login: (login: string, password: string) => post<Me>("/login", { login, password }),
  logout: (everywhere: boolean) => post<unknown>("/logout", { everywhere }),
  password: (old: string, fresh: string, sessions: boolean, tokens: boolean) =>
    post<unknown>("/me/password", { old, new: fresh, sessions, tokens }),
  sessions: () => get<{ sessions: Session[] }>("/me/sessions"),
  dropSession: (id: string) => drop<unknown>(`/me/sessions/${id}`),
  dropSessions: (tokens: boolean) => drop<unknown>(`/me/sessions?tokens=${tokens}`),
  tokens: () => get<{ tokens: Token[] }>("/me/tokens"),
  addToken: (label: string) => post<{ id: string; label: string; token: string }>("/me/tokens", { label }),
  dropToken: (id: string) => drop<unknown>(`/me/tokens/${id}`),
  exportMe: () => get<unknown>("/me/export"),
  forgetMe: () => drop<unknown>("/me"),
  games: () => get<GameInfo[]>("/games"),
  components: (game: string) => get<unknown>(`/games/${game}/tables`),
  words: (lang: string, file: string) => get<string>(`/words/${lang}/${file}.ftl`),
  rules: (game: string, lang: string) => get<LocalizedText>(`/rules/${game}?lang=${lang}`),
  results: (player: string) => get<PlayerResults>(`/players/${player}`),
  ratings: (game: string) => get<RatingList>(`/ratings/${game}`),
  tables: (status: string) => get<{ tables: TableInfo[] }>(`/tables?status=${status}&limit=30`),
  myTables: () => get<{ tables: TableInfo[] }>("/me/tables"),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  create: (wish: NewTable) => post<NewTableInfo>("/tables", wish),
  join: (id: string, invite?: string) => post<TableInfo>(`/tables/${id}/join`, invite ? { invite } : {}),
  watch: (id: string, invite?: string) => post<TableInfo>(`/tables/${id}/watch`, invite ? { invite } : {}),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  close: (id: string, agree: boolean) => post<TableInfo>(`/tables/${id}/close`, { agree }),
  leave: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/leave`, { seat }),
  back: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/seats/${seat}/back`),
  absent: (id: string, seat: number, agree: boolean) =>
    post<TableInfo>(`/tables/${id}/seats/${seat}/absent`, { agree }),
  invite: (id: string) => post<InviteLink>(`/tables/${id}/invites`, { seat: null }),
  dropInvites: (id: string) => drop<unknown>(`/tables/${id}/invites`),
  invitation: (id: string, invite: string) => post<TableInfo>(`/tables/${id}/invitation`, invite ? { invite } : {}),
  view: (id: string, seat: number | null, since: number | null) => {
    const wanted = [since === null ? "" : `since=${since}`, seat === null ? "" : `seat=${seat}`]
      .filter(Boolean)
      .join("&");
    return get<View>(`/tables/${id}/view${wanted ? `?${wanted}` : ""}`);
  },
  act: (id: string, wish: Step & { text: string }) => post<Done>(`/tables/${id}/act`, wish),
  step: (id: string, what: "undo" | "redo" | "confirm", wish: Step) => post<Done>(`/tables/${id}/${what}`, wish),
  explain: (id: string, seat: number, text: string) => post<Explained>(`/tables/${id}/explain`, { seat, text }),
  explainElement: (id: string, seat: number, element: string) =>
    post<Explained>(`/tables/${id}/explain`, { seat, element }),
  effects: (id: string, seat: number) => get<ActionEffects>(`/tables/${id}/brings?seat=${seat}`),
  plan: (id: string, wish: { seat: number; question: string; text: string | null; lasts: Lasts }) =>
    put<unknown>(`/tables/${id}/plans`, wish),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  clone: (id: string, step: number, bots: string | null) => post<TableInfo>(`/tables/${id}/clone`, { step, bots }),
  bringIn: (replay: string) => post<TableInfo>("/import", { replay }),
  steps: (id: string, seat: number | null) => get<Steps>(`/tables/${id}/steps${asSeat(seat)}`),
  turns: (id: string, since: number) => get<TurnList>(`/tables/${id}/turns?since=${since}`),
  moment: (id: string, step: number, seat: number | null) => get<Moment>(`/tables/${id}/steps/${step}${asSeat(seat)}`),
  scores: (id: string, seat: number | null) => get<ScoreLine>(`/tables/${id}/scores${asSeat(seat)}`),
  verify: (id: string) => get<Verified>(`/tables/${id}/verify`),
  record: (id: string, seat: number | null) => `/api/tables/${id}/export${asSeat(seat)}`,
  replayFile: (id: string) => `/api/tables/${id}/replay`,
  chat: (id: string, since: number) =>
    get<{ chat: number; messages: ChatMessage[] }>(`/tables/${id}/chat?since=${since}`),
  say: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  memo: (id: string) => get<{ text: string }>(`/tables/${id}/memo`),
  setMemo: (id: string, text: string) => put<{ text: string }>(`/tables/${id}/memo`, { text }),
};
