/** Which action a click on an unlit element would have meant, so that the server can say why it is not possible. */
import type { Action } from "./types.ts";

/** Like a legal action that touches an element of the same kind, with this element in its place. */
export function meant(legal: readonly Action[], target: string, verbs: Record<string, string>): string | null {
  const cut = target.indexOf("-");
  const kind = target.slice(0, cut + 1);
  const id = target.slice(cut + 1);
  for (const action of legal) {
    const alike = action.targets.find((one) => one.startsWith(kind));
    const place = alike ? action.args.indexOf(alike.slice(kind.length)) : -1;
    if (place >= 0) return [action.verb, ...action.args.map((arg, i) => (i === place ? id : arg))].join(" ");
  }
  const verb = verbs[kind.slice(0, -1)];
  return verb ? `${verb} ${id}` : null;
}
