/** What a game's module gives to the frame. The frame itself names no game: it finds `games/<game>/module.ts`. */
import type { Component } from "svelte";
import type { Layout } from "./screen.svelte.ts";
import type { Action, GameView } from "./types.ts";
import { loadComponents } from "./components.ts";
import type { Table } from "./table.svelte.ts";

export interface Scene {
  table: Table;
  view: GameView;
  /** The seat through whose eyes the table is seen; null: a spectator. */
  me: number | null;
  names: string[];
  narrow: boolean;
  layout: Layout;
  /** What is mine is to be drawn a little smaller. */
  low: boolean;
  /** Which part of the board a tab of the phone shows. */
  focus: string;
}

export interface Chip {
  icon?: string;
  title: string;
  sub?: string;
}

/** What the inspector tells about an element of the board. */
export interface About {
  title: string;
  lines: string[];
  rules: string[];
  picture?: { component: Component<{ id: string }>; id: string };
}

export interface Figure {
  icon: string;
  value: string | number;
  name: string;
}

export interface Tab {
  id: string;
  label: string;
  icon: string;
  show: "stage" | "shelf" | "tray" | "players" | "log";
  /** Does the tab hold this element? `me`: the seat through whose eyes the table is seen. */
  holds: (target: string, me: number | null) => boolean;
  /** Questions that begin on this tab, though others hold something lit too. */
  begins?: readonly string[];
}

export interface GameModule {
  shapes: Record<string, string>;
  Board: Component<{ scene: Scene }>;
  Tray: Component<{ scene: Scene }>;
  Shelf: Component<{ scene: Scene }>;
  /** What lies before a player, for the others to read. */
  Area: Component<{ scene: Scene; seat: number; dense?: number }>;
  /** What lies before the others stands beside the board, where there is room. */
  flanked?: boolean;
  /** The board's width in parts of its height. */
  aspect: number;
  /** How wide the column of what is mine is on a short window, in pixels. */
  column: number;
  /** The phases of a turn, and which of them is on. */
  phases: (view: GameView, question: string) => { label: string; on: boolean }[];
  figures: (view: GameView, seat: number) => Figure[];
  score?: (view: GameView, seat: number) => number | null;
  chip: (action: Action, scene: Scene) => Chip;
  about: (target: string, scene: Scene) => About | null;
  tabs: Tab[];
  /** Questions that come while another player has the turn. */
  reactions: string[];
  /** What the question means, where its words alone do not tell; "" where they do. */
  hint?: (scene: Scene) => string;
}

export const SEAT_SHAPES = ["circle", "square", "diamond", "triangle", "hexagon"] as const;

const MODULES = import.meta.glob<GameModule>("../games/*/module.ts", { import: "default" });

/** Loads how a game is drawn: by its own module, else plainly from its view and its legal actions. */
export async function load(game: string): Promise<GameModule> {
  const own = MODULES[`../games/${game}/module.ts`];
  if (!own) return (await import("../plain/module.ts")).default;
  await loadComponents(game);
  return own();
}
