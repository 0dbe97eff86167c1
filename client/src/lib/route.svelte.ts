/** Where the page is: everything stands behind the #, so that invitations are never logged. */

function parts(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

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
