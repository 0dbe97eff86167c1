/** How an effect is drawn: one or two signs and a short caption. */
import { CATTLE, EFFECTS, type Effect } from "./types.ts";

export interface Drawn {
  /** A cattle card in its breed's colour, "pair", "any", or none. */
  cattle?: string;
  icons: string[];
  caption: string;
  flip?: boolean;
}

const PER: Record<string, string> = {
  cowboys: "g-cowboy",
  builders: "g-builder",
  engineers: "g-engineer",
  woods: "g-woods",
  hazards: "g-drought",
  stations: "g-station",
  outlaw_pairs: "g-outlaw",
};
const plus = (n: number | undefined): string => (n ? `+$${n}` : "");

function discard(effect: Effect): Drawn {
  const cattle = effect.cards === "objective" ? undefined : (CATTLE.get(effect.cards ?? "")?.color ?? effect.cards);
  const icons = [
    ...(effect.cards === "objective" ? ["g-objective"] : []),
    ...(effect.certificates ? ["g-certificate"] : []),
    ...(effect.engine ? ["g-engine"] : []),
    ...(effect.objective ? ["g-objective"] : []),
  ];
  const caption = [
    effect.dollars ? plus(effect.dollars) : "",
    effect.certificates && effect.certificates > 1 ? `+${effect.certificates}` : "",
    effect.engine ? String(effect.engine) : "",
  ]
    .filter(Boolean)
    .join(" ");
  return { ...(cattle ? { cattle } : {}), icons, caption };
}

export function drawn(id: string): Drawn {
  const effect = EFFECTS.get(id);
  if (!effect) return { icons: [], caption: "" };
  const per = effect.per ? [PER[effect.per] ?? "g-drought"] : [];
  switch (effect.act) {
    case "discard":
      return discard(effect);
    case "hire":
      return {
        icons: ["g-hire"],
        caption: effect.change ? (effect.change > 0 ? `+$${effect.change}` : `−$${-effect.change}`) : "",
      };
    case "buy":
      return { icons: ["g-market"], caption: "" };
    case "build":
      return { icons: ["g-build"], caption: `$${effect.cost}×` };
    case "hazard":
      return { icons: ["g-rockfall"], caption: effect.cost ? `−$${effect.cost}` : "$0" };
    case "outlaw":
      return { icons: ["g-outlaw"], caption: "" };
    case "engine":
      return {
        icons: ["g-engine", ...per],
        caption: effect.per ? "" : `${effect.max}${effect.cost ? ` −$${effect.cost}` : ""}`,
      };
    case "engine_back":
      return { icons: ["g-engine"], caption: plus(effect.dollars), flip: true };
    case "herder":
    case "free_herder":
      return { icons: ["g-step"], caption: `${effect.max}${effect.act === "free_herder" ? " $0" : ""}` };
    case "dollars":
      return {
        icons: [...per, ...(effect.certificates ? ["g-certificate"] : [])],
        caption: `+$${effect.dollars}${effect.per ? "×" : ""}`,
      };
    case "certificates":
      return { icons: ["g-certificate"], caption: `+${effect.certificates}` };
    case "certificate_limit":
      return { icons: ["g-certificate"], caption: "max" };
    case "objective":
      return { icons: ["g-objective"], caption: "" };
    case "exchange_token":
      return { icons: ["g-exchange"], caption: "+1" };
    case "auxiliary":
      return { icons: ["g-auxiliary"], caption: "" };
    case "draw":
      return { icons: ["g-draw", ...per], caption: effect.per ? "" : String(effect.max) };
    case "copy":
      return { icons: ["g-build"], caption: "→" };
    case "delivery":
      return { icons: ["g-cattle", "g-engine"], caption: "" };
    case "upgrade_behind":
      return { icons: ["g-station"], caption: "←" };
    default:
      return { icons: [], caption: "" };
  }
}

/** The icon that stands for an effect in a chip. */
export function iconOf(id: string): string {
  const found = drawn(id);
  return found.icons[0] ?? (found.cattle ? "g-cattle" : "g-auxiliary");
}

/** How a task of an objective is drawn; `outlaw` draws the outlaw's own shape. */
interface Task {
  icon: string;
  colour: string;
  outlaw?: "green" | "orange";
}

export const TASKS: Record<string, Task> = {
  building: { icon: "g-build", colour: "var(--gwt-builder)" },
  green_outlaw: { icon: "g-outlaw", colour: "var(--gwt-outlaw-green)", outlaw: "green" },
  orange_outlaw: { icon: "g-outlaw", colour: "var(--gwt-outlaw-orange)", outlaw: "orange" },
  hazard: { icon: "g-rockfall", colour: "var(--gwt-rockfall)" },
  station: { icon: "g-station", colour: "var(--gwt-engineer)" },
  cattle_value_3: { icon: "g-cattle", colour: "var(--cattle-yellow)" },
  shorthorn: { icon: "g-cattle", colour: "var(--cattle-brown)" },
  hereford: { icon: "g-cattle", colour: "var(--cattle-purple)" },
  new_york: { icon: "g-city", colour: "var(--paper-ink)" },
};

/** The breeding value of the cattle that a task asks for: it tells them apart without their colour. */
export function cattleValue(task: string): number | undefined {
  const named = /^cattle_value_(\d+)$/.exec(task)?.[1];
  return named ? Number(named) : [...CATTLE.values()].find((card) => card.breed === task)?.value;
}

export const AUXILIARY_ICONS: Record<string, string> = {
  draw: "g-draw",
  certificate: "g-certificate",
  engine: "g-engine",
  remove: "g-remove",
};
