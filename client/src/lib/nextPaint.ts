/** The longest wait for a page that is hidden and therefore never painted, in milliseconds. */
const HIDDEN = 100;

/** Resolves as soon as what has been drawn so far is on the screen. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, HIDDEN);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        done();
      }),
    );
  });
}
