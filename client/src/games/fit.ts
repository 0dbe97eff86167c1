/** Makes a name fit: unchanged, squeezed to 80 % at most, with its longest word shortened, or cut off. */
const NARROW = /[ijlft.,'’()|!: -]/;
const BROAD = /[mwMWжшщюмЖШЩЮМФДЫ%@—…]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÀÈÉÌÒÙА-Я]/;
const CYRILLIC = /[а-яё]/;
const VOWEL = /[aeiouyàèéìòùąęóаеёиоуыэюяйьъ]/i;
export const LEAST = 0.8;

/** About how wide a text is, in parts of its size. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += NARROW.test(letter)
      ? 0.3
      : BROAD.test(letter)
        ? 0.82
        : CAPITAL.test(letter)
          ? 0.62
          : CYRILLIC.test(letter)
            ? 0.58
            : 0.53;
  return sum;
}

/** A name of several words in two lines, as even as its words allow; null where it fits in one, or has but one word. */
export function broken(text: string, room: number, size: number, least = LEAST): [string, string] | null {
  const words = text.split(" ");
  if (words.length < 2 || ems(text) * size * least <= room) return null;
  const cuts = words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const broad = ([first, second]: [string, string]): number => Math.max(ems(first), ems(second));
  return cuts.reduce((best, cut) => (broad(cut) < broad(best) ? cut : best));
}

export interface Fitted {
  text: string;
  /** The width to squeeze the text to, where it needs that. */
  length?: number;
}

/** A word cut short, before a vowel: "Handlarka" as "Handlar.", "Handl.", "Han."; the longest first. */
function cuts(word: string): string[] {
  const ends = Array.from({ length: Math.max(word.length - 4, 0) }, (_, i) => word.length - 2 - i);
  return ends.filter((end) => !VOWEL.test(word[end - 1]!)).map((end) => `${word.slice(0, end)}.`);
}

/** Shortens the longest word of a name by as little as needed; returns null where that does not help. */
function abbreviated(text: string, most: number): string | null {
  const parts = text.split(/([ -])/); // words, and what stands between them
  const words = [...parts.keys()].filter((i) => i % 2 === 0);
  for (const i of words.sort((a, b) => parts[b]!.length - parts[a]!.length)) {
    for (const cut of cuts(parts[i]!)) {
      parts[i] = cut;
      if (ems(parts.join("")) <= most) return parts.join("");
    }
  }
  return null;
}

export function fitted(text: string, room: number, size: number, least = LEAST): Fitted {
  if (ems(text) * size <= room) return { text };
  if (ems(text) * size * least <= room) return { text, length: room };
  const short = abbreviated(text, room / (size * least));
  if (short !== null) return ems(short) * size <= room ? { text: short } : { text: short, length: room };
  let cut = text;
  while (cut.length > 1 && ems(`${cut}…`) * size * least > room) cut = cut.slice(0, -1).trimEnd();
  return { text: `${cut}…`, length: room };
}
