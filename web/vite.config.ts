import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogs } from "./catalogs.mjs";

/** Kept on the device once they were heard, and not before. */
const SOUNDS = /\.mp3$/;

/** All files of the client by name, so that the service worker can keep them on the device. */
const listOfAssets: Plugin = {
  name: "list-of-assets",
  generateBundle(_, bundle) {
    const kept = (file: string) => file.startsWith("assets/") && !SOUNDS.test(file);
    const source = JSON.stringify(Object.keys(bundle).filter(kept));
    this.emitFile({ type: "asset", fileName: "assets.json", source });
  },
};

const CATALOG = /catalog:(\w+)$/;

/** Few chunks pack better than many, and come sooner: a language, what every page needs, and what is played and looked at. */
const GROUPS = [
  { name: (file: string) => `catalog-${CATALOG.exec(file)?.[1]}`, test: CATALOG, priority: 3 },
  { name: "shell", test: /node_modules|[\\/]src[\\/](app|art|texts|settings|live|board)[\\/]/, priority: 2 },
  { name: "review", test: /[\\/]src[\\/]review[\\/]/, priority: 2 },
  {
    name: "play",
    test: /[\\/]src[\\/](table|motion|over|learn|sound|advice|replay)[\\/]|lobby[\\/](Join|HomeDialog|Invitation|WaitingRoom|qr_code)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [svelte(), catalogs, listOfAssets],
  build: {
    outDir: "../src/nyhavn/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The first ones with light-dark(), in which all colours are written.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content policy of the server allows no script or style inside the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8300", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
