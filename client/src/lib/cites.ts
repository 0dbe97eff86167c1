/** Which rules hold for the things on a table: the server names them, the page types no rule ID. */
import { tablesOf } from "./tables.ts";

/** The rules of a thing, by group and name; of the first name that has some. */
export type Cites = (group: string, ...names: string[]) => string[];

export function citesOf(game: Parameters<typeof tablesOf>[0]): Cites {
  const cites = tablesOf(game).cites as Record<string, Record<string, string[]>>;
  return (group, ...names) => {
    const name = names.find((one) => cites[group]?.[one]);
    return name === undefined ? [] : cites[group]![name]!;
  };
}

/** Each rule once, in the order in which they come first. */
export const once = (...rules: (string | undefined)[]): string[] => [
  ...new Set(rules.filter((rule): rule is string => Boolean(rule))),
];
