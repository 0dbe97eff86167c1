/** The rules of the game at the table, by ID, for the inspector. */
import { api } from "./api.ts";
import { blocks, inline } from "./markdown.ts";

const books = new Map<string, Promise<Map<string, string>>>();

/** The sentences alone, without the marks that say where a rule comes from. */
export function plain(text: string): string {
  return inline(text.replace(/\s*\[(?:[A-Z]{1,2}|[A-Z]+-RUL-\d+)\]/g, "").trim());
}

async function read(game: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const block of blocks(await api.rules(game))) {
    const id = block.ids[0];
    if (id && block.heading === 0 && block.text.startsWith(`**${id}**`)) found.set(id, plain(block.text.slice(id.length + 4)));
  }
  return found;
}

/** The paragraph that an ID stands before, as safe HTML; "" where there is none. */
export async function ruleText(game: string, id: string): Promise<string> {
  let book = books.get(game);
  if (!book) {
    book = read(game);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return (await book).get(id) ?? "";
}
