/** SHA-256 of bytes, as hex. The browser's own needs HTTPS; a table in the living room often has none. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits behind the point of a number. */
const behindPoint = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = behindPoint(Math.sqrt(n));
  K[found++] = behindPoint(Math.cbrt(n));
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((data.length + 9) / 64) * 64));
  data.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(data.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, (data.length << 3) >>> 0);
  return view;
}

function mixed(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function sha256(data: Uint8Array): string {
  const view = padded(data);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const s0 = turned(w[i - 15]!, 7) ^ turned(w[i - 15]!, 18) ^ (w[i - 15]! >>> 3);
      const s1 = turned(w[i - 2]!, 17) ^ turned(w[i - 2]!, 19) ^ (w[i - 2]! >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    mixed(state, w);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** What a table published before the game, if this was its seed; the same as commitment_of in core/rng.py. */
export function commitmentOf(seed: string): string {
  return sha256(new TextEncoder().encode(`wagontrain seed commitment 1\n${seed}`));
}
