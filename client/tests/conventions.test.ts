/** Games are found by their folders: nothing else in the client names one. */
import { expect, it } from "vitest";
import { firstGame, lobbyEntry, lobbyIcons } from "../src/lib/lobby.ts";
import { load } from "../src/lib/games.ts";

const sources = import.meta.glob<string>(["../src/**/*.{ts,svelte,css,json}", "!../src/generated/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const games = [
  ...new Set(Object.keys(sources).flatMap((path) => /\/games\/(\w+)\/module\.ts$/.exec(path)?.slice(1) ?? [])),
];

it("names no game outside the folder of that game", () => {
  expect(games.length).toBeGreaterThan(2);
  for (const [path, text] of Object.entries(sources))
    for (const game of games.filter((one) => !path.includes(`/games/${one}/`)))
      expect(new RegExp(`\\b${game}\\b`).test(text), `${path} names ${game}`).toBe(false);
});

it("uses no colour of a game outside the folder of that game", () => {
  for (const game of games) {
    const own = sources[`../src/games/${game}/colours.css`]!;
    const colours = [...own.matchAll(/^ {2}(--[\w-]+):/gm)].map((found) => found[1]!);
    expect(colours.length, game).toBeGreaterThan(10);
    for (const [path, text] of Object.entries(sources).filter(([path]) => !path.includes(`/games/${game}/`)))
      for (const colour of colours) expect(text.includes(`${colour})`), `${path} uses ${colour}`).toBe(false);
  }
});

it("finds the lobby's sign and picture of each game, and does without them", () => {
  for (const game of games) {
    const entry = lobbyEntry(game)!;
    expect(entry.icons[entry.sign], game).toContain("<path");
    expect(lobbyIcons()).toHaveProperty(entry.sign);
  }
  expect(lobbyEntry("rummy")).toBeNull();
  expect(firstGame([{ game: "rummy" }])).toEqual({ game: "rummy" });
  expect(firstGame([])).toBeUndefined();
});

it("draws a game that it has no module for plainly", { timeout: 60_000 }, async () => {
  const [plain, other] = [await load("rummy"), await load(games[0]!)];
  expect(plain).not.toBe(other);
  expect(plain.tabs.map((tab) => tab.show)).toEqual(["stage", "tray", "shelf", "players"]);
  const view = { seats: [{ seat: 0, points: 7 }] };
  expect(plain.figures(view, 0)).toEqual([{ icon: "plain", value: 7, name: "Points" }]);
});
