/** Animates what moved from its old place to its new one; with reduced motion an outline marks it instead. */
import { type Change, compared, type Spot } from "./motion.ts";

const DURATION = 240;
/** How long recorded positions stay valid, in milliseconds. */
const VALID_FOR = 1000;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

interface Seen {
  spot: Spot;
  /** What moves when it does: the whole drawing, not its invisible button. */
  body: Element;
}

function signs(element: Element): string {
  const used = [...element.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  return `${element.textContent?.trim() ?? ""}|${used.join(" ")}`.replace(/^\|$/, "");
}

function spotOf(id: string, look: string, piece: boolean, element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { id, look, piece, x: box.left, y: box.top, w: box.width, h: box.height };
}

/** A place of the table; if a card lies on it, it looks like that card. */
function placeOf(element: Element): Seen {
  const whole = element instanceof HTMLElement ? element : (element.parentElement ?? element);
  const card = whole.querySelector("[data-thing]");
  const look = card?.getAttribute("data-thing") ?? signs(whole);
  return { spot: spotOf(element.getAttribute("data-target")!, look, false, element), body: whole };
}

/** Everything on the table that has a name: pieces, places, and cards that lie on no place. */
function seen(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  const add = (one: Seen): void => void (one.spot.w > 0 && !found.has(one.spot.id) && found.set(one.spot.id, one));
  for (const element of document.querySelectorAll(".table-page [data-piece]")) {
    const id = element.getAttribute("data-piece")!;
    add({ spot: spotOf(id, id, true, element), body: element });
  }
  for (const element of document.querySelectorAll(".table-page [data-target]")) add(placeOf(element));
  for (const element of document.querySelectorAll(".table-page [data-thing]")) {
    if (element.closest(".target, .box-target, .inspector")) continue;
    const name = element.getAttribute("data-thing")!;
    add({ spot: spotOf(`loose-${name}`, name, false, element), body: element.parentElement ?? element });
  }
  return found;
}

const spots = (all: ReadonlyMap<string, Seen>): Map<string, Spot> =>
  new Map([...all].map(([id, one]) => [id, one.spot]));

/** Returns the CSS transform that puts an element back to where it was, in its own coordinates. */
function offset(element: Element, from: Spot, to: Spot): string | null {
  const dx = from.x + from.w / 2 - to.x - to.w / 2;
  const dy = from.y + from.h / 2 - to.y - to.h / 2;
  if (!(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) return `translate(${dx}px, ${dy}px)`;
  const matrix = element.getScreenCTM()?.inverse();
  return matrix ? `translate(${dx * matrix.a + dy * matrix.c}px, ${dx * matrix.b + dy * matrix.d}px)` : null;
}

class MoveAnimation {
  /** The last change, in places of the screen, for the arrows. */
  change = $state.raw<Change | null>(null);
  #before: Map<string, Spot> | null = null;
  #early: { at: number; spots: Map<string, Spot> } | null = null;
  #shown: Animation[] = [];

  /** Records where everything stands while the server works, so that its answer can be drawn at once. */
  capture(): void {
    this.#finish();
    this.#early = { at: performance.now(), spots: spots(seen()) };
  }

  /** Records where everything stands just before the table is drawn again. */
  captureBefore(): void {
    this.#finish();
    const early = this.#early;
    this.#early = null;
    this.#before = early && performance.now() - early.at < VALID_FOR ? early.spots : spots(seen());
  }

  /** Compares the table with the earlier look at it and animates what has moved. */
  animateMoves(): void {
    if (!this.#before) return;
    const now = seen();
    const change = compared(this.#before, spots(now));
    this.#before = null;
    this.change = change;
    if (reducedMotion.matches)
      for (const spot of [...change.moves.map((move) => move.to), ...change.fresh]) flash(now.get(spot.id)!.body);
    else this.#move(change.moves.map(({ from, to }) => ({ body: now.get(to.id)!.body, from, to })));
  }

  #finish(): void {
    for (const one of this.#shown) one.finish();
    this.#shown = [];
  }

  /** All is measured first: each animation that begins would make the next measure wait for a new layout. */
  #move(moves: { body: Element; from: Spot; to: Spot }[]): void {
    const starts = moves.map(({ body, from, to }) => ({ body, start: offset(body, from, to) }));
    for (const { body, start } of starts) {
      if (start === null) continue;
      const frames = [start, "translate(0px, 0px)"].map((transform) => ({ transform, composite: "add" as const }));
      this.#shown.push(body.animate(frames, { duration: DURATION, easing: "cubic-bezier(.2,.7,.2,1)" }));
    }
  }
}

/** An outline for a second, where motion is not wanted. */
function flash(element: Element): void {
  const mark = { outline: "4px solid var(--info)", outlineOffset: "2px" };
  element.animate([mark, mark], { duration: 1000 });
}

export const moveAnimation = new MoveAnimation();
