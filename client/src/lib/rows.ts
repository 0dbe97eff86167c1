/** Which chips are shown: whole ones only, in rows that are filled before the rest goes behind "5 more". */

export interface Size {
  w: number;
  h: number;
}

/** Do these boxes fit, one after the other in rows? The first row may be higher than the room. */
function fit(boxes: readonly Size[], room: Size, gap: number): boolean {
  let top = 0;
  let x = 0;
  let height = 0;
  for (const box of boxes) {
    if (x > 0 && x + gap + box.w > room.w) {
      top += height + gap;
      x = height = 0;
    }
    x += (x > 0 ? gap : 0) + box.w;
    height = Math.max(height, box.h);
    if (top > 0 && top + height > room.h) return false;
  }
  return true;
}

/**
 * The places of the chips that are shown: all, or as many of the first ones as leave a place for the chip with the
 * rest. `chosen` (-1: none) is always among them.
 */
export function shownChips(chips: readonly Size[], chosen: number, more: Size, room: Size, gap: number): number[] {
  const all = chips.map((_, i) => i);
  if (fit(chips, room, gap)) return all;
  for (let count = chips.length - 1; count > 0; count--) {
    const shown = chosen >= count ? [...all.slice(0, count - 1), chosen] : all.slice(0, count);
    if (fit([...shown.map((i) => chips[i]!), more], room, gap)) return shown;
  }
  return all.slice(Math.max(chosen, 0), Math.max(chosen, 0) + 1); // one at least: then the row is higher
}
