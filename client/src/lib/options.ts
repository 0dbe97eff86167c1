/** Which options have a meaning at a table: the others are not shown and keep their defaults. */
import type { OptionInfo, Value } from "./types.ts";

export type Values = Record<string, Value>;

export function meaningful(option: OptionInfo, seats: number, values: Values): boolean {
  if (option.seats && !option.seats.includes(seats)) return false;
  return Object.entries(option.needs).every(([name, wanted]) => wanted.includes(values[name]!));
}

/** Returns the choices of an option that a table with this number of seats has. */
export function choicesAt(option: OptionInfo, seats: number): OptionInfo["choices"] {
  return option.choices.filter((choice) => !choice.seats || choice.seats.includes(seats));
}

/** Returns the value of an option at this number of seats: its default where the chosen one needs more. */
export function valueAt(option: OptionInfo, seats: number, value: Value): Value {
  const known = option.choices.find((choice) => choice.value === value);
  return known?.seats && !known.seats.includes(seats) ? option.default : value;
}

/** Returns the options that differ from their defaults and have an effect. One without effect counts as default. */
export function changed(options: readonly OptionInfo[], seats: number, values: Values): Values {
  let now: Values = { ...values };
  for (const option of options) now[option.name] = valueAt(option, seats, now[option.name]!);
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
