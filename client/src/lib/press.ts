/** A finger that rests on something asks what it is. A finger that moves pans, two fingers zoom: they ask nothing. */

/** How long a finger rests, and how far it may tremble, in milliseconds and pixels. */
const LONG = 400;
const TREMBLE = 8;

/**
 * Call `ask` once the finger that has just come down has rested long enough. The click that follows its rise is
 * swallowed: to look at something must not choose it.
 */
export function onLongPress(down: PointerEvent, ask: () => void): void {
  if (down.pointerType !== "touch" || !down.isPrimary) return;
  const ended = new AbortController();
  const cancel = (): void => {
    clearTimeout(timer);
    ended.abort();
  };
  const timer = window.setTimeout(() => {
    ended.abort();
    swallowClick();
    ask();
  }, LONG);
  const options = { capture: true, signal: ended.signal };
  const moved = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TREMBLE;
    if (far && event.pointerId === down.pointerId) cancel();
  };
  addEventListener("pointermove", moved, options);
  addEventListener("pointerdown", cancel, options); // a second finger
  addEventListener("pointerup", cancel, options);
  addEventListener("pointercancel", cancel, options);
  addEventListener("scroll", cancel, options);
}

/** Let the click that the rising finger makes go nowhere. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  const forget = (): void => void setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  addEventListener("pointerup", forget, { capture: true, once: true });
  addEventListener("pointercancel", forget, { capture: true, once: true });
}
