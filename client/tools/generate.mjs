// Makes src/generated: the server's types, the drawings of the icons that we name, and the tables of the games
// without their sources.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "smol-toml";
import { authorsOf } from "./icon-authors.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "..", "src");
const target = join(source, "generated");
const games = join(here, "..", "..", "src", "wagontrain");
const LEFT_OUT = /confidence|^source$|note$|^copies$|^starting$/;

const set = createRequire(import.meta.url)("@iconify-json/game-icons/info.json");
const drawings = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** The shapes of the icons that a list of meanings names: {"undo": "<path …>"}. */
function shapes(list) {
    const found = {};
    for (const [meaning, name] of Object.entries(list)) {
        const icon = drawings.icons[name] ?? drawings.icons[drawings.aliases?.[name]?.parent];
        if (!icon) throw new Error(`no icon is called ${name} (${meaning})`);
        found[meaning] = icon.body.replaceAll(' fill="currentColor"', "");
    }
    return found;
}

/** A table without what the board does not need. */
function plain(value) {
    if (Array.isArray(value)) return value.map(plain);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
        Object.entries(value)
            .filter(([key]) => !LEFT_OUT.test(key))
            .map(([key, inner]) => [key, plain(inner)]),
    );
}

function tables(game) {
    const folder = join(games, game, "data");
    const files = readdirSync(folder)
        .filter((file) => file.endsWith(".toml"))
        .sort();
    const found = Object.fromEntries(
        files.map((file) => [file.replace(".toml", ""), plain(parse(readFileSync(join(folder, file), "utf8")))]),
    );
    return { ...found, cites: parse(readFileSync(join(games, game, "cites.toml"), "utf8")) };
}

mkdirSync(target, { recursive: true });
const schema = readFileSync(join(here, "..", "openapi.json"), "utf8");
writeFileSync(join(target, "api.d.ts"), astToString(await openapiTS(schema, { defaultNonNullable: false })));
const used = [];
const gameFolders = readdirSync(join(source, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
for (const folder of ["frame", ...gameFolders.map((game) => `games/${game}`)]) {
    const output = join(target, folder.replace("games/", ""));
    mkdirSync(output, { recursive: true });
    for (const file of ["icons.json", "lobby-icons.json"].filter((name) => existsSync(join(source, folder, name)))) {
        const list = JSON.parse(readFileSync(join(source, folder, file), "utf8"));
        used.push(...Object.values(list));
        writeFileSync(join(output, file), JSON.stringify(shapes(list)));
    }
}
for (const game of gameFolders.filter((name) => existsSync(join(games, name, "data"))))
    writeFileSync(join(target, game, "components.json"), JSON.stringify(tables(game)));
const icons = { name: set.name, url: "https://game-icons.net", license: set.license };
writeFileSync(join(target, "credits.json"), JSON.stringify({ icons, authors: authorsOf(used) }));
