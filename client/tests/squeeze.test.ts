import { expect, it } from "vitest";
import { hyphenated } from "../src/lib/squeeze.ts";

const shown = (name: string): string => hyphenated(name).replaceAll("\u00ad", "-");

it("parts names between syllables, in every language", () => {
  expect(shown("Serraturiere")).toBe("Ser-ra-tu-rie-re");
  expect(shown("Виноторговец")).toBe("Ви-но-тор-го-вец");
  expect(shown("Plecionkarka")).toMatch(/^Ple-cion-kar-ka$/);
  expect(shown("Locksmith")).toMatch(/^Lock-?smith$/);
});

it("parts no short word, and none after its first or before its last letter", () => {
  expect(shown("Agent")).toBe("Agent");
  expect(shown("Ore Muler")).toBe("Ore Mu-ler");
});

it("changes nothing that is read", () => {
  expect(hyphenated("Торговец лошадьми").replaceAll("\u00ad", "")).toBe("Торговец лошадьми");
});
