/** Names that do not fit are set smaller, by a seventh; what is still too long ends in an ellipsis, by style. */

const LEAST = 0.85;

/** How much smaller a text must be set to fit, within reason. */
export const fontScale = (room: number, needed: number): number => Math.max(Math.min(room / needed, 1), LEAST);

/** Fit every `.squeeze` inside an element, now and whenever its width or its content changes. */
export function squeezeNames(element: HTMLElement): () => void {
  let waiting = 0;
  const fit = (): void => {
    waiting = 0;
    const all = [...element.querySelectorAll<HTMLElement>(".squeeze")];
    for (const one of all) one.style.fontSize = "";
    const sizes = all.map((one) => fontScale(one.clientWidth, one.scrollWidth));
    all.forEach((one, i) => {
      if (sizes[i]! < 1) one.style.fontSize = `${sizes[i]! * 100}%`;
    });
  };
  const ask = (): void => void (waiting ||= requestAnimationFrame(fit));
  const size = new ResizeObserver(ask);
  const content = new MutationObserver(ask);
  size.observe(element);
  content.observe(element, { childList: true, characterData: true, subtree: true });
  document.fonts.addEventListener("loadingdone", ask);
  return () => {
    cancelAnimationFrame(waiting);
    size.disconnect();
    content.disconnect();
    document.fonts.removeEventListener("loadingdone", ask);
  };
}
