import { expect, it } from "vitest";
import { partsOf } from "../src/lib/hash.ts";

it("takes the place behind the # apart", () => {
  expect(partsOf("")).toEqual([""]);
  expect(partsOf("#/")).toEqual([""]);
  expect(partsOf("#/table/k3x9")).toEqual(["table", "k3x9"]);
  expect(partsOf("#table/k3x9")).toEqual(["table", "k3x9"]);
  expect(partsOf("#/rules/gwt/GWT-1.2%20a")).toEqual(["rules", "gwt", "GWT-1.2 a"]);
  expect(partsOf("#/join/a/b%2Fc")).toEqual(["join", "a", "b/c"]);
});

it("keeps what was cut off in the middle of a character", () => {
  expect(partsOf("#/join/k3x9/%E0%A4")).toEqual(["join", "k3x9", "%E0%A4"]);
  expect(partsOf("#/%")).toEqual(["%"]);
});
