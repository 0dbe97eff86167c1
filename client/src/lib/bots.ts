/** Bots by name: the levels first, the plain ones for those who look for them. */
import type { GameInfo } from "./types.ts";
import { t, words } from "./words.svelte.ts";

const LEVELS = ["easy", "medium", "hard", "expert"];

export function botNames(game: GameInfo): string[] {
  const names = game.bots.map((bot) => (typeof bot === "string" ? bot : bot.name));
  const levels = LEVELS.filter((level) => names.includes(level));
  return levels.length > 0 ? levels : names;
}

export function botWords(name: string): string {
  return words.has(`client-bot-${name}`) ? t(`client-bot-${name}`) : name;
}

/** The bot for a first game. */
export function soloBot(names: string[]): string {
  return names.find((name) => name === "easy") ?? names[0] ?? "random";
}
