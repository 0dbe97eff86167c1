/** Boxes of a drawing: which part of it is seen. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 3;

/** The box moved so that it lies inside the whole. */
export function clamped(box: Box, whole: Box): Box {
  const w = Math.min(box.w, whole.w);
  const h = Math.min(box.h, whole.h);
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.w - w);
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.h - h);
  return { x, y, w, h };
}

/** The box zoomed by a factor (under 1: nearer) around a point, between the whole and three times as near. */
export function zoomed(box: Box, x: number, y: number, factor: number, whole: Box): Box {
  const w = Math.min(Math.max(box.w * factor, whole.w / MOST), whole.w);
  const h = Math.min(Math.max(box.h * factor, whole.h / MOST), whole.h);
  const fx = w / box.w;
  const fy = h / box.h;
  return clamped({ x: x - (x - box.x) * fx, y: y - (y - box.y) * fy, w, h }, whole);
}

/** Returns the smallest box, in the screen's proportions and with a margin, that holds all points. */
export function around(
  points: { x: number; y: number }[],
  margin: number,
  least: number,
  ratio: number,
  whole: Box,
): Box {
  if (points.length === 0) return whole;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x0 = Math.min(...xs) - margin;
  const y0 = Math.min(...ys) - margin;
  let w = Math.max(Math.max(...xs) + margin - x0, least);
  let h = Math.max(Math.max(...ys) + margin - y0, least / ratio);
  if (w / h < ratio) w = h * ratio;
  else h = w / ratio;
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  return clamped({ x: cx - w / 2, y: cy - h / 2, w, h }, whole);
}
