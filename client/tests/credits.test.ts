import { expect, it } from "vitest";
import notice from "../../NOTICE?raw";
import credits from "../src/generated/credits.json";
import { GAME_CREDITS, ROLES } from "../src/lib/credits.ts";
import { authorsOf } from "../tools/icon-authors.mjs";
import { licenseTexts, packagesOf } from "../tools/licenses.mjs";

const HERE = new URL("../node_modules", import.meta.url).pathname;

it("names the author of every icon that is used", () => {
  const named = credits.authors.flatMap((author) => author.icons.map((icon) => icon.name));
  const lists = Object.values(
    import.meta.glob<Record<string, string>>(
      ["../src/**/icons.json", "../src/**/lobby-icons.json", "!../src/generated/**"],
      {
        eager: true,
        import: "default",
      },
    ),
  );
  expect(lists.length).toBeGreaterThan(6);
  for (const icons of lists) {
    expect(Object.values(icons).filter((icon) => !named.includes(icon))).toEqual([]);
  }
  expect(named.length).toBe(new Set(named).size);
});

it("does not build a page with an icon that nobody drew", () => {
  expect(() => authorsOf(["anvil", "no-such-icon"])).toThrow("no-such-icon");
  expect(authorsOf(["anvil"])).toEqual([
    {
      name: "Lorc",
      url: "http://lorcblog.blogspot.com",
      icons: [{ name: "anvil", url: "https://game-icons.net/1x1/lorc/anvil.html" }],
    },
  ]);
});

it("names the authors of every game as NOTICE does", () => {
  const text = notice.replace(/\s+/g, " ");
  expect(GAME_CREDITS.map((game) => game.title)).toEqual(["Great Western Trail", "Sierra West", "Villagers"]);
  for (const game of GAME_CREDITS) {
    expect(game.design).not.toEqual([]);
    for (const name of ROLES.flatMap((role) => game[role])) expect(text).toContain(name);
  }
});

it("names everybody whom the rulebooks name as an author", () => {
  const authors = GAME_CREDITS.map((game) => [...new Set([...game.design, ...game.solo, ...game.rules])]);
  expect(authors).toEqual([
    ["Alexander Pfister", "Steve Schlepphorst", "Wil L. Gerken", "David Lavoie"],
    ["Jonathan Pac Cantin", "Dávid Turczi", "Błażej Kubacki"],
    ["Haakon Hoel Gaarder"],
  ]);
});

it("finds the packages that the page is made from", () => {
  const paths = ["/x/node_modules/svelte/src/a.js", "/x/node_modules/@fluent/bundle/esm/b.js?v=1", "/x/src/main.ts"];
  expect(packagesOf(paths)).toEqual(["/x/node_modules/@fluent/bundle", "/x/node_modules/svelte"]);
  expect(packagesOf(["\0vite/preload-helper.js"])[0]).toMatch(/node_modules\/vite$/);
});

it("writes the text of each licence", () => {
  const used = ["svelte/src/x.js", "@fluent/bundle/esm/x.js", "@fontsource-variable/bitter/index.css"];
  const text = licenseTexts(used.map((path) => `${HERE}/${path}`));
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("Apache License");
  expect(text).toContain("CC BY 3.0");
  expect(text).toContain("Caro Asercion: ");
});
