/** Tables wider than the page scroll in a box of their own: the keyboard must reach it, but only while it scrolls. */

export function scrollers(element: HTMLElement): () => void {
  const look = (): void => {
    for (const box of element.querySelectorAll<HTMLElement>(".scroller")) {
      const scrolls = box.scrollWidth > box.clientWidth;
      box.toggleAttribute("tabindex", false);
      if (scrolls) box.tabIndex = 0;
    }
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
