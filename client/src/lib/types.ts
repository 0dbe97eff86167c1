/** Names for what the server sends. The types come from its schema (openapi.json, written by tools/schema.py). */
import type { components } from "../generated/api.d.ts";

type Shapes = components["schemas"];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Value = boolean | number | string;

export type Player = Shapes["Player"];
export type Me = Shapes["MeInfo"];
export type InviteLink = Shapes["InviteLink"];
export type Session = Shapes["SessionInfo"];
export type Token = Shapes["TokenInfo"];
export type OptionInfo = Shapes["OptionInfo"];
export type GameInfo = Shapes["GameInfo"];
export type SeatInfo = Shapes["SeatInfo"];
export type ScorePart = Shapes["ScorePart"];
export type Score = Shapes["Score"];
export type FinalScore = Shapes["FinalScore"];
export type ScoreLine = Shapes["ScoreLine"];
export type TableInfo = Shapes["TableInfo"];
export type NewTableInfo = Shapes["NewTable"];
export type TableWish = Shapes["TableWish"];
export type Ask = Shapes["AskInfo"];
export type Action = Shapes["ActionInfo"];
export type LogLine = Shapes["LogLine"];
export type Note = Shapes["NoteInfo"];
export type Plan = Shapes["PlanInfo"];
export type View = Shapes["View"];
export type Done = Shapes["Done"];
export type Reason = Shapes["Reason"];
export type Explained = Shapes["Explained"];
export type Steps = Shapes["StepList"];
export type Turn = Shapes["TurnInfo"];
export type TurnStep = Shapes["TurnStep"];
export type TurnList = Shapes["TurnList"];
export type Moment = Shapes["Moment"];
export type ActionEffects = Shapes["Brings"];
export type ActionEffect = Shapes["Bring"];
export type Verified = Shapes["Verified"];
export type ChatMessage = Shapes["ChatMessage"];
export type PlayerResults = Shapes["PlayerResults"];
export type RatingList = Shapes["RatingList"];

/** A game's own view. Each board says what it expects in it. */
export type GameView = Record<string, unknown>;

/** A final score in the form of a running one: everything is known. */
export function settled(score: FinalScore): Score {
  const parts = score.parts.map((part) => ({ ...part, least: part.points, most: part.points }));
  return { ...score, parts, least: score.total, most: score.total };
}
