import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licenseTexts } from "./tools/licenses.mjs";
import { fingerprint } from "./tools/sources.mjs";

const server = "http://127.0.0.1:8000"; // where `wagontrain serve` listens while the client is worked on

/** Writes into the build from which sources it was made. */
function signed(): Plugin {
  return {
    name: "signed",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sources.sha256", source: `${fingerprint()}\n` });
    },
  };
}

/** Writes the licence texts of all that is bundled beside the page. */
function licensed(): Plugin {
  return {
    name: "licensed",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: licenseTexts([...this.getModuleIds()]) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), signed(), licensed()],
  base: "./",
  build: {
    outDir: "../src/wagontrain/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  test: { include: ["tests/**/*.test.ts"], css: true, setupFiles: ["tests/setup.ts"] },
});
