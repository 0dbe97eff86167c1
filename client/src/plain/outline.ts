/** Turns any game's view into an outline of values, lists, tables and groups, for a game without a board of its own. */

/** A value in words, with the element IDs that may stand for it. */
export interface Item {
  text: string;
  targets: string[];
}

export type OutlinePart =
  | { kind: "value"; label: string; item: Item }
  | { kind: "list"; label: string; items: Item[] }
  | { kind: "table"; label: string; columns: string[]; rows: Item[][] }
  | { kind: "group"; label: string; parts: OutlinePart[] };

/** How keys and values of a view are said. */
export interface Wording {
  /** The label of a field. */
  label: (key: string) => string;
  /** A value; `key` is the field that holds it. */
  value: (key: string, value: Scalar) => string;
}

type Scalar = string | number | boolean | null;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const singular = (key: string): string => key.replace(/s$/, "");

/** "cards_won" as people write it: "Cards won". */
export function humanized(key: string): string {
  const text = key.replaceAll(/[_-]+/g, " ").trim();
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** The element IDs that a value may have: by its name, or by its place in a list (places count from 1). */
function targetsOf(key: string, value: Scalar, place: number | null): string[] {
  const names = [key, singular(key)];
  const byName = typeof value === "string" ? names.map((name) => `${name}-${value}`) : [];
  return [...new Set([...byName, ...(place === null ? [] : names.map((name) => `${name}-${place}`))])];
}

const itemOf = (wording: Wording, key: string, value: Scalar, place: number | null = null): Item => ({
  text: wording.value(key, value),
  targets: targetsOf(key, value, place),
});

/** Returns the outline of a view's fields; fields of `leftOut` are skipped. */
export function outline(fields: Fields, wording: Wording, leftOut: ReadonlySet<string> = new Set()): OutlinePart[] {
  const parts = Object.entries(fields)
    .filter(([key]) => !leftOut.has(key))
    .flatMap(([key, value]) => partsOf(key, value, wording));
  const order: Record<OutlinePart["kind"], number> = { value: 0, list: 1, table: 2, group: 3 };
  return parts.sort((one, other) => order[one.kind] - order[other.kind]);
}

function partsOf(key: string, value: unknown, wording: Wording): OutlinePart[] {
  const label = wording.label(key);
  if (isScalar(value)) return [{ kind: "value", label, item: itemOf(wording, key, value) }];
  if (Array.isArray(value)) return [ofList(key, label, value, wording)];
  if (!isFields(value) || Object.keys(value).length === 0) return [];
  return [{ kind: "group", label, parts: outline(value, wording) }];
}

function ofList(key: string, label: string, values: readonly unknown[], wording: Wording): OutlinePart {
  if (values.every(isScalar))
    return { kind: "list", label, items: values.map((value, i) => itemOf(wording, key, value, i + 1)) };
  const columns = isFields(values[0]) ? Object.keys(values[0]) : [];
  if (values.every((value) => isRow(value, columns)))
    return {
      kind: "table",
      label,
      columns: columns.map(wording.label),
      rows: values.map((value, i) =>
        columns.map((column, n) => {
          const item = itemOf(wording, column, (value as Record<string, Scalar>)[column]!);
          return n === 0 ? { ...item, targets: [...item.targets, ...targetsOf(key, null, i + 1)] } : item;
        }),
      ),
    };
  const parts = values.flatMap((value, i): OutlinePart[] => {
    if (isFields(value)) return [{ kind: "group", label: `${label} ${i + 1}`, parts: outline(value, wording) }];
    if (Array.isArray(value)) return [ofList(key, `${label} ${i + 1}`, value, wording)];
    return [{ kind: "value", label: String(i + 1), item: itemOf(wording, key, value as Scalar, i + 1) }];
  });
  return { kind: "group", label, parts };
}

const isRow = (value: unknown, columns: readonly string[]): boolean =>
  isFields(value) &&
  Object.keys(value).join() === columns.join() &&
  columns.length > 0 &&
  columns.every((column) => isScalar(value[column]));

/** The fields of a view that hold one entry for each seat: "seats", "players". */
export function seatField(view: Fields): string | null {
  return ["seats", "players"].find((key) => Array.isArray(view[key]) && view[key].every(isFields)) ?? null;
}

/** What the view says about one seat; null where it says nothing. */
export function seatFields(view: Fields, seat: number): Fields | null {
  const key = seatField(view);
  const entries = key === null ? [] : (view[key] as Fields[]);
  return entries.find((entry) => entry["seat"] === seat) ?? entries[seat] ?? null;
}

/** Fields that the frame shows elsewhere. */
export const FRAME_FIELDS: ReadonlySet<string> = new Set(["game", "viewer", "options", "to_act", "seat", "version"]);

/** The numbers of a seat's entry: the first few fields that hold one. */
export function numbersOf(fields: Fields, most: number): [string, number][] {
  return Object.entries(fields)
    .filter((entry): entry is [string, number] => typeof entry[1] === "number" && !FRAME_FIELDS.has(entry[0]))
    .slice(0, most);
}
