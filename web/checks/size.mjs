// The shell, which is everything the first page loads, stays small.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("../../src/nyhavn/server/web/", import.meta.url).pathname;
const MOST = 120_000;
const assets = readdirSync(`${FOLDER}assets`).filter((file) => file.endsWith(".js"));
const size = (file) => gzipSync(readFileSync(`${FOLDER}assets/${file}`)).length;
const total = assets.reduce((sum, file) => sum + size(file), 0);
console.log(`JavaScript of all pages and languages, gzipped: ${(total / 1000).toFixed(1)} kB`);
const page = readFileSync(`${FOLDER}index.html`, "utf8");
const shell = assets
  .filter((file) => page.includes(file) || !file.startsWith("catalog-"))
  .reduce((sum, file) => sum + size(file), 0);
console.log(`without the catalogs: ${(shell / 1000).toFixed(1)} kB of at most ${MOST / 1000} kB`);
if (shell > MOST) process.exit(1);
