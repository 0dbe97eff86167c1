/** Sierra West for the frame: its board, the words of its chips and what its elements tell about themselves. */
import shapes from "../../generated/icons-sierra_west.json";
import type { About, Chip, GameModule, Scene } from "../../lib/games.ts";
import type { Action } from "../../lib/types.ts";
import { capital, t, words } from "../../lib/words.svelte.ts";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Shelf from "./Shelf.svelte";
import Tray from "./Tray.svelte";
import { spaces } from "./paths.ts";
import { CABINS, CARDS, HOMESTEAD, POINTS, SYMBOLS, type SierraView } from "./types.ts";

const viewOf = (scene: Scene): SierraView => scene.view as unknown as SierraView;
const ICONS: Record<string, string> = {
  pass: "s-camp",
  start: "s-summit",
  step: "s-boot",
  activate: "s-summit",
  scout: "s-tracker",
  wagon: "s-wagon",
  token: "s-pair_of_boots",
  exchange: "s-gold",
  blast: "s-dynamite",
  sell: "s-any_fish",
  summit: "s-summit",
  occupy: "s-summit",
  put: "s-star",
  claim: "s-shovel",
  retreat: "s-wagon",
  climb: "s-homestead",
  grow: "s-orchard",
  paddle: "s-canoe",
  load: "s-cart",
  shoot: "s-six_shooter",
  trap: "s-trapper",
  track: "s-tracker",
  forgo: "s-boot",
  discount: "s-cabin",
  tame: "s-bear",
  back: "s-boot",
  drop: "s-boot",
  catch: "s-any_fish",
  "give-fish": "s-any_fish",
  "give-apples": "s-apple",
};

/** The symbol under a pioneer. */
function under(figure: string, scene: Scene): string | null {
  const seat = scene.me === null ? undefined : viewOf(scene).seats[scene.me];
  const spot = figure === "hat" ? seat?.hat : seat?.plain;
  return spot ? (viewOf(scene).turn_state.symbols[spot] ?? null) : null;
}

function chip(action: Action, scene: Scene): Chip {
  const view = viewOf(scene);
  const [a = "", b = ""] = action.args;
  const icon = ICONS[action.verb];
  switch (action.verb) {
    case "lay":
      return {
        icon: CARDS.get(b)?.animal ? `s-${CARDS.get(b)!.animal}` : "hand-cards",
        title: t(`card-${b}`),
        sub: t(`slot-${a}`),
      };
    case "activate": {
      const symbol = under(a, scene);
      return { ...(icon ? { icon } : {}), title: symbol ? t(`symbol-${symbol}`) : action.words, sub: t(`figure-${a}`) };
    }
    case "start":
    case "step":
      return { ...(icon ? { icon } : {}), title: t(`client-sw-${action.verb}`), sub: t(`figure-${a}`) };
    case "scout": {
      const card = view.mountain.find((place) => place.place === a)?.card;
      return {
        ...(icon ? { icon } : {}),
        title: card && CARDS.has(card) ? t(`card-${card}`) : capital(t(`place-${a}`)),
        sub: t(`pool-${b}`),
      };
    }
    case "build": {
      const space = view.market[Number(a) - 1];
      return {
        icon: "s-cabin",
        title: space?.cabin ? t(`cabin-${space.cabin}`) : action.words,
        sub: t("client-sw-extra", { n: space?.extra_cost ?? 0 }),
      };
    }
    case "claim": {
      const scout = scene.me === null ? "" : view.seats[scene.me]?.scout;
      const card = view.mountain.find((place) => place.place === scout)?.card;
      return { icon: "s-shovel", title: card ? t(`card-${card}`) : action.words, sub: t(`pile-${a}`) };
    }
    case "assign":
    case "lose":
      return { icon: "s-cabin", title: t(`cabin-${a}`), sub: action.words };
    case "summit":
    case "occupy": {
      const card = CARDS.get(view.turn_state.laid[b] ?? "");
      return {
        icon: "s-summit",
        title:
          card && action.verb === "summit" ? capital(t(`table-summit-${card.summit.type}`)) : t("client-sw-occupy"),
        sub: `${t(`figure-${a}`)}, ${t(`slot-${b}`)}`,
      };
    }
    case "trap":
      return { icon: `s-${a}`, title: action.words };
    case "take":
      return { icon: `s-${a}`, title: action.words };
    default:
      return { ...(icon ? { icon } : {}), title: action.words };
  }
}

function aboutCard(id: string): About {
  const card = CARDS.get(id);
  if (!card) return { title: id, lines: [], rules: [] };
  const symbols = [...new Set([...card.green, ...card.tan].filter(Boolean))];
  const rules = [
    ...new Set(
      [SUMMIT_RULES[card.summit.type] ?? "SW-7.19", ...symbols.map((symbol) => SYMBOLS.get(symbol)?.rule ?? "")].filter(
        Boolean,
      ),
    ),
  ];
  return {
    title: t(`card-${id}`),
    lines: [words.attribute(`card-${id}`, "text")].filter(Boolean),
    rules: rules.slice(0, 4),
    picture: { component: Picture, id },
  };
}

const SUMMIT_RULES: Record<string, string> = {
  homestead: "SW-16.1",
  wagon: "SW-11.3",
  apple_trade: "SW-18.4",
  apple_homestead: "SW-18.5",
  buy_fish: "SW-19.8",
  buy_mine_cart: "SW-20.5",
  six_shooter: "SW-21.4",
  rifle: "SW-21.9",
};
const SPECIAL_RULES: Record<string, string> = {
  apple_hill: "SW-18.3",
  boats_banjos: "SW-19.5",
  gold_rush: "SW-20.1",
  outlaws_outposts: "SW-21.3",
};
const REWARDS: Record<string, string> = { mule: "figure-mule", pair_of_boots: "good-pair_of_boots", gold: "good-gold" };

function aboutCabin(id: string): About {
  return {
    title: t(`cabin-${id}`),
    lines: [words.attribute(`cabin-${id}`, "text")].filter(Boolean),
    rules: [CABINS.get(id)?.rule ?? "SW-13.1"],
    picture: { component: Picture, id },
  };
}

function aboutSpot(id: string, scene: Scene): About {
  const symbol = viewOf(scene).turn_state.symbols[id];
  if (id === "trapper" || id === "tracker")
    return { title: capital(t(`spot-${id}`)), lines: [], rules: [id === "trapper" ? "SW-9.4" : "SW-9.3", "SW-9.1"] };
  if (!symbol)
    return { title: capital(t(`spot-${id}`)), lines: [], rules: [id.endsWith("end") ? "SW-7.16" : "SW-7.7"] };
  const space = spaces(viewOf(scene).turn_state.laid).find((one) => one.spot === id);
  const lines = [
    words.attribute(`symbol-${symbol}`, "text"),
    space?.cost ? t("client-sw-paid", { n: space.cost }) : "",
    SYMBOLS.get(symbol)?.hazard ? t("client-sw-hazard") : "",
  ];
  return {
    title: `${capital(t(`symbol-${symbol}`))}: ${t(`spot-${id}`)}`,
    lines: lines.filter(Boolean),
    rules: [
      SYMBOLS.get(symbol)?.rule ?? "SW-7.9",
      ...(space?.cost ? ["SW-7.10"] : []),
      ...(SYMBOLS.get(symbol)?.hazard ? ["SW-7.11"] : []),
    ],
  };
}

function aboutGood(id: string): About {
  const points = id === "gold" ? POINTS.gold : id === "pair_of_boots" ? POINTS.pair_of_boots : 0;
  const lines = [
    ["food", "wood", "stone"].includes(id) ? t("client-sw-good-basic") : "",
    id === "pair_of_boots" ? t("client-sw-good-boots") : "",
    points ? t("client-sw-good-points", { n: points }) : "",
  ];
  const rules: Record<string, string> = {
    pair_of_boots: "SW-10.5",
    bullet: "SW-21.1",
    trout: "SW-19.1",
    salmon: "SW-19.1",
    bass: "SW-19.1",
  };
  return { title: capital(t(`good-${id}`)), lines: lines.filter(Boolean), rules: [rules[id] ?? "SW-10.1"] };
}

function about(target: string, scene: Scene): About | null {
  const view = viewOf(scene);
  const cut = target.indexOf("-");
  const kind = target.slice(0, cut);
  const id = target.slice(cut + 1);
  switch (kind) {
    case "hand":
      return aboutCard(id);
    case "slot":
    case "summit": {
      const laid = view.turn_state.laid[id];
      return laid ? aboutCard(laid) : { title: capital(t(`slot-${id}`)), lines: [], rules: ["SW-6.2"] };
    }
    case "mountain": {
      const place = view.mountain.find((one) => one.place === id);
      if (place?.card && CARDS.has(place.card)) return aboutCard(place.card);
      return {
        title: capital(t(`place-${id}`)),
        lines: place ? [t("client-sw-face-down", { place: t(`place-${id}`) })] : [],
        rules: ["SW-12.1"],
      };
    }
    case "market": {
      const space = view.market[Number(id) - 1];
      if (!space?.cabin) return null;
      const found = aboutCabin(space.cabin);
      return { ...found, lines: [...found.lines, t("client-sw-extra", { n: space.extra_cost })] };
    }
    case "cabin":
      return aboutCabin(id);
    case "spot":
      return aboutSpot(id, scene);
    case "special":
      return {
        title: t(`special-${id}`),
        lines: [words.attribute(`special-${id}`, "text")].filter(Boolean),
        rules: [SPECIAL_RULES[view.mode] ?? "SW-11.5", "SW-11.5"],
      };
    case "trail": {
      const space = view.trail[Number(id)];
      const lines = [t("client-sw-trail-multiplier", { n: space?.multiplier ?? 0 })];
      if (space && Number(id) < view.trail.length - 1)
        lines.push(t("client-sw-trail-next", { boots: space.boots, basics: space.basics }));
      return {
        title: t("client-sw-trail", { n: Number(id), by: space?.multiplier ?? 0 }),
        lines,
        rules: ["SW-11.2", "SW-11.5"],
      };
    }
    case "animal":
      return {
        title: capital(t(`animal-${id}`)),
        lines: [words.attribute(`animal-${id}`, "text")].filter(Boolean),
        rules: ["SW-15.6", "SW-9.4"],
      };
    case "homestead": {
      const row = HOMESTEAD.find((one) => one.id === id);
      const what = row?.take ?? Object.keys(row?.gain ?? {})[0] ?? "";
      return {
        title: capital(t(`track-${id}`)),
        lines: REWARDS[what] ? [t("client-sw-track-reward", { what: t(REWARDS[what]!) })] : [],
        rules: ["SW-16.1", "SW-16.2", "SW-16.3"],
      };
    }
    case "boots":
      return { title: capital(t(`pool-${id}`)), lines: [], rules: [id === "token" ? "SW-10.7" : "SW-10.6", "SW-10.4"] };
    case "figure":
      return {
        title: capital(t(`figure-${id}`)),
        lines: [t(`client-sw-figure-${id}`)],
        rules: [id === "mule" ? "SW-7.22" : "SW-7.7", id === "mule" ? "SW-7.21" : "SW-7.3"],
      };
    case "good":
      return aboutGood(id);
    case "orchard":
      return { title: capital(t(`orchard-${id}`)), lines: [], rules: ["SW-18.5", "SW-18.7"] };
    case "prize":
      return {
        title: capital(t(`prize-${id}`)),
        lines: [],
        rules: id === "sheriff" ? ["SW-21.2"] : ["SW-20.2", id === "dynamite" ? "SW-20.3" : "SW-20.1"],
      };
    case "cart":
      return { title: capital(t("client-sw-cart", { n: Number(id) })), lines: [], rules: ["SW-20.4", "SW-20.7"] };
    case "pile":
      return { title: capital(t(`pile-${id}`)), lines: [], rules: ["SW-8.3"] };
    case "river": {
      const special = view.row[Number(id) - 1]?.special;
      return special
        ? {
            title: t(`special-${special}`),
            lines: [words.attribute(`special-${special}`, "text")].filter(Boolean),
            rules: ["SW-19.5", "SW-19.2", "SW-19.3"],
          }
        : { title: t("table-fish-market"), lines: [], rules: ["SW-19.9", "SW-19.3"] };
    }
    default:
      return null;
  }
}

export const sierraWest: GameModule = {
  shapes,
  Board,
  Tray,
  Shelf,
  phases: (_view, question) => {
    const at =
      question === "lay-card" || question === "store-fourth-card"
        ? 0
        : question === "trap-animal"
          ? 1
          : question
            ? 2
            : -1;
    return ["plan", "trap", "pioneer"].map((id, i) => ({ label: t(`client-sw-phase-${id}`), on: i === at }));
  },
  figures: (view, seat) => {
    const mine = (view as unknown as SierraView).seats[seat];
    if (!mine) return [];
    const basics = (mine.goods["food"] ?? 0) + (mine.goods["wood"] ?? 0) + (mine.goods["stone"] ?? 0);
    const up = Object.values(mine.animals).filter(Boolean).length;
    return [
      { icon: "s-gold", value: mine.goods["gold"] ?? 0, name: t("good-gold") },
      { icon: "s-wood", value: basics, name: t("client-sw-basics") },
      { icon: "s-pair_of_boots", value: mine.goods["pair_of_boots"] ?? 0, name: t("good-pair_of_boots") },
      { icon: "s-cabin", value: mine.cabins.length, name: t("client-sw-cabins") },
      { icon: "s-star", value: mine.claimed_cards, name: t("table-claimed") },
      { icon: "s-bear", value: `${up}/${Object.keys(mine.animals).length}`, name: t("table-animals") },
    ];
  },
  score: (view, seat) => (view as unknown as SierraView).scores[String(seat)] ?? null,
  chip,
  about,
  verbs: { cabin: "assign", market: "build", figure: "step", homestead: "climb", orchard: "grow", animal: "trap" },
  reactions: ["trap-animal", "track-supplies"],
  tabs: [
    {
      id: "mountain",
      label: "client-sw-tab-mountain",
      icon: "s-summit",
      show: "stage",
      holds: (target) => target.startsWith("mountain-"),
    },
    {
      id: "trail",
      label: "client-sw-tab-trail",
      icon: "s-wagon",
      show: "stage",
      holds: (target) => /^(trail|special|river)-/.test(target),
    },
    {
      id: "market",
      label: "client-sw-tab-market",
      icon: "s-cabin",
      show: "stage",
      holds: (target) => target.startsWith("market-"),
    },
    {
      id: "homestead",
      label: "client-sw-tab-homestead",
      icon: "s-homestead",
      show: "stage",
      holds: (target) => target.startsWith("homestead-"),
    },
    {
      id: "mine",
      label: "client-sw-tab-mine",
      icon: "hand-cards",
      show: "tray",
      holds: (target) => /^(hand|slot|summit|spot|figure|cabin|animal|good|pile|boots|cart)-/.test(target),
    },
    {
      id: "mode",
      label: "client-sw-tab-mode",
      icon: "s-star",
      show: "shelf",
      holds: (target) => /^(orchard|prize)-/.test(target),
    },
    { id: "players", label: "client-players", icon: "people", show: "players", holds: () => false },
  ],
};
