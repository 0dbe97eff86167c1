/** Sierra West for the frame: its board, the words of its chips and what its elements tell about themselves. */
import shapes from "../../generated/sierra_west/icons.json";
import { citesOf, unique } from "../../lib/cites.ts";
import type { About, Chip, GameModule, Scene } from "../../lib/games.ts";
import type { Action } from "../../lib/types.ts";
import { capital, t, words } from "../../lib/words.svelte.ts";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Shelf from "./Shelf.svelte";
import Tray from "./Tray.svelte";
import { spaces } from "./paths.ts";
import { CABINS, CARDS, HOMESTEAD, POINTS, SYMBOLS, type SierraView, GAME } from "./types.ts";

const cites = citesOf(GAME);
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
      return { ...(icon ? { icon } : {}), title: t(`page-${action.verb}`), sub: t(`figure-${a}`) };
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
        sub: t("page-extra", { n: space?.extra_cost ?? 0 }),
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
        title: card && action.verb === "summit" ? capital(t(`table-summit-${card.summit.type}`)) : t("page-occupy"),
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
  const rules = unique(...cites("summit", card.summit.type, "other"), ...symbols.map((one) => SYMBOLS.get(one)?.rule));
  return {
    title: t(`card-${id}`),
    lines: [words.attribute(`card-${id}`, "text")].filter(Boolean),
    rules: rules.slice(0, 4),
    picture: { component: Picture, id },
  };
}

const REWARDS: Record<string, string> = { mule: "figure-mule", pair_of_boots: "good-pair_of_boots", gold: "good-gold" };

function aboutCabin(id: string): About {
  return {
    title: t(`cabin-${id}`),
    lines: [words.attribute(`cabin-${id}`, "text")].filter(Boolean),
    rules: unique(CABINS.get(id)?.rule, ...cites("element", "cabin")).slice(0, 2),
    picture: { component: Picture, id },
  };
}

function aboutSpot(id: string, scene: Scene): About {
  const symbol = viewOf(scene).turn_state.symbols[id];
  if (id === "trapper" || id === "tracker")
    return { title: capital(t(`spot-${id}`)), lines: [], rules: cites("element", id) };
  if (!symbol)
    return {
      title: capital(t(`spot-${id}`)),
      lines: [],
      rules: cites("element", id.endsWith("end") ? "path_end" : "path_start"),
    };
  const space = spaces(viewOf(scene).turn_state.laid).find((one) => one.spot === id);
  const lines = [
    words.attribute(`symbol-${symbol}`, "text"),
    space?.cost ? t("page-paid", { n: space.cost }) : "",
    SYMBOLS.get(symbol)?.hazard ? t("page-hazard") : "",
  ];
  return {
    title: `${capital(t(`symbol-${symbol}`))}: ${t(`spot-${id}`)}`,
    lines: lines.filter(Boolean),
    rules: unique(
      SYMBOLS.get(symbol)?.rule ?? cites("element", "symbol")[0],
      ...(space?.cost ? cites("element", "paid") : []),
      ...(SYMBOLS.get(symbol)?.hazard ? cites("element", "hazard") : []),
    ),
  };
}

function aboutGood(id: string): About {
  const points = id === "gold" ? POINTS.gold : id === "pair_of_boots" ? POINTS.pair_of_boots : 0;
  const lines = [
    ["food", "wood", "stone"].includes(id) ? t("page-good-basic") : "",
    id === "pair_of_boots" ? t("page-good-boots") : "",
    points ? t("page-good-points", { n: points }) : "",
  ];
  return { title: capital(t(`good-${id}`)), lines: lines.filter(Boolean), rules: cites("good", id, "other") };
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
      return laid ? aboutCard(laid) : { title: capital(t(`slot-${id}`)), lines: [], rules: cites("element", "slot") };
    }
    case "mountain": {
      const place = view.mountain.find((one) => one.place === id);
      if (place?.card && CARDS.has(place.card)) return aboutCard(place.card);
      return {
        title: capital(t(`place-${id}`)),
        lines: place ? [t("page-face-down", { place: t(`place-${id}`) })] : [],
        rules: cites("element", "mountain"),
      };
    }
    case "market": {
      const space = view.market[Number(id) - 1];
      if (!space?.cabin) return null;
      const found = aboutCabin(space.cabin);
      return { ...found, lines: [...found.lines, t("page-extra", { n: space.extra_cost })] };
    }
    case "cabin":
      return aboutCabin(id);
    case "spot":
      return aboutSpot(id, scene);
    case "special":
      return {
        title: t(`special-${id}`),
        lines: [words.attribute(`special-${id}`, "text")].filter(Boolean),
        rules: cites("special", view.mode),
      };
    case "trail": {
      const space = view.trail[Number(id)];
      const lines = [t("page-trail-multiplier", { n: space?.multiplier ?? 0 })];
      if (space && Number(id) < view.trail.length - 1)
        lines.push(t("page-trail-next", { boots: space.boots, basics: space.basics }));
      return {
        title: t("page-trail", { n: Number(id), by: space?.multiplier ?? 0 }),
        lines,
        rules: cites("element", "trail"),
      };
    }
    case "animal":
      return {
        title: capital(t(`animal-${id}`)),
        lines: [words.attribute(`animal-${id}`, "text")].filter(Boolean),
        rules: cites("element", "animal"),
      };
    case "homestead": {
      const row = HOMESTEAD.find((one) => one.id === id);
      const what = row?.take ?? Object.keys(row?.gain ?? {})[0] ?? "";
      return {
        title: capital(t(`track-${id}`)),
        lines: REWARDS[what] ? [t("page-track-reward", { what: t(REWARDS[what]!) })] : [],
        rules: cites("element", "homestead"),
      };
    }
    case "boots":
      return {
        title: capital(t(`pool-${id}`)),
        lines: [],
        rules: cites("element", id === "token" ? "token_boots" : "space_boots"),
      };
    case "figure":
      return {
        title: capital(t(`figure-${id}`)),
        lines: [t(`page-figure-${id}`)],
        rules: cites("element", id === "mule" ? "mule" : "pioneer"),
      };
    case "good":
      return aboutGood(id);
    case "orchard":
      return { title: capital(t(`orchard-${id}`)), lines: [], rules: cites("element", "orchard") };
    case "prize":
      return {
        title: capital(t(`prize-${id}`)),
        lines: [],
        rules: cites("element", id),
      };
    case "cart":
      return { title: capital(t("page-cart", { n: Number(id) })), lines: [], rules: cites("element", "cart") };
    case "pile":
      return { title: capital(t(`pile-${id}`)), lines: [], rules: cites("element", "pile") };
    case "river": {
      const special = view.row[Number(id) - 1]?.special;
      return special
        ? {
            title: t(`special-${special}`),
            lines: [words.attribute(`special-${special}`, "text")].filter(Boolean),
            rules: cites("element", "river"),
          }
        : { title: t("table-fish-market"), lines: [], rules: cites("element", "fish_market") };
    }
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
  aspect: 1220 / 640,
  column: 480,
  phases: (_view, question) => {
    const at =
      question === "lay-card" || question === "store-fourth-card"
        ? 0
        : question === "trap-animal"
          ? 1
          : question
            ? 2
            : -1;
    return ["plan", "trap", "pioneer"].map((id, i) => ({ label: t(`page-phase-${id}`), on: i === at }));
  },
  figures: (view, seat) => {
    const mine = (view as unknown as SierraView).seats[seat];
    if (!mine) return [];
    const basics = (mine.goods["food"] ?? 0) + (mine.goods["wood"] ?? 0) + (mine.goods["stone"] ?? 0);
    const up = Object.values(mine.animals).filter(Boolean).length;
    return [
      { icon: "s-gold", value: mine.goods["gold"] ?? 0, name: t("good-gold") },
      { icon: "s-wood", value: basics, name: t("page-basics") },
      { icon: "s-pair_of_boots", value: mine.goods["pair_of_boots"] ?? 0, name: t("good-pair_of_boots") },
      { icon: "s-cabin", value: mine.cabins.length, name: t("page-cabins") },
      { icon: "s-star", value: mine.claimed_cards, name: t("table-claimed") },
      { icon: "s-bear", value: `${up}/${Object.keys(mine.animals).length}`, name: t("table-animals") },
    ];
  },
  score: (view, seat) => (view as unknown as SierraView).scores[String(seat)] ?? null,
  chip,
  about,
  reactions: ["trap-animal", "track-supplies"],
  tabs: [
    {
      id: "mountain",
      label: "page-tab-mountain",
      icon: "s-summit",
      show: "stage",
      holds: (target) => target.startsWith("mountain-"),
    },
    {
      id: "trail",
      label: "page-tab-trail",
      icon: "s-wagon",
      show: "stage",
      holds: (target) => /^(trail|special|river)-/.test(target),
    },
    {
      id: "market",
      label: "page-tab-market",
      icon: "s-cabin",
      show: "stage",
      holds: (target) => target.startsWith("market-"),
    },
    {
      id: "homestead",
      label: "page-tab-homestead",
      icon: "s-homestead",
      show: "stage",
      holds: (target) => target.startsWith("homestead-"),
    },
    {
      id: "mine",
      label: "page-tab-mine",
      icon: "hand-cards",
      show: "tray",
      holds: (target) => /^(hand|slot|summit|spot|figure|cabin|animal|good|pile|boots|cart)-/.test(target),
    },
    {
      id: "mode",
      label: "page-tab-mode",
      icon: "s-star",
      show: "shelf",
      holds: (target) => /^(orchard|prize)-/.test(target),
    },
    { id: "players", label: "client-players", icon: "people", show: "players", holds: () => false },
  ],
};

export default module;
