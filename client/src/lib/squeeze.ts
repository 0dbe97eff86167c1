/**
 * Names that do not fit are set smaller, by a seventh. What is still too long takes two lines, parted between
 * syllables, or ends in an ellipsis, by style.
 */

const LEAST = 0.85;
const VOWEL = "aeiouyàèéìòùąęóаеёиоуыэюя";
const SYLLABLE = new RegExp(`(?<=\\p{L}[${VOWEL}][^${VOWEL}\\s'’-]?)(?=[^${VOWEL}\\s'’ьъ-][${VOWEL}])`, "giu");
const SOFT = "\u00ad";

/** A name with soft hyphens where it may be parted: before a consonant with a vowel, never after one letter. */
export const hyphenated = (name: string): string =>
  name
    .split(" ")
    .map((word) => word.replace(SYLLABLE, (_, at: number) => (at > 1 && at < word.length - 1 ? SOFT : "")))
    .join(" ");

/** How much smaller a text must be set to fit, within reason. */
export const fontScale = (room: number, needed: number): number => Math.max(Math.min(room / needed, 1), LEAST);

/** Fit every `.squeeze` inside an element, now and whenever its width or its content changes. */
export function squeezeNames(element: HTMLElement): () => void {
  let waiting = 0;
  const fit = (): void => {
    waiting = 0;
    const all = [...element.querySelectorAll<HTMLElement>(".squeeze")];
    for (const one of all) {
      one.style.fontSize = "";
      one.classList.remove("two");
    }
    const rooms = all.map((one) => [one.clientWidth, one.scrollWidth] as const);
    all.forEach((one, i) => {
      const [room, needed] = rooms[i]!;
      if (needed * LEAST > room + 1) one.classList.add("two");
      else if (needed > room) one.style.fontSize = `${fontScale(room, needed) * 100}%`;
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
