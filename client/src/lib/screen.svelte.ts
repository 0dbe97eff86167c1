/** How much room there is: wide from 1280, narrow below 768 or on a phone that lies on its side, mid between. */
const wide = matchMedia("(min-width: 1280px)");
const lying = matchMedia("(max-height: 500px) and (max-width: 1000px) and (orientation: landscape)");
const narrow = matchMedia("(max-width: 767px)");
const short = matchMedia("(max-height: 760px)");

class Screen {
  kind = $state<"wide" | "mid" | "narrow">("wide");
  short = $state(false);
  lying = $state(false);

  constructor() {
    for (const query of [wide, narrow, short, lying]) query.addEventListener("change", () => this.#look());
    this.#look();
  }

  #look(): void {
    this.lying = lying.matches;
    this.kind = narrow.matches || lying.matches ? "narrow" : wide.matches ? "wide" : "mid";
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
