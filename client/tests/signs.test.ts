import { expect, it } from "vitest";
import { cattleValue, TASKS } from "../src/games/gwt/signs.ts";
import { OBJECTIVES } from "../src/games/gwt/types.ts";

it("tells every two tasks apart without their colour", () => {
  const names = [...new Set([...OBJECTIVES.values()].flatMap((card) => card.tasks))];
  const drawn = names.map((name) => `${TASKS[name]!.icon} ${TASKS[name]!.outlaw ?? ""} ${cattleValue(name) ?? ""}`);
  expect(new Set(drawn).size).toBe(names.length);
});
