/** Bots: the levels for people to choose from come first. */
import type { GameInfo } from "./types.ts";

/** The bot for a first game. */
export function firstBot(game: GameInfo): string {
  return game.bots.find((bot) => bot.name === "easy")?.name ?? game.bots[0]?.name ?? "random";
}
