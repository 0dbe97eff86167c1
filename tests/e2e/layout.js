// What of a table cannot be seen or used as it stands on the screen: a list of sentences. `whole` names what must be
// seen all at once, `lit`: also everything that can be chosen must be within reach of the pointer.
({ whole, lit }) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
  if (root.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${root.scrollHeight} in ${innerHeight}`);
  const NEAR = 1.5;
  /** What the screen and everything around an element that cuts its content leave of its box. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    const cut = (by) => {
      left = Math.max(left, by.left);
      top = Math.max(top, by.top);
      right = Math.min(right, by.right);
      bottom = Math.min(bottom, by.bottom);
    };
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up instanceof SVGElement ? up.matches("svg.board") : style.overflowX !== "visible") cut(up.getBoundingClientRect());
    }
    return { box, left, top, right, bottom };
  };
  const isWhole = ({ box, left, top, right, bottom }) =>
    left - box.left < NEAR && top - box.top < NEAR && box.right - right < NEAR && box.bottom - bottom < NEAR;
  const named = (element) =>
    element.dataset?.target ?? (`${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`).slice(0, 50);
  for (const selector of whole) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.push(`there is no ${selector}`);
    for (const one of all) {
      const cut = seen(one);
      if (cut.box.width === 0) found.push(`${named(one)} is not drawn`);
      else if (!isWhole(cut))
        found.push(
          `${named(one)} is cut: ${[cut.left, cut.top, cut.right, cut.bottom].map(Math.round)} of ` +
            [cut.box.left, cut.box.top, cut.box.right, cut.box.bottom].map(Math.round),
        );
    }
  }
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
  for (const one of shown(".player .name > span:first-of-type:not(.sr)"))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      found.push(`the name “${one.textContent}” is cut`);
  for (const one of shown(".tabs button"))
    if (one.scrollWidth > one.clientWidth + 2) found.push(`the tab “${one.textContent.trim()}” is cut`);
  for (const one of shown(".player .name"))
    if (!one.firstElementChild.getBoundingClientRect().width) found.push(`“${one.textContent}” has no sign of a seat`);
  for (const one of shown(".top h1")) if (one.scrollWidth > one.clientWidth + 1) found.push(`the title is cut`);
  for (const one of shown(".note .btn, .left > .log")) if (!isWhole(seen(one))) found.push(`${named(one)} is cut`);
  for (const one of shown(".left > .log li:last-child")) {
    const list = one.closest("ol").getBoundingClientRect();
    if (one.getBoundingClientRect().bottom > list.bottom + NEAR) found.push("the newest line of the log is out of sight");
  }
  /** On a touch screen the buttons that zoom lie on nothing that can be chosen. */
  const tools = matchMedia("(pointer: coarse)").matches ? shown(".board-tools .btn") : [];
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR;
  for (const one of document.querySelectorAll("svg.board [data-lit]"))
    if (tools.some((tool) => over(tool.getBoundingClientRect(), seen(one)))) found.push(`${named(one)} is lit under a button`);
  /** Does a click somewhere on it reach it? */
  const reached = (element) => {
    const { left, top, right, bottom } = seen(element);
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++) {
        const hit = document.elementFromPoint(left + ((right - left) * i) / 8, top + ((bottom - top) * j) / 8);
        if (hit && (hit === element || element.contains(hit) || hit.closest("[data-target]") === element)) return true;
      }
    return false;
  };
  if (lit)
    for (const one of document.querySelectorAll(".table-page [data-lit]"))
      if (!reached(one)) found.push(`${named(one)} is lit, but out of reach`);
  return found;
}
