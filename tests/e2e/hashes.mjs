// Plays the games of hashes.py under Pyodide: node hashes.mjs PYODIDE ENGINE.zip HASHES.py GAMES. Prints JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, engine, source, games] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.unpackArchive(new Uint8Array(readFileSync(engine)), "zip", { extractDir: "/engine" });
python.runPython('import sys; sys.path.insert(0, "/engine")');
python.runPython(readFileSync(source, "utf8"));
console.log(python.runPython(`json.dumps(digests(${Number(games)}))`));
