import { expect, it } from "vitest";
import { terms } from "../src/lib/terms.ts";

it("puts the names of things side by side, and leaves out sentences and doubles", () => {
  const found = terms({
    en: "card-cooper = Cooper\nwhy-no = No.\ncard-hay = { $n } hay\nbasic-cooper = cooper\n",
    pl: "card-cooper = Bednarz\n    .acc = Bednarza\nbasic-cooper = bednarz\n",
  });
  expect(found).toEqual([{ id: "card-cooper", words: { en: "Cooper", pl: "Bednarz" } }]);
});
