import { expect, it } from "vitest";
import { commitmentOf, sha256 } from "../src/lib/sha256.ts";

/** Byte i of so many is 7 i and the length; the sums are Python's. */
const KNOWN: [number, string][] = [
  [0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  [3, "6ab0dba1f4f1dfbb37b4f9eeb092c09fca4900ad32bdcd147d8dde35d6c87c35"],
  [55, "81afe5b788dc2ce138ff83d9b20164db75a94d75d2b2432eea4a0ef605088c72"],
  [56, "2aba54f0ac632420a2b502431408866e40e1d5e430df4cd822642c78ab2eb9c1"],
  [64, "79322907b3e9d013d7dc2c2f256674dbf733045cde01df3539271c6f5605feb8"],
  [120, "42500cf6a1e3936d6b9e0bcfe296d654b63255e525487d3634d0b15fde591c4d"],
];

it("computes what everyone computes, whatever the length", () => {
  for (const [length, sum] of KNOWN)
    expect(sha256(Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256))).toBe(sum);
});

it("makes the same promise as the server", () => {
  // commitment_of("ящик 7") of core/rng.py
  expect(commitmentOf("ящик 7")).toBe("bc90775065178c2855ffbca4b390ebd60d16cd45f848fb0f7cfdc7cdd1f8c84e");
});
