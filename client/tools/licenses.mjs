// The licence texts of everything that is bundled into the page, as one file beside it.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const client = join(dirname(fileURLToPath(import.meta.url)), "..");
const APACHE = join(client, "..", "LICENSE"); // for packages that name it without its text
const INJECTED = { "vite/": "vite" }; // code that tools add under a name of their own
const OF_TOOLS = /^#+ Licenses of bundled dependencies$/m; // what only a build tool contains, not the page
const LINE = "=".repeat(78);

/** The folders of the packages that files come from: "/x/node_modules/svelte/src/y.js" belongs to svelte. */
export function packagesOf(paths) {
    const found = new Set();
    for (const path of paths) {
        const clean = path.replace(/^\0/, "").replace(/\?.*$/, "");
        const within = clean.match(/^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//);
        const injected = Object.keys(INJECTED).find((start) => clean.startsWith(start));
        if (within) found.add(within[1]);
        else if (injected) found.add(join(client, "node_modules", INJECTED[injected]));
    }
    return [...found].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

const nameOf = (folder) => folder.split("node_modules/").pop();

/** One package: its name, version and licence, then the text. */
function licenseOf(folder) {
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.md|\.txt)?$/i.test(each));
    if (!file && about.license !== "Apache-2.0") throw new Error(`${about.name}: the package has no licence text`);
    const whole = readFileSync(file ? join(folder, file) : APACHE, "utf8");
    const text = whole.split(OF_TOOLS)[0].trim();
    return `${LINE}\n${about.name} ${about.version}: ${about.license}\n${LINE}\n\n${text}\n`;
}

/** The icons, whose licence asks for their authors' names. */
function iconLicense() {
    const { icons, authors } = JSON.parse(readFileSync(join(client, "src", "generated", "credits.json"), "utf8"));
    const lines = authors.map((author) => `${author.name}: ${author.icons.map((icon) => icon.name).join(", ")}`);
    return `${LINE}\n${icons.name}: ${icons.license.title}, ${icons.license.url}\n${LINE}\n\n${lines.join("\n")}\n`;
}

/** The texts of all packages that these files come from, and the authors of the icons. */
export function licenseTexts(paths) {
    const start = "What Wagontrain's page contains from others, each with its licence.\n";
    return [start, ...packagesOf(paths).map(licenseOf), iconLicense()].join("\n");
}
