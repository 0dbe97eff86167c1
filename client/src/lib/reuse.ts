/** Keeps the identity of unchanged parts of an answer, so that Svelte draws only what has changed. */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns `now` with every part that equals its counterpart in `before` replaced by the old object. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return list(before, now) as T;
  if (isFields(before) && isFields(now)) return fields(before, now) as T;
  return now;
}

function list(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    now[i] = reuseUnchanged(before[i], now[i]);
    same &&= Object.is(now[i], before[i]);
  }
  return same ? before : now;
}

function fields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    now[name] = reuseUnchanged(before[name], now[name]);
    same &&= name in before && Object.is(now[name], before[name]);
  }
  return same ? before : now;
}
