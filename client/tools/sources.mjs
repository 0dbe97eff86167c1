// A fingerprint of all that the built client is made from. tests/client/test_build.py computes the same.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const client = join(dirname(fileURLToPath(import.meta.url)), "..");
const TOOLS = ["generate.mjs", "icon-authors.json", "icon-authors.mjs", "licenses.mjs"].map((name) => `tools/${name}`);
const ROOTS = ["index.html", "package-lock.json", "public", "src", "svelte.config.js", ...TOOLS, "vite.config.ts"];

function files(path) {
    if (!statSync(join(client, path)).isDirectory()) return [path];
    return readdirSync(join(client, path))
        .filter((name) => `${path}/${name}` !== "src/generated")
        .flatMap((name) => files(`${path}/${name}`));
}

export function fingerprint() {
    const hash = createHash("sha256");
    for (const path of ROOTS.flatMap(files).sort()) {
        hash.update(`${path}\0`);
        hash.update(readFileSync(join(client, path)));
        hash.update("\0");
    }
    return hash.digest("hex");
}
