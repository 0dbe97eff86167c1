/** The terms of a game side by side in every language, from the same words that are used in play. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Term {
  id: string;
  words: Record<string, string>;
}

/** Messages that are sentences or labels of the program, not names of things. */
const NOT_NAMES = new RegExp(
  "^(why|event|question|action|option|rule|table|stat|score|end|amount|times|count|seat|game|track|price|page|tip)-",
);

/** The names in files of several languages: plain texts that need no argument, in the order of the first file. */
export function terms(files: Record<string, string>): Term[] {
  const found = new Map<string, Term>();
  for (const [lang, text] of Object.entries(files)) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    for (const { id } of resource.body) {
      const value = bundle.getMessage(id)?.value;
      if (typeof value !== "string" || id.startsWith("-") || NOT_NAMES.test(id)) continue;
      const term = found.get(id) ?? { id, words: {} };
      term.words[lang] = value;
      found.set(id, term);
    }
  }
  const seen = new Set<string>();
  return [...found.values()].filter((term) => {
    const all = Object.values(term.words).join("|").toLocaleLowerCase();
    return !seen.has(all) && Boolean(seen.add(all));
  });
}

/** By name, the message that says what a thing is called: "ace" for "card-ace". Of several the first counts. */
export function messagesByName(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, value } of new FluentResource(text).body) {
    const name = id.slice(id.indexOf("-") + 1);
    if (typeof value === "string" && !id.startsWith("-") && !NOT_NAMES.test(id) && !found.has(name))
      found.set(name, id);
  }
  return found;
}
