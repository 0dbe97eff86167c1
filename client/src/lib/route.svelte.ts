/** Where the page is: everything stands behind the #, so that invitations are never logged. */

import { partsOf } from "./hash.ts";

const parts = (): string[] => partsOf(location.hash);

class Route {
  parts = $state.raw(parts());
  /** Another page has been asked for, and nothing on it has had the focus yet. */
  #arriving = false;

  constructor() {
    addEventListener("hashchange", () => {
      this.parts = parts();
      this.#arriving = true;
      scrollTo(0, 0);
    });
  }

  /** Has another page just been asked for? True once. */
  arrived(): boolean {
    const arriving = this.#arriving;
    this.#arriving = false;
    return arriving;
  }

  get page(): string {
    return this.parts[0] || "lobby";
  }

  go(...to: (string | number)[]): void {
    location.hash = "/" + to.map((part) => encodeURIComponent(String(part))).join("/");
  }
}

export const route = new Route();
