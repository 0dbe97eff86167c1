/** A game without a drawing of its own: a plain, usable board made from its view, beside the actions in words. */
import type { About, GameModule, Scene } from "../lib/games.ts";
import { words } from "../lib/words.svelte.ts";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { humanized, numbersOf, seatFields } from "./outline.ts";
import Shelf from "./Shelf.svelte";
import Tray from "./Tray.svelte";
import { wordingOf } from "./wording.ts";

const MOST_FIGURES = 4;
const mine = /^(hand|card)s?-/;

function about(target: string, scene: Scene): About {
  const name = target.slice(target.indexOf("-") + 1);
  const actions = scene.table.legal.filter((action) => action.targets.includes(target));
  return { title: words.nameOf(name) ?? humanized(name), lines: [], rules: actions.map((action) => action.rule) };
}

const module: GameModule = {
  shapes: {},
  Board,
  Tray,
  Shelf,
  Area,
  aspect: 1.5,
  column: 340,
  phases: () => [],
  figures: (view, seat) =>
    numbersOf(seatFields(view, seat) ?? {}, MOST_FIGURES).map(([key, value]) => ({
      icon: "plain",
      value,
      name: wordingOf([]).label(key),
    })),
  chip: (action) => ({ title: action.words }),
  about,
  reactions: [],
  tabs: [
    { id: "table", label: "client-table", icon: "book", show: "stage", holds: (target) => !mine.test(target) },
    { id: "mine", label: "client-mine-short", icon: "hand-cards", show: "tray", holds: (target) => mine.test(target) },
    { id: "options", label: "client-options", icon: "wagon", show: "shelf", holds: () => false },
    { id: "players", label: "client-players", icon: "people", show: "players", holds: () => false },
  ],
};

export default module;
