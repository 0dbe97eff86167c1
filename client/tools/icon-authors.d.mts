import type { Author } from "../src/lib/credits.ts";

export function authorsOf(names: string[]): Author[];
