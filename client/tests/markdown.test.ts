import { expect, it } from "vitest";
import { parseBlocks, inlineHtml } from "../src/lib/markdown.ts";

it("escapes whatever is in the text", () => {
  expect(inlineHtml('<img src=x onerror="1"> **bold** `code`')).toBe(
    "&lt;img src=x onerror=&quot;1&quot;&gt; <b>bold</b> <code>code</code>",
  );
});

it("finds headings, rules with their ids, tables and paragraphs", () => {
  const found = parseBlocks(
    "# Title\n\n- **VIL-5.4** Take a card.\n  More.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nEnd of\nit.",
  );
  expect(found.map((one) => one.heading)).toEqual([2, 0, 0, 0]);
  expect(found[1]!.ids).toEqual(["VIL-5.4"]);
  expect(found[1]!.html).toContain("More.");
  expect(found[2]!.html).toContain("<td>1</td>");
  expect(found[3]!.html).toBe("<p>End of it.</p>");
});

it("leaves drawings as they are", () => {
  const found = parseBlocks("Before\n\n```\n  o <S>\n- o\n```\n\nAfter");
  expect(found.map((one) => one.html)).toEqual(["<p>Before</p>", "<pre>  o &lt;S&gt;\n- o</pre>", "<p>After</p>"]);
});
