/** Starts Python (Pyodide) with the engine in it. Everything comes from the site's own folder. */

/** The part of Pyodide that is used here. */
interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

/** `wagontrain.web.offline.bridge.Bridge`: JSON in, JSON out. */
export interface Bridge {
  take_in(name: string, text: string | undefined): void;
  ask(method: string, address: string, body: string): string;
  ring(table: string): string;
  decide(table: string): string;
  move_on(table: string, decided: string): string;
}

const START = `
import sys
sys.path.insert(0, "/engine")
from wagontrain.web.offline.bridge import Bridge
Bridge()
`;

/** The largest file is kept compressed, because many web hosts send it as it is. */
function unpackOnTheWay(): void {
  const fetchAsIs = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith(".wasm")) return fetchAsIs(input, init);
    const packed = await fetchAsIs(`${address}.packed`, init);
    if (!packed.ok || !packed.body) return packed;
    const body = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  };
}

export async function startEngine(folder: string): Promise<Bridge> {
  unpackOnTheWay();
  const archive = fetch(`${folder}engine.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`${folder}engine.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await archive, "zip", { extractDir: "/engine" });
  return python.runPython(START) as Bridge;
}
