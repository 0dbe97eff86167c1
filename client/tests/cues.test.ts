/** Colour is never the only cue, and type follows the reader's size. */
import { render } from "svelte/server";
import { expect, it } from "vitest";
import HandMark from "../src/games/gwt/HandMark.svelte";
import OutlawShape from "../src/games/gwt/OutlawShape.svelte";

/** What is drawn, without its colours. */
const uncoloured = (svg: string): string => svg.replace(/ (fill|stroke)="[^"]*"/g, "");
const hand = (kind: string): string => uncoloured(render(HandMark, { props: { x: 20, y: 20, hand: kind } }).body);
const outlaw = (kind: "green" | "orange"): string => uncoloured(render(OutlawShape, { props: { kind } }).body);

it("draws green and black hands in shapes of their own", () => {
  expect(hand("green")).not.toBe(hand("black"));
  expect(hand("both")).toContain("<circle");
  expect(hand("both")).toContain("<rect");
});

it("draws green and orange outlaws in shapes of their own", () => {
  expect(outlaw("green")).not.toBe(outlaw("orange"));
});

const styles = import.meta.glob<string>(["../src/**/*.css", "../src/**/*.svelte"], {
  eager: true,
  query: "?raw",
  import: "default",
});

it("gives no type a size in pixels, except what is drawn", () => {
  const drawn = /text-anchor|fill:/;
  for (const [path, text] of Object.entries(styles)) {
    const css = path.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
    for (const [, rule] of css.matchAll(/\{([^{}]*)\}/g))
      if (!drawn.test(rule!)) expect(/(^|\n)\s*font(-size)?:[^;]*\dpx/.exec(rule!)?.[0], path).toBeUndefined();
  }
});
