/** How long a page that is not shown, and so is never painted, is waited for, in milliseconds. */
const HIDDEN = 100;

/** Resolves as soon as what has been drawn so far is on the screen. */
export function painted(): Promise<void> {
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
