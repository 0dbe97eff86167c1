import { expect, it } from "vitest";
import { plain } from "../src/lib/rulebook.ts";

it("gives the sentences of a rule without the marks of its sources, as safe HTML", () => {
  expect(plain(" Take <one> card. [S][A] See [VIL-RUL-1].")).toBe("Take &lt;one&gt; card. See.");
});
