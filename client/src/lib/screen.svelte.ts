/** How much room there is: wide from 1280, narrow below 768, mid between. */
const wide = matchMedia("(min-width: 1280px)");
const narrow = matchMedia("(max-width: 767px)");
const short = matchMedia("(max-height: 760px)");

class Screen {
  kind = $state<"wide" | "mid" | "narrow">("wide");
  short = $state(false);

  constructor() {
    for (const query of [wide, narrow, short]) query.addEventListener("change", () => this.#look());
    this.#look();
  }

  #look(): void {
    this.kind = narrow.matches ? "narrow" : wide.matches ? "wide" : "mid";
    this.short = short.matches;
  }

  get wide(): boolean {
    return this.kind === "wide";
  }
  get mid(): boolean {
    return this.kind === "mid";
  }
  get narrow(): boolean {
    return this.kind === "narrow";
  }
}

export const screen = new Screen();
