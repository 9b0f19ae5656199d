import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/nyhavn/server/web",
    emptyOutDir: true,
    target: "es2022",
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
