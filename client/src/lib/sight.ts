/** Is all of an element in sight, as far as the parts around it that scroll let it be seen? */
export function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === "visible") continue;
    const by = up.getBoundingClientRect();
    if (box.top < by.top - 1 || box.bottom > by.bottom + 1) return false;
  }
  return box.top >= 0 && box.bottom <= innerHeight;
}
