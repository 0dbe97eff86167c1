/** Great Western Trail for the frame: its board, the words of its chips and what its elements tell about themselves. */
import shapes from "../../generated/gwt/icons.json";
import { citesOf } from "../../lib/cites.ts";
import type { About, Chip, GameModule, Scene } from "../../lib/games.ts";
import type { Action } from "../../lib/types.ts";
import { capital, t, words } from "../../lib/words.svelte.ts";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { subPhase } from "./kansas.ts";
import { way } from "./layout.ts";
import Picture from "./Picture.svelte";
import { spaceTitle } from "./names.ts";
import Shelf from "./Shelf.svelte";
import { iconOf } from "./signs.ts";
import Tray from "./Tray.svelte";
import {
  BOUNTIES,
  BUILDINGS,
  CATTLE,
  CITIES,
  DISCS,
  EFFECTS,
  NEUTRALS,
  OBJECTIVES,
  SPACES,
  STATIONS,
  TILES,
  type GwtView,
  GAME,
} from "./types.ts";

const cites = citesOf(GAME);
const viewOf = (scene: Scene): GwtView => scene.view as unknown as GwtView;

/** A space by what lies on it. */
function spaceName(space: string, scene: Scene): { icon: string; title: string } {
  const view = viewOf(scene);
  return { icon: spaceIcon(view, space), title: spaceTitle(view, space, scene.names) };
}

function spaceIcon(view: GwtView, space: string): string {
  const tile = view.trail[space];
  const found = SPACES.get(space);
  if (space === "kansas_city") return "g-kansas-city";
  if (tile?.kind === "private") return "g-build";
  if (tile?.kind === "neutral") return "g-step";
  if (tile) return tile.id.startsWith("outlaw") ? "g-outlaw" : `g-${found?.hazard ?? "risk"}`;
  return found?.woods ? "g-woods" : "g-step";
}

function moveChip(action: Action, scene: Scene): Chip {
  const me = scene.me === null ? undefined : viewOf(scene).players[scene.me];
  const space = action.args[0]!;
  const found = me?.herder ? way(viewOf(scene), me.herder, space, me.fees) : null;
  const fee = found ? (found.fee > 0 ? t("page-pay", { n: found.fee }) : t("page-free")) : "";
  return {
    ...spaceName(space, scene),
    ...(found ? { sub: `${t("page-steps", { n: found.steps })}, ${fee}` } : {}),
  };
}

const ICONS: Record<string, string> = {
  draw: "g-draw",
  exchange: "g-exchange",
  build: "g-build",
  hazard: "g-rockfall",
  outlaw: "g-outlaw",
  engine: "g-engine",
  upgrade: "g-station",
  recall: "g-station",
  disc: "g-auxiliary",
  certificates: "g-certificate",
  master: "g-master",
  turn_up: "g-market",
  second: "g-cattle",
  grow: "g-cattle",
  bonus: "g-objective",
};

function chip(action: Action, scene: Scene): Chip {
  const view = viewOf(scene);
  const [a = "", b = ""] = action.args;
  switch (action.verb) {
    case "move":
      return moveChip(action, scene);
    case "via":
    case "copy":
      return spaceName(a, scene);
    case "site":
      return { ...spaceName(a, scene), sub: siteNote(a, scene) };
    case "use":
      return { icon: iconOf(a), title: t(`effect-${a}`) };
    case "auxiliary":
      return {
        icon:
          (
            { draw: "g-draw", certificate: "g-certificate", engine: "g-engine", remove: "g-remove" } as Record<
              string,
              string
            >
          )[a] ?? "g-auxiliary",
        title: capital(t(`auxiliary-${a}`)),
        sub: t(`times-${b}`),
      };
    case "discard":
    case "remove":
      return CATTLE.has(a)
        ? {
            icon: action.verb === "remove" ? "g-remove" : "g-cattle",
            title: t(`card-${a}`),
            sub: t("page-value", { n: CATTLE.get(a)!.value }),
          }
        : { icon: "g-objective", title: action.words };
    case "hire":
      return {
        icon: `g-${b}`,
        title: capital(t(`worker-${b}`)),
        sub: t("page-row", { n: Number(a) }), // what it costs here the server says, discounts and all
      };
    case "buy":
      return { icon: "g-cattle", title: t(`card-${b}`), sub: t(`price-${a}`) };
    case "build":
      return { icon: "g-build", title: action.words, sub: buildersFor(a, scene) };
    case "hazard": {
      const tile = view.trail[a];
      return {
        icon: `g-${SPACES.get(a)?.hazard ?? "risk"}`,
        title: capital(t(`space-${a}`)),
        ...(tile ? { sub: t(`tile-${tile.id}`) } : {}),
      };
    }
    case "outlaw": {
      const bounty = BOUNTIES.get(`outlaw_${a}`);
      return {
        icon: "g-outlaw",
        title: spaceTitle(view, `outlaw_${a}`, scene.names),
        sub: bounty?.dollars ? `+${t("page-dollars", { n: bounty.dollars })}` : t("page-token"),
      };
    }
    case "deliver": {
      const cost = scene.me === null ? 0 : (view.players[scene.me]?.transport[a] ?? 0);
      return {
        icon: "g-city",
        title: t(`city-${a}`),
        sub: cost ? t("page-transport", { n: cost }) : t("page-free"),
      };
    }
    case "foresight": {
      const tile = view.foresight[Number(a) - 1];
      return tile ? { icon: "g-foresight", title: capital(t(`tile-${tile}`)) } : { title: action.words };
    }
    case "objective":
    case "play":
      return {
        icon: "g-objective",
        title: t(`card-${a}`),
        ...(OBJECTIVES.has(a)
          ? {
              sub: OBJECTIVES.get(a)!
                .tasks.map((task) => t(`table-task-${task}`))
                .join(", "),
            }
          : {}),
      };
    default:
      return { ...(ICONS[action.verb] ? { icon: ICONS[action.verb]! } : {}), title: action.words };
  }
}

/** The side of a building of mine that is in play. */
function faceOf(number: string, scene: Scene): string | undefined {
  const mine = scene.me === null ? undefined : viewOf(scene).players[scene.me];
  return mine?.supply_faces.find((face) => face.slice(0, -1) === number);
}

/** What the side of a building that is in play needs. */
function buildersFor(number: string, scene: Scene): string {
  const face = BUILDINGS.get(faceOf(number, scene) ?? "");
  return face ? t("page-builders", { n: face.builders }) : "";
}

/** A building place to choose: what else is to be known of it. */
function siteNote(space: string, scene: Scene): string {
  const found = SPACES.get(space);
  if (viewOf(scene).trail[space]) return t("page-replaced");
  return [found?.woods ? t("page-woods-short") : "", found?.risk ? t(`effect-${found.risk}`) : ""]
    .filter(Boolean)
    .join(", ");
}

function aboutBuilding(number: string, scene: Scene): About {
  const face = faceOf(number, scene);
  const line = (side: string): string[] => {
    const one = BUILDINGS.get(number + side);
    if (!one) return [];
    const actions = one.actions.flat().map((effect) => t(`effect-${effect}`));
    const text = t("page-face", {
      face: one.id,
      actions: actions.join("; "),
      builders: t("page-builders", { n: one.builders }),
      points: one.points,
    });
    return [face && face !== one.id ? `${t("page-other-side")} ${text}` : text];
  };
  const sides = face?.endsWith("b") ? ["b", "a"] : ["a", "b"];
  return {
    title: t("page-building-n", { n: face ?? number }),
    lines: sides.flatMap(line),
    rules: cites("element", "own_building"),
    ...(face ? { picture: { component: Picture, id: `${face}@${scene.me}` } } : {}),
  };
}

/** What stands on a space, as the rules tell it apart. */
function standing(space: string, scene: Scene): string {
  const tile = viewOf(scene).trail[space];
  if (space === "kansas_city" || tile?.kind === "tile") return tile ? "tile" : "kansas_city";
  if (tile) return tile.kind === "private" && tile.owner !== scene.me ? "other_building" : "building";
  return SPACES.get(space)?.kind === "building" ? "empty_place" : "empty_space";
}

function aboutSpace(space: string, scene: Scene): About {
  const view = viewOf(scene);
  const tile = view.trail[space];
  const found = SPACES.get(space);
  const lines: string[] = [];
  const actions =
    tile?.kind === "private"
      ? BUILDINGS.get(tile.id)?.actions
      : tile?.kind === "neutral"
        ? NEUTRALS.get(tile.id)?.actions
        : undefined;
  for (const choices of actions ?? []) lines.push(`• ${choices.map((effect) => t(`effect-${effect}`)).join(" / ")}`);
  if (found?.risk) lines.push(`${t("page-risk")}: ${t(`effect-${found.risk}`)}`);
  if (found?.woods) lines.push(t("page-woods"));
  if (tile?.kind === "tile") lines.push(capital(t(`tile-${tile.id}`)));
  const hand =
    tile?.kind === "private"
      ? BUILDINGS.get(tile.id)?.hand
      : tile?.kind === "tile"
        ? TILES.get(tile.id)?.hand
        : undefined;
  if (hand && hand !== "none") lines.push(t(`page-hand-${hand}`));
  const bounty = BOUNTIES.get(space);
  if (bounty) lines.push(bounty.dollars ? t("page-bounty", { n: bounty.dollars }) : t("page-token"));
  const fee = scene.me === null ? 0 : (view.players[scene.me]?.fees[space] ?? 0);
  lines.push(fee > 0 ? t("page-fee", { n: fee }) : t("page-no-fee"));
  const picture = tile
    ? { component: Picture, id: tile.kind === "private" ? `${tile.id}@${tile.owner}` : tile.id }
    : undefined;
  return {
    title: spaceName(space, scene).title,
    lines,
    rules: cites("element", standing(space, scene)),
    ...(picture ? { picture } : {}),
  };
}

function aboutCard(id: string): About {
  if (OBJECTIVES.has(id)) {
    const card = OBJECTIVES.get(id)!;
    return {
      title: t(`card-${id}`),
      lines: [
        words.attribute(`card-${id}`, "text"),
        card.tasks.map((task) => t(`table-task-${task}`)).join(", "),
      ].filter(Boolean),
      rules: cites("element", "objective"),
      picture: { component: Picture, id },
    };
  }
  return {
    title: t(`card-${id}`),
    lines: [words.attribute(`card-${id}`, "text")].filter(Boolean),
    rules: cites("element", "cattle"),
    picture: { component: Picture, id },
  };
}

function aboutCity(id: string, scene: Scene): About {
  const city = CITIES.find((one) => one.id === id);
  const cost = scene.me === null ? 0 : (viewOf(scene).players[scene.me]?.transport[id] ?? 0);
  const lines = [
    t("page-city-value", { n: city?.value ?? 0 }),
    cost ? capital(t("page-transport", { n: cost })) : "",
    city?.dollars ? t("page-city-dollars", { n: city.dollars }) : "",
    city?.points ? t("page-city-points", { n: city.points }) : "",
    t(`page-corner-${city?.corner ?? "white"}`),
  ];
  return {
    title: t(`city-${id}`),
    lines: lines.filter(Boolean),
    rules: cites("element", city?.dollars || city?.points ? "rich_city" : "city"),
  };
}

function about(target: string, scene: Scene): About | null {
  const view = viewOf(scene);
  const cut = target.indexOf("-");
  const kind = target.slice(0, cut);
  const id = target.slice(cut + 1);
  switch (kind) {
    case "space":
      return aboutSpace(id, scene);
    case "card":
    case "market":
      return aboutCard(id);
    case "objective":
      return OBJECTIVES.has(id)
        ? aboutCard(id)
        : { title: t("table-display"), lines: [], rules: cites("element", "display") };
    case "display": {
      const card = view.objective_display[Number(id) - 1];
      return card ? aboutCard(card) : null;
    }
    case "effect":
      return {
        title: t(`effect-${id}`),
        lines: [],
        rules: cites("effect", id, EFFECTS.get(id)?.act ?? ""),
      };
    case "job": {
      const [row = "", worker = ""] = id.replace("row-", "").split("-");
      return {
        title: worker ? capital(t(`worker-${worker}`)) : t("page-row", { n: Number(row) }),
        lines: [t("page-dollars", { n: view.jobs[Number(row) - 1]?.cost ?? "?" }), t("page-job-help")],
        rules: cites("element", "job"),
      };
    }
    case "city":
      return aboutCity(id, scene);
    case "station": {
      const station = STATIONS.find((one) => one.id === id);
      return {
        title: t(`station-${id}`),
        lines: [
          t("page-station", { cost: station?.cost ?? 0, points: station?.points ?? 0 }),
          t(`page-corner-${station?.corner ?? "white"}`),
        ],
        rules: cites("element", station?.master ? "master_station" : "station"),
      };
    }
    case "foresight": {
      const tile = view.foresight[Number(id) - 1];
      const sort = TILES.get(tile ?? "")?.kind;
      return {
        title: tile ? capital(t(`tile-${tile}`)) : t("table-foresight"),
        lines: sort ? [t(`page-goes-${sort}`)] : [],
        rules: cites("element", `foresight_${sort ?? "empty"}`),
        ...(tile ? { picture: { component: Picture, id: tile } } : {}),
      };
    }
    case "master":
      return {
        title: t(`master-${id}`),
        lines: [words.attribute(`master-${id}`, "text")].filter(Boolean),
        rules: cites("element", "master"),
      };
    case "disc": {
      const disc = DISCS.find((one) => one.id === id);
      return {
        title: capital(t(`disc-${id}`)),
        lines: [
          t(`page-disc-${disc?.corner ?? "white"}`),
          disc?.cost ? t("page-disc-cost", { n: disc.cost }) : "",
        ].filter(Boolean),
        rules: cites("element", "disc"),
      };
    }
    case "auxiliary":
      return {
        title: capital(t(`auxiliary-${id}`)),
        lines: [words.attribute(`auxiliary-${id}`, "single"), words.attribute(`auxiliary-${id}`, "double")]
          .filter(Boolean)
          .map((line, i) => `${i + 1}: ${line}`),
        rules: cites("element", "auxiliary"),
      };
    case "worker":
      return {
        title: capital(t(`worker-${id}`)),
        lines: [t(`page-${id}-help`)],
        rules: cites("element", id),
      };
    case "track":
      return id.endsWith("t")
        ? {
            title: capital(t(`track-${id}`)),
            lines: [t("page-turnout-help")],
            rules: cites("element", "turnout"),
          }
        : { title: capital(t(`track-${id}`)), lines: [t("page-track-help")], rules: cites("element", "track") };
    case "pair":
      return { title: capital(t(`pair-${id}`)), lines: [t("page-pair-help")], rules: cites("element", "pair") };
    case "price":
      return {
        title: capital(t(`price-${id}`)),
        lines: [t("page-price-help")],
        rules: cites("element", "price"),
      };
    case "building":
      return aboutBuilding(id, scene);
    case "certificate":
      return {
        title: t("page-certificates", { n: Number(id) }),
        lines: [t("page-certificate-help")],
        rules: cites("element", "certificate"),
      };
    default:
      return null;
  }
}

/** In Kansas City: what the question is about. */
function hint(scene: Scene): string {
  const view = viewOf(scene);
  const ask = scene.table.view?.asked ?? null;
  const at = subPhase(view, ask);
  if (at === null || !ask) return "";
  const player = view.players[ask.seat];
  const value = Number(ask.args["value"] ?? player?.breeding_value ?? 0);
  if (at < 3) return t("page-kc-foresight-help", { n: at + 1 });
  if (at === 3) return t("page-kc-income-help", { n: value });
  if (ask.question === "choose-disc") return t("page-kc-disc-help");
  return ask.question === "choose-city" ? t("page-kc-delivery-help", { n: value, money: player?.money ?? 0 }) : "";
}

const module: GameModule = {
  shapes,
  Board,
  Tray,
  Shelf,
  Area,
  aspect: 1300 / 820,
  column: 356,
  phases: (view, question) => {
    const table = view as unknown as GwtView;
    const inTown = question ? subPhase(table, { question, seat: table.turn, args: {} }) : null;
    const part = Math.max(0, (inTown ?? 0) - 2);
    if (inTown !== null)
      return ["foresight", "income", "delivery"].map((id, i) => ({
        label: `${i < part ? "✓ " : ""}${t(`page-kc-${id}`)}`,
        on: i === part,
      }));
    const at = /^(move|place-herder|choose-way)/.test(question)
      ? 0
      : /^(discard-cards|first-discard|draw)/.test(question)
        ? 2
        : question
          ? 1
          : -1;
    return ["move", "use", "draw"].map((id, i) => ({ label: t(`page-phase-${id}`), on: i === at }));
  },
  figures: (view, seat) => {
    const player = (view as unknown as GwtView).players[seat];
    if (!player) return [];
    return [
      { icon: "coin", value: player.money, name: t("page-money") },
      {
        icon: "g-certificate",
        value: player.certificates + player.permanent_certificates,
        name: t("page-certificates-name"),
      },
      { icon: "g-exchange", value: player.exchange_tokens, name: t("page-token-name") },
      { icon: "g-hand-limit", value: player.hand_size, name: t("page-hand") },
      { icon: "g-cowboy", value: player.workers["cowboy"] ?? 0, name: t("worker-cowboy") },
      { icon: "g-builder", value: player.workers["builder"] ?? 0, name: t("worker-builder") },
      { icon: "g-engineer", value: player.workers["engineer"] ?? 0, name: t("worker-engineer") },
    ];
  },
  chip,
  about,
  reactions: [],
  hint,
  tabs: [
    {
      id: "trail",
      label: "page-tab-trail",
      icon: "g-step",
      show: "stage",
      holds: (target) => /^(space|effect|foresight)-/.test(target),
    },
    {
      id: "rail",
      label: "page-tab-rail",
      icon: "g-engine",
      show: "stage",
      holds: (target) => /^(track|station|city|pair|master)-/.test(target),
    },
    {
      id: "jobs",
      label: "page-tab-jobs",
      icon: "g-job",
      show: "stage",
      holds: (target) => target.startsWith("job-"),
    },
    {
      id: "markets",
      label: "page-tab-markets",
      icon: "g-market",
      show: "shelf",
      holds: (target) => /^(market|price|display|objective-stack)/.test(target),
    },
    {
      id: "mine",
      label: "page-tab-mine",
      icon: "g-hand-limit",
      show: "tray",
      holds: (target) => /^(card|disc|auxiliary|worker|certificate|building|objective)-/.test(target),
    },
    { id: "players", label: "client-players", icon: "people", show: "players", holds: () => false },
  ],
};

export default module;
