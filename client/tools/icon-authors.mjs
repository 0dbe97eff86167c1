// Who drew which icon of the set. The icon package does not say; the set's own site and folders do.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SITE = "https://game-icons.net/1x1";
const here = dirname(fileURLToPath(import.meta.url));
const known = JSON.parse(readFileSync(join(here, "icon-authors.json"), "utf8"));

/** The authors of these icons, those of most icons first, each with a name, an address and the icons. */
export function authorsOf(names) {
    const found = new Map();
    for (const name of [...new Set(names)].sort()) {
        const author = known.find((each) => ` ${each.icons} `.includes(` ${name} `));
        if (!author)
            throw new Error(`nobody is known to have drawn ${name}: add the author to tools/icon-authors.json`);
        if (!found.has(author)) found.set(author, []);
        found.get(author).push({ name, url: `${SITE}/${author.folder}/${name}.html` });
    }
    return [...found]
        .map(([author, icons]) => ({ name: author.name, url: author.url, icons }))
        .sort((one, other) => other.icons.length - one.icons.length || (one.name < other.name ? -1 : 1));
}
