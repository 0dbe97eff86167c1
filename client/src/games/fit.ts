/** How a name is made to fit: as it is, squeezed to no less than four fifths, or cut with an ellipsis. */
const NARROW = /[ijlft.,'’()|!: -]/;
const BROAD = /[mwMWжшщюмЖШЩЮМФДЫ%@—]/;
const CAPITAL = /[A-ZĄĆĘŁŃÓŚŹŻÀÈÉÌÒÙА-Я]/;
export const LEAST = 0.8;

/** About how wide a text is, in parts of its size. */
export function ems(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.test(letter) ? 0.3 : BROAD.test(letter) ? 0.82 : CAPITAL.test(letter) ? 0.62 : 0.53;
  return sum;
}

export interface Fitted {
  text: string;
  /** The width to squeeze the text to, where it needs that. */
  length?: number;
}

export function fitted(text: string, room: number, size: number, least = LEAST): Fitted {
  if (ems(text) * size <= room) return { text };
  if (ems(text) * size * least <= room) return { text, length: room };
  let cut = text;
  while (cut.length > 1 && ems(`${cut}…`) * size * least > room) cut = cut.slice(0, -1).trimEnd();
  return { text: `${cut}…`, length: room };
}
