/** Finds the rules that hold for the things on a table. The server sends them: the page types no rule ID. */
import { componentsOf } from "./components.ts";

/** The rules of a thing, by group and name; of the first name that has some. */
export type Cites = (group: string, ...names: string[]) => string[];

export function citesOf(game: string): Cites {
  const { cites } = componentsOf<{ cites: Record<string, Record<string, string[]>> }>(game);
  return (group, ...names) => {
    const name = names.find((one) => cites[group]?.[one]);
    return name === undefined ? [] : cites[group]![name]!;
  };
}

/** Drops empty and repeated rules and keeps the order. */
export const unique = (...rules: (string | undefined)[]): string[] => [
  ...new Set(rules.filter((rule): rule is string => Boolean(rule))),
];
