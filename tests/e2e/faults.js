// What is wrong with a page as it stands on the screen: a list of sentences. A lone $, ! or ? is a sign, not text.
() => {
  const LEAST = 11; // pixels of type
  const SQUEEZE = 0.79; // of its natural width
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
  const seen = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const told = new Set();
  const tell = (what, text) => {
    const line = `${what}: “${text.trim().slice(0, 40)}”`;
    if (!told.has(line)) found.push(line);
    told.add(line);
  };
  for (const text of document.querySelectorAll("svg text")) {
    const matrix = text.getScreenCTM();
    if (!matrix || !/[\p{L}\d]/u.test(text.textContent) || !seen(text.getBoundingClientRect())) continue;
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < LEAST - 0.15) tell(`type of ${size.toFixed(1)} px`, text.textContent);
    const length = text.getAttribute("textLength");
    if (length) {
      text.removeAttribute("textLength");
      const share = Number(length) / text.getComputedTextLength();
      text.setAttribute("textLength", length);
      if (share < SQUEEZE) tell(`squeezed to ${Math.round(share * 100)} %`, text.textContent);
    }
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest("svg, .sr, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!seen(range.getBoundingClientRect())) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1);
    if (size < LEAST - 0.15) tell(`type of ${size.toFixed(1)} px`, node.textContent);
  }
  for (const box of document.querySelectorAll(".chip, .btn")) {
    if (seen(box.getBoundingClientRect()) && box.scrollWidth > box.clientWidth + 3) tell("runs out of its box", box.textContent);
  }
  return found;
}
