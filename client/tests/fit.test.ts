import { expect, it } from "vitest";
import { broken, ems, fitted } from "../src/games/fit.ts";

it("leaves a name alone that fits", () => {
  expect(fitted("Peoria", 100, 19)).toEqual({ text: "Peoria" });
});

it("squeezes a longer one, but not beyond four fifths", () => {
  const found = fitted("Филадельфия", 104, 19);
  expect(found).toEqual({ text: "Филадельфия", length: 104 });
  expect(ems("Филадельфия") * 19).toBeGreaterThan(104);
});

it("shortens a single word before a vowel, and one with a hyphen by its longer half", () => {
  expect(fitted("Виноторговец", 73, 15.5).text).toBe("Виноторг.");
  expect(fitted("Vendemmiatrice", 84, 15.5).text).toBe("Vendemmiatr.");
  expect(fitted("Санта-гертруда", 86, 14.5).text).toBe("Санта-гертр.");
});

it("cuts what is still too long", () => {
  const found = fitted("Telegraficzna", 20, 15);
  expect(found.text.endsWith("…")).toBe(true);
  expect(ems(found.text) * 15 * 0.8).toBeLessThanOrEqual(20);
});

it("breaks a name of several words into two even lines, and only where it must", () => {
  expect(broken("Move the wagon", 70, 12.6)).toEqual(["Move the", "wagon"]);
  expect(broken("Move", 70, 12.6)).toBeNull();
  expect(broken("Konstantynopolitańczykowianeczka", 70, 12.6)).toBeNull();
});

it("cuts the longest of several words short, so that each of them is still there", () => {
  expect(fitted("Handlarka Koni", 77, 15.5).text).toMatch(/^Handl\w*\. Koni$/);
  expect(fitted("Торговец лошадьми", 84, 15.5).text).toMatch(/^Торг?\. лошад\.$/);
});
