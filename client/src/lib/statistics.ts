/** The list of players and bots of a game, best first. */
export { api } from "./api.ts";

interface Rated {
  name: string;
  rating: number;
  games: number;
}

export async function ratings(game: string): Promise<(Rated & { bot: boolean })[]> {
  const answer = await fetch(`/api/ratings/${game}`, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) return [];
  const lists = (await answer.json()) as { people: Rated[]; bots: Rated[] };
  const people = lists.people.map((one) => ({ ...one, bot: false }));
  const bots = lists.bots.map((one) => ({ ...one, bot: true }));
  return [...people, ...bots].sort((a, b) => b.rating - a.rating).slice(0, 30);
}
