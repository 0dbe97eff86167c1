/** Where the page is: everything stands behind the #, so that invitations are never logged. */

import { partsOf } from "./hash.ts";

const parts = (): string[] => partsOf(location.hash);

class Route {
  parts = $state.raw(parts());

  constructor() {
    addEventListener("hashchange", () => {
      this.parts = parts();
      scrollTo(0, 0);
    });
  }

  get page(): string {
    return this.parts[0] || "lobby";
  }

  go(...to: (string | number)[]): void {
    location.hash = "/" + to.map((part) => encodeURIComponent(String(part))).join("/");
  }
}

export const route = new Route();
