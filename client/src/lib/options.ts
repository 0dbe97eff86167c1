/** Which options have a meaning at a table: the others are not shown and keep their defaults. */
import type { OptionInfo, Value } from "./types.ts";

export type Values = Record<string, Value>;

export function meaningful(option: OptionInfo, seats: number, values: Values): boolean {
  if (option.seats && !option.seats.includes(seats)) return false;
  return Object.entries(option.needs).every(([name, wanted]) => wanted.includes(values[name]!));
}

/** Returns the options that differ from their defaults and have an effect. One without effect counts as default. */
export function changed(options: readonly OptionInfo[], seats: number, values: Values): Values {
  let now: Values = { ...values };
  for (let again = true; again;) {
    again = false;
    for (const option of options) {
      if (now[option.name] !== option.default && !meaningful(option, seats, now)) {
        now = { ...now, [option.name]: option.default };
        again = true;
      }
    }
  }
  return Object.fromEntries(
    options.filter((one) => now[one.name] !== one.default).map((one) => [one.name, now[one.name]!]),
  );
}
