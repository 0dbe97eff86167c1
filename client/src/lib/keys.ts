/** Moves the focus between lit elements with the arrow keys: always to the nearest one in that direction. */

interface Place {
  x: number;
  y: number;
}

/** Which place is nearest in a direction: near matters, and straight ahead matters more. */
export function nearest(from: Place, places: readonly Place[], key: string): number {
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = -1;
  let cost = Infinity;
  places.forEach((place, i) => {
    const ahead = sign * (across ? place.x - from.x : place.y - from.y);
    const aside = Math.abs(across ? place.y - from.y : place.x - from.x);
    if (ahead > 2 && ahead + 2.5 * aside < cost) {
      cost = ahead + 2.5 * aside;
      best = i;
    }
  });
  return best;
}

/** Move the focus. Without a lit element in focus it goes to the first one in reading order. */
export function moveFocus(key: string): boolean {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-lit]")];
  if (lit.length === 0) return false;
  const places = lit.map((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const here = lit.findIndex((element) => element === document.activeElement);
  if (here < 0) {
    const order = places.map((_, i) => i).sort((a, b) => places[a]!.y - places[b]!.y || places[a]!.x - places[b]!.x);
    lit[order[0]!]!.focus();
    return true;
  }
  const next = nearest(places[here]!, places, key);
  if (next >= 0) lit[next]!.focus();
  return true;
}
