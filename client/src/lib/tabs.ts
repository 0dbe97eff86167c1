/** Which part of the table a phone turns to by itself. */
import type { Tab } from "./games.ts";

export interface Asked {
  question: string;
  /** The question is another one than before, or somebody else's before. */
  fresh: boolean;
  lit: ReadonlySet<string>;
  me: number | null;
}

export const litOn = (tab: Tab, lit: ReadonlySet<string>, me: number | null): number =>
  [...lit].filter((target) => tab.holds(target, me)).length;

/** The tab to show for a question: where it begins, else the one that is shown if it helps, else that with the most. */
export function tabFor<T extends Tab>(tabs: readonly T[], current: T | undefined, asked: Asked): T | undefined {
  const count = (tab: T): number => litOn(tab, asked.lit, asked.me);
  const useful = tabs.filter((tab) => count(tab) > 0);
  const begins = useful.find((tab) => tab.begins?.includes(asked.question));
  if (asked.fresh && begins) return begins;
  if (useful.length === 0 || (current && useful.includes(current))) return current;
  return useful.reduce((best, tab) => (count(tab) > count(best) ? tab : best));
}
