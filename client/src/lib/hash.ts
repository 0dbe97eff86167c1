/** The parts of a place behind the #, as in #/table/k3x9. */

/** A link that was cut off in the middle of a character stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function partsOf(hash: string): string[] {
  return hash.replace(/^#\/?/, "").split("/").map(decoded);
}
