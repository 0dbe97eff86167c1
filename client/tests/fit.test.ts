import { expect, it } from "vitest";
import { ems, fitted } from "../src/games/fit.ts";

it("leaves a name alone that fits", () => {
  expect(fitted("Peoria", 100, 19)).toEqual({ text: "Peoria" });
});

it("squeezes a longer one, but not beyond four fifths", () => {
  const found = fitted("Филадельфия", 104, 19);
  expect(found).toEqual({ text: "Филадельфия", length: 104 });
  expect(ems("Филадельфия") * 19).toBeGreaterThan(104);
});

it("cuts what is still too long", () => {
  const found = fitted("Stacja telegraficzna", 60, 15);
  expect(found.text.endsWith("…")).toBe(true);
  expect(ems(found.text) * 15 * 0.8).toBeLessThanOrEqual(60);
});
