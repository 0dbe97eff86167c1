/** The list of players and bots of a game, best first. */
import { api } from "./api.ts";

export interface Line {
  name: string;
  rating: number;
  games: number;
  bot: boolean;
}

export async function ratings(game: string): Promise<Line[]> {
  const lists = await api.ratings(game).catch(() => ({ people: [], bots: [] }));
  const people = lists.people.map((one) => ({ ...one, bot: false }));
  const bots = lists.bots.map((one) => ({ ...one, bot: true }));
  return [...people, ...bots].sort((a, b) => b.rating - a.rating).slice(0, 30);
}
