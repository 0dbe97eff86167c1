/** The rules of the game at the table, by ID, in the language of the page, for the inspector. */
import { api } from "./api.ts";
import { parseBlocks, inlineHtml } from "./markdown.ts";

export interface RuleText {
  /** Safe HTML; "" where there is no such rule. */
  html: string;
  lang: string;
}

type Book = Map<string, RuleText>;

const ORIGINAL = "en";
const RULE = /\*\*([A-Z]+-(?:\d+\.\d+[a-z]?|[A-Z]+-\d+))([^*]*)\*\*/g;
const books = new Map<string, Promise<Book>>();

/** The sentences alone, without the marks that say where a rule comes from. */
export function plain(text: string): string {
  return inlineHtml(text.replace(/\s*\[(?:[A-Z]{1,2}|[A-Z]+-RUL-\d+)\]/g, "").trim());
}

/** The rules of one line: an ID, often with a name in the same bold letters, and what stands up to the next ID. */
function inLine(text: string): [string, string][] {
  const found = [...text.matchAll(RULE)];
  if (found[0]?.index !== 0) return [];
  return found.map((rule, i) => {
    const name = rule[2]!.trim();
    const rest = text.slice(rule.index + rule[0].length, found[i + 1]?.index ?? text.length);
    return [rule[1]!, `${name ? `**${name}** ` : ""}${rest.trim()}`];
  });
}

/** Every rule of a rulebook by its ID, from lists and from tables that begin with one. */
export function byId(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (id: string, text: string): void => void (found.has(id) || found.set(id, plain(text)));
  for (const block of parseBlocks(source)) {
    for (const [id, text] of inLine(block.text)) add(id, text);
    for (const [id = "", ...cells] of block.rows) if (/^[A-Z]+-\d/.test(id)) add(id, cells.filter(Boolean).join(" · "));
  }
  return new Map([...found].map(([id, text]) => [id, text.endsWith(":") ? `${text}${partsOf(found, id)}` : text]));
}

/** The lettered parts of a rule that only announces them. */
function partsOf(found: ReadonlyMap<string, string>, id: string): string {
  const parts = [...found].filter(([other]) => other.slice(0, -1) === id && /[a-z]$/.test(other));
  return parts.map(([other, text]) => ` <b>${other.at(-1)}</b> ${text}`).join("");
}

async function read(game: string, lang: string): Promise<Book> {
  const page = await api.rules(game, lang);
  return new Map([...byId(page.text)].map(([id, html]) => [id, { html, lang: page.lang }]));
}

function bookOf(game: string, lang: string): Promise<Book> {
  const key = `${lang}/${game}`;
  let book = books.get(key);
  if (!book) {
    book = read(game, lang);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

/** What an ID stands before: in that language, else in English. */
export async function ruleText(game: string, id: string, lang: string): Promise<RuleText> {
  const found =
    (await bookOf(game, lang)).get(id) ?? (lang === ORIGINAL ? undefined : (await bookOf(game, ORIGINAL)).get(id));
  return found ?? { html: "", lang };
}
