/** A static site is kept by the browser (site/sw.js): it opens without a network, and says when a newer one is here. */
import { backend } from "./backend.ts";

class Update {
  /** A newer version of the page waits. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  offer(worker: ServiceWorker | null): void {
    this.#waiting = worker;
    this.ready = worker !== null;
  }

  /** Change over to it; the page is loaded again. */
  take(): void {
    this.#waiting?.postMessage("take over");
  }
}

export const update = new Update();

/** Have the browser keep the site. On a server's page nothing is kept: it needs the server anyway. */
export async function installPage(): Promise<void> {
  if (!backend.local || !("serviceWorker" in navigator)) return;
  const here = navigator.serviceWorker;
  const replaced = here.controller !== null;
  here.addEventListener("controllerchange", () => replaced && location.reload());
  const registration = await here.register("./sw.js").catch(() => null);
  if (!registration) return;
  if (registration.waiting && here.controller) update.offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && here.controller) update.offer(fresh);
    });
  });
}
