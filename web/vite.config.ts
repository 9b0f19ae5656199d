import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** All files of the client by name, so that the service worker can keep them on the device. */
const listOfAssets: Plugin = {
  name: "list-of-assets",
  generateBundle(_, bundle) {
    const source = JSON.stringify(Object.keys(bundle).filter((file) => file.startsWith("assets/")));
    this.emitFile({ type: "asset", fileName: "assets.json", source });
  },
};

export default defineConfig({
  plugins: [svelte(), listOfAssets],
  build: {
    outDir: "../src/nyhavn/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The first ones with light-dark(), in which all colours are written.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content policy of the server allows no script or style inside the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8300", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
