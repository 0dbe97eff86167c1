/** How much room there is, and what the table looks like in it. */

/**
 * `wide`: columns beside the board, what is mine below it. `side`: a short window or a tablet that lies on its side,
 * so what is mine stands in a column at the right. `mid`: a tablet held upright. `narrow`: a phone.
 */
export type Layout = "wide" | "side" | "mid" | "narrow";

const lying = matchMedia("(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)");
const narrow = matchMedia("(max-width: 767.98px)");
const side = matchMedia(
  "(min-width: 1180px) and (max-height: 779.98px), (max-width: 1279.98px) and (min-aspect-ratio: 5/4)",
);
const wide = matchMedia("(min-width: 1280px)");
/** In a column layout: the left column is no wider than a seat's sign. */
const folded = matchMedia("(max-width: 1365.98px)");
/** A window that is wide, but not high: what is mine is drawn a little smaller. */
const low = matchMedia("(max-height: 860px)");
/** There is room for the words of the tools in the top bar. */
const roomy = matchMedia("(min-width: 1180px)");

class Screen {
  kind = $state<Layout>("wide");
  lying = $state(false);
  folded = $state(false);
  roomy = $state(true);
  low = $state(false);

  constructor() {
    for (const query of [lying, narrow, side, wide, folded, low, roomy])
      query.addEventListener("change", () => this.#look());
    this.#look();
  }

  #look(): void {
    this.lying = lying.matches;
    const phone = narrow.matches || lying.matches;
    this.kind = phone ? "narrow" : side.matches ? "side" : wide.matches ? "wide" : "mid";
    this.folded = this.kind === "side" && folded.matches;
    this.low = this.kind === "wide" && low.matches;
    this.roomy = !phone && roomy.matches;
  }

  get wide(): boolean {
    return this.kind === "wide";
  }
  get side(): boolean {
    return this.kind === "side";
  }
  get mid(): boolean {
    return this.kind === "mid";
  }
  get narrow(): boolean {
    return this.kind === "narrow";
  }
}

export const screen = new Screen();
