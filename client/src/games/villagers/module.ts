/** Villagers for the frame: its board, the words of its chips and what its elements tell about themselves. */
import shapes from "../../generated/villagers/icons.json";
import { citesOf, unique } from "../../lib/cites.ts";
import type { About, Chip, GameModule, Scene } from "../../lib/games.ts";
import type { Action } from "../../lib/types.ts";
import { t, words } from "../../lib/words.svelte.ts";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { type Market, marketUnder, marketWhen } from "./markets.ts";
import Picture from "./Picture.svelte";
import Shelf from "./Shelf.svelte";
import Tray from "./Tray.svelte";
import { askedCard, cost, freelancerFee, payments, surcharge } from "./payments.ts";
import { EVENT_CARDS, IMPROVEMENTS, opens, printed, SETUP, toCome, type VillagersView, GAME } from "./types.ts";

const cites = citesOf(GAME);
const viewOf = (scene: Scene): VillagersView => scene.view as unknown as VillagersView;
const name = (card: string): string => t(`card-${card}`);

/** The card on which an action of the kind "node" or "on" falls. */
function nodeCard(action: Action, scene: Scene): string | null {
  const [, seat, node] = /^village-(\d+)-(\d+)$/.exec(action.targets[0] ?? "") ?? [];
  return seat === undefined ? null : (viewOf(scene).seats[Number(seat)]?.village[Number(node)]?.card ?? null);
}

function chip(action: Action, scene: Scene): Chip {
  const view = viewOf(scene);
  const n = Number(action.args[0]);
  const card = action.args[0] ?? "";
  switch (action.verb) {
    case "take":
    case "give":
    case "coin": {
      const slot = view.road[n - 1];
      const coins = slot?.coins
        ? `${t("page-slot", { n })}, ${t("page-coins", { n: slot.coins })}`
        : t("page-slot", { n });
      return slot?.card ? { icon: `v-card-${slot.card}`, title: name(slot.card), sub: coins } : { title: action.words };
    }
    case "draw":
    case "onto":
    case "search": {
      const top = view.road[n - 1]?.stack.top;
      return {
        ...(top ? { icon: `v-suit-${top}`, sub: t(`suit-${top}`) } : {}),
        title: t("page-stack-n", { n }),
      };
    }
    case "reserve":
      return {
        ...(view.reserve.top ? { icon: `v-suit-${view.reserve.top}`, sub: t(`suit-${view.reserve.top}`) } : {}),
        title: t("table-reserve"),
      };
    case "place":
    case "play":
    case "cover":
    case "return":
    case "choose":
      return { icon: `v-card-${card}`, title: name(card), sub: worth(card) };
    case "hire": {
      const toll = surcharge(view, "hire_basic");
      return {
        icon: `v-card-${card}`,
        title: name(card),
        sub: toll > 0 ? `${t("page-hire")}, ${t("page-pay", { n: toll })}` : t("page-hire"),
      };
    }
    case "on":
    case "node": {
      const found = nodeCard(action, scene);
      return found
        ? {
            icon: `v-card-${found}`,
            title: name(found),
            sub: t(action.verb === "on" ? "page-on-it" : "page-this-one"),
          }
        : { title: action.words };
    }
    case "pay": {
      const found = nodeCard(action, scene);
      const gold = SETUP.unlock_cost;
      const where = found ? name(found) : "";
      if (found && freelancerFee(found) !== null)
        return {
          icon: `v-card-${found}`,
          title: where,
          sub: `${price(action, scene)}, ${scene.names[n] ?? t("seat-automa")}`,
        };
      if (n === scene.me)
        return {
          icon: "v-padlock",
          title: t("page-own-unlock", { gold, card: where }),
          sub: price(action, scene),
        };
      return {
        icon: "v-padlock",
        title: t("page-pay", { n: spent(action, scene) }),
        sub: `${where}, ${scene.names[n] ?? t("seat-automa")}`,
      };
    }
    case "bank":
    case "free":
      return { icon: "v-padlock", title: action.words, sub: price(action, scene) };
    case "resolve":
    case "jester":
      return {
        icon: action.verb === "jester" ? "v-jester" : `v-event-${card}`,
        title: t(`event_card-${card}`),
        sub: action.words,
      };
    default:
      return { title: action.words };
  }
}

/** What an answer to a padlock takes out of my supply. */
function spent(action: Action, scene: Scene): number {
  return scene.me === null
    ? 0
    : cost(payments(viewOf(scene), action, scene.me, askedCard(scene.table.view?.asked?.args)));
}

const price = (action: Action, scene: Scene): string => {
  const gold = spent(action, scene);
  return gold > 0 ? t("page-pay", { n: gold }) : t("page-free");
};

/** What a card brings, in a few signs. */
function worth(id: string): string {
  const card = printed(id);
  const parts: string[] = [];
  if (card.gold) parts.push(t("page-worth-gold", { n: card.gold }));
  if (card.food) parts.push(t("page-worth-food", { n: card.food }));
  if (card.builder) parts.push(t("page-worth-builder", { n: card.builder }));
  if (card.silver) parts.push(t("page-silver"));
  if (card.padlock) parts.push(t("page-locked-by", { card: name(card.padlock) }));
  return parts.join(", ");
}

function aboutCard(id: string): About {
  const card = printed(id);
  const lines: string[] = [];
  const chain = card.chain ?? [];
  lines.push(
    `${t(`suit-${card.suit}`)}. ${chain.length > 0 ? t("page-goes-on", { card: name(chain.at(-1)!) }) : t("page-stands-alone")}`,
  );
  const text = words.attribute(`card-${id}`, "text");
  if (text) lines.push(text);
  if (card.gold) lines.push(t("page-each-market", { n: card.gold }));
  const rest = [
    card.food ? t("page-worth-food", { n: card.food }) : "",
    card.builder ? t("page-worth-builder", { n: card.builder }) : "",
  ].filter(Boolean);
  if (rest.length > 0) lines.push(rest.join(", "));
  if (card.padlock) lines.push(t("page-padlock", { card: name(card.padlock), gold: SETUP.unlock_cost }));
  const keys = opens(id);
  if ((card.stack_size ?? 0) > 0) lines.push(t("page-suit-pips"));
  if (keys.length > 0)
    lines.push(
      t("page-opens", {
        n: card.keyring ?? keys.length,
        cards: keys.map(name).join(", "),
        gold: SETUP.unlock_cost,
      }),
    );
  return {
    title: name(id),
    lines,
    rules: unique(
      card.rule,
      ...(card.padlock || keys.length > 0 ? cites("element", "lock") : []),
      ...cites("element", chain.length > 0 ? "chained" : "alone"),
    ),
    picture: { component: Picture, id },
  };
}

function aboutSeat(seat: number, scene: Scene): About {
  const one = viewOf(scene).seats[seat];
  const lines = one
    ? [
        t("page-seat-lines", {
          food: one.food,
          limit: one.draft_limit,
          builders: one.builders,
          gold: one.supply,
          market: toCome(viewOf(scene), one),
        }),
      ]
    : [];
  return {
    title: t("table-village", { name: scene.names[seat] ?? t("seat-automa") }),
    lines,
    rules: cites("element", "seat"),
  };
}

/** The name under which the rules of a stack are listed. */
function stackCite(view: VillagersView, market: Market | null): string {
  if (market === null) return "stack";
  return market === "first" && (view.markets?.first.stacks.length ?? 0) > 1
    ? "both_market_stacks"
    : `${market}_market_stack`;
}

function about(target: string, scene: Scene): About | null {
  const view = viewOf(scene);
  const [kind, a, b] = target.split("-");
  switch (kind) {
    case "slot": {
      const slot = view.road[Number(a) - 1];
      if (!slot?.card) return { title: t("page-empty"), lines: [], rules: cites("element", "empty_slot") };
      const found = aboutCard(slot.card);
      return slot.coins > 0 ? { ...found, lines: [...found.lines, t("page-coins", { n: slot.coins })] } : found;
    }
    case "hand":
    case "basic":
      return aboutCard(a ?? "");
    case "village": {
      const node = view.seats[Number(a)]?.village[Number(b)];
      return node ? aboutCard(node.card) : null;
    }
    case "stack": {
      const stack = view.road[Number(a) - 1]?.stack;
      const flag = marketUnder(Number(a));
      return {
        title: t("page-stack-n", { n: Number(a) }),
        lines: [
          t("page-stack", { n: Number(a), count: stack?.count ?? 0, suit: t(`suit-${stack?.top ?? "none"}`) }),
          ...(flag ? [marketWhen(view, flag)] : []),
        ],
        rules: cites("element", stackCite(view, flag)),
      };
    }
    case "reserve":
      return { title: t("table-reserve"), lines: [String(view.reserve.count)], rules: cites("element", "reserve") };
    case "seat":
      return aboutSeat(Number(a), scene);
    case "event":
      return {
        title: t(`event_card-${a}`),
        lines: [words.attribute(`event_card-${a}`, "text")].filter(Boolean),
        rules: unique(EVENT_CARDS.get(a ?? "")?.rule, ...cites("element", "event")),
      };
    case "improvement":
      return {
        title: t(`improvement-${a}`),
        lines: [words.attribute(`improvement-${a}`, "text")].filter(Boolean),
        rules: unique(...[IMPROVEMENTS.get(a ?? "")?.rule ?? []].flat(), ...cites("element", "improvement")),
      };
    case "jester":
      return {
        title: t("table-jester"),
        lines: [t(`table-jester-${view.solo?.jester ?? "none"}`)],
        rules: cites("element", "jester"),
      };
    default:
      return null;
  }
}

const module: GameModule = {
  shapes,
  Board,
  Tray,
  Shelf,
  Area,
  flanked: true,
  aspect: 1.5,
  column: 300,
  phases: (view) => {
    const phase = (view as unknown as VillagersView).phase;
    const on = phase === "between" ? "draft" : phase === "end" ? "build" : phase;
    return ["draft", "update", "build", "over"].map((id) => ({ label: t(`page-phase-${id}`), on: on === id }));
  },
  figures: (view, seat) => {
    const mine = (view as unknown as VillagersView).seats[seat];
    if (!mine) return [];
    const over = (view as unknown as VillagersView).second_market === "held";
    return [
      { icon: "v-coins", value: mine.supply, name: t("table-gold") },
      { icon: "hand-cards", value: mine.hand.length, name: t("page-cards") },
      { icon: "v-food", value: mine.food, name: t("page-food-name") },
      { icon: "v-builder", value: mine.builders, name: t("page-builder-name") },
      ...(over ? [] : [{ icon: "v-market", value: `+${mine.forecast.second_market}`, name: t("page-if-market") }]),
    ];
  },
  score: (view, seat) => {
    const mine = (view as unknown as VillagersView).seats[seat];
    return mine ? mine.supply : null;
  },
  chip,
  about,
  reactions: ["jester-window", "courier-window", "courier"],
  tabs: [
    {
      id: "road",
      label: "page-tab-road",
      icon: "v-square",
      show: "stage",
      holds: (target) => /^(slot|stack|basic|reserve)/.test(target),
    },
    {
      id: "village",
      label: "page-tab-village",
      icon: "village",
      show: "stage",
      holds: (target, me) => target.startsWith("event") || target.startsWith(`village-${me ?? 0}-`),
    },
    {
      id: "hand",
      label: "page-tab-hand",
      icon: "hand-cards",
      show: "tray",
      holds: (target) => /^(hand|jester)/.test(target),
      begins: ["build"],
    },
    {
      id: "players",
      label: "client-players",
      icon: "people",
      show: "players",
      holds: (target, me) => /^village-\d/.test(target) && !target.startsWith(`village-${me ?? 0}-`),
    },
    {
      id: "market",
      label: "page-tab-market",
      icon: "v-market",
      show: "shelf",
      holds: (target) => target.startsWith("improvement"),
    },
  ],
};

export default module;
