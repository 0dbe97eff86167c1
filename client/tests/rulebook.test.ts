import { expect, it } from "vitest";
import { byId, plain } from "../src/lib/rulebook.ts";

it("gives the sentences of a rule without the marks of its sources, as safe HTML", () => {
  expect(plain(" Take <one> card. [S][A] See [VIL-RUL-1].")).toBe("Take &lt;one&gt; card. See.");
});

it("tells the parts of a rule that announces them", () => {
  const found = byId(
    "- **VIL-8.1** Look in all villages:\n  - **VIL-8.1a** one is there;\n  - **VIL-8.1b** none is.\n",
  );
  expect(found.get("VIL-8.1")).toBe("Look in all villages: <b>a</b> one is there; <b>b</b> none is.");
  expect(found.get("VIL-8.1b")).toBe("none is.");
});

it("finds each rule by its ID: with a name, several in a line, over several lines, in a table", () => {
  const found = byId(
    "See **VIL-9.9** elsewhere.\n\n- **VIL-5.4** Take a card.\n  Then another. [S]\n- **SW-9.3 Tracker.** A window.\n" +
      "  - **SW-7.25a** assign. **SW-7.25b** put.\n\n| Rule | Name | What |\n| --- | --- | --- |\n| VIL-14.11 | **Rats** | draft limit 1 lower |\n",
  );
  expect(Object.fromEntries(found)).toEqual({
    "VIL-5.4": "Take a card. Then another.",
    "SW-9.3": "<b>Tracker.</b> A window.",
    "SW-7.25a": "assign.",
    "SW-7.25b": "put.",
    "VIL-14.11": "<b>Rats</b> · draft limit 1 lower",
  });
});
