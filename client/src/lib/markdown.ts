/** The little of Markdown that the rules use, made into safe HTML: headings, lists, tables, paragraphs, bold, code. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

export function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, "$1<i>$2</i>");
}

export interface Block {
  html: string;
  text: string;
  ids: string[];
  heading: number;
  /** The cells of a table, its head first. */
  rows: string[][];
}

const ID = /\b(?:GWT|SW|VIL)-[0-9]+(?:\.[0-9]+[a-z]?)?/g;

function block(html: string, text: string, heading = 0, rows: string[][] = []): Block {
  return { html, text, ids: [...new Set(text.match(ID) ?? [])], heading, rows };
}

/** Blocks, each of which can be found and shown alone. */
export function parseBlocks(source: string): Block[] {
  const found: Block[] = [];
  let rows: string[] = [];
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) found.push(block(`<p>${inlineHtml(paragraph.join(" "))}</p>`, paragraph.join(" ")));
    if (rows.length > 0) found.push(table(rows));
    paragraph = [];
    rows = [];
  };
  let drawing: string[] | null = null;
  for (const line of source.split("\n")) {
    if (line.startsWith("```")) {
      flush();
      if (drawing) found.push(block(`<pre>${escapeHtml(drawing.join("\n"))}</pre>`, drawing.join(" ")));
      drawing = drawing ? null : [];
      continue;
    }
    if (drawing) {
      drawing.push(line);
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (heading) {
      flush();
      const level = Math.min(heading[1]!.length + 1, 4);
      found.push(block(`<h${level}>${inlineHtml(heading[2]!)}</h${level}>`, heading[2]!, level));
    } else if (line.startsWith("|")) {
      if (paragraph.length > 0) flush();
      rows.push(line);
    } else if (item) {
      flush();
      found.push(block(`<ul><li>${inlineHtml(item[1]!)}</li></ul>`, item[1]!));
    } else if (/^\s*(-{3,})?\s*$/.test(line)) flush();
    else if (/^\s/.test(line) && found.length > 0 && paragraph.length === 0 && rows.length === 0) {
      const last = found.pop()!;
      found.push(
        block(
          last.html.replace(/<\/li><\/ul>$/, ` ${inlineHtml(line.trim())}</li></ul>`),
          `${last.text} ${line.trim()}`,
          last.heading,
        ),
      );
    } else paragraph.push(line.trim());
  }
  flush();
  return found;
}

function table(rows: string[]): Block {
  const cells = rows
    .filter((row) => !/^\|[\s:|-]+\|?$/.test(row))
    .map((row) =>
      row
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head, ...body] = cells;
  const line = (row: string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join("")}</tr>`;
  const lines = `<thead>${line(head ?? [], "th")}</thead><tbody>${body.map((row) => line(row, "td")).join("")}</tbody>`;
  const html = `<div class="scroller"><table>${lines}</table></div>`;
  return block(html, rows.join(" "), 0, cells);
}
