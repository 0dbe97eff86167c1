/** The main heading of a page takes the focus after a change of page: there a keyboard or a screen reader goes on. */
import { tick } from "svelte";
import { route } from "./route.svelte.ts";

export function focusHeading(element: HTMLElement): void {
  element.tabIndex = -1;
  if (!route.arrived()) return;
  void tick().then(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere) element.focus({ preventScroll: true });
  });
}
