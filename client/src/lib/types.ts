/** What the server sends: the tour of these shapes is the server's API page. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Player {
  id: string;
  name: string;
  login: string | null;
  language: string;
}

export interface Me {
  player: Player | null;
  language: string;
  languages: string[];
}

export interface OptionInfo {
  name: string;
  words: string;
  help: string;
  kind: string;
  default: boolean | number | string;
  choices: { value: boolean | number | string; words: string }[];
  pattern: string;
}

export interface GameInfo {
  game: string;
  title: string;
  version: number;
  seats: number[];
  bots: (string | { name: string; words: string })[];
  options: OptionInfo[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "invited" | "person" | "bot";
  player: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  online: boolean;
  mine: boolean;
  time_left: number | null;
}

export interface ScorePart {
  category: string;
  words: string;
  points: number;
}

export interface Score {
  seat: number;
  name: string;
  total: number;
  rank: number;
  automa: boolean;
  parts: ScorePart[];
}

export interface TableInfo {
  id: string;
  title: string;
  game: string;
  game_title: string;
  status: "open" | "running" | "finished" | "closed";
  options: Record<string, boolean | number | string>;
  public: boolean;
  undo: boolean;
  confirm: boolean;
  mine: boolean;
  seq: number;
  change: number;
  chat: number;
  to_act: number;
  my_seats: number[];
  my_turn: boolean;
  moved: number | null;
  created: number;
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
  result: { end: string; end_words: string; scores: Score[] } | null;
  seats: SeatInfo[];
  invite?: { token: string; url: string };
}

export interface Ask {
  question: string;
  seat: number;
  args: Record<string, Json>;
  text: string;
}

export interface Action {
  text: string;
  verb: string;
  args: string[];
  words: string;
  targets: string[];
}

export interface LogLine {
  n: number;
  step: number;
  seat: number;
  event: string;
  args: Record<string, Json>;
  hidden: boolean;
  text: string;
}

export interface Note {
  number: number;
  code: string;
  text: string;
  at: number;
}

/** A game's own view. Each board says what it expects in it. */
export type GameView = Record<string, unknown>;

export interface View {
  table: TableInfo;
  seat: number | null;
  seq: number;
  step: number;
  view: GameView | null;
  asked: Ask | null;
  legal: Action[];
  undo: { can: boolean; why: string; redo: boolean };
  held: boolean;
  log: { from: number; lines: LogLine[] };
  notes: Note[];
  scores?: Score[];
}

export interface Reason {
  rule: string;
  message: string;
  text: string;
}

export interface Steps {
  steps: number;
  lines: { step: number; seat: number; text: string | null; words: string | null; events: LogLine[] }[];
}

export interface Moment {
  step: number;
  view: GameView;
  asked: Ask | null;
  events: LogLine[];
  scores?: Score[];
}

export interface ChatMessage {
  number: number;
  player: string;
  name: string;
  text: string;
  hidden: boolean;
  at: number;
}
