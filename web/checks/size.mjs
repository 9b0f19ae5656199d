// The shell, which is everything the first page loads, stays small.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("../../src/nyhavn/server/web/", import.meta.url).pathname;
const MOST = 120_000;
/** Rooms that are loaded only where somebody goes there, each with a limit of its own. */
const ROOMS = { review: 12_000 };
const assets = readdirSync(`${FOLDER}assets`).filter((file) => file.endsWith(".js"));
const size = (file) => gzipSync(readFileSync(`${FOLDER}assets/${file}`)).length;
const total = assets.reduce((sum, file) => sum + size(file), 0);
console.log(`JavaScript of all pages and languages, gzipped: ${(total / 1000).toFixed(1)} kB`);
const page = readFileSync(`${FOLDER}index.html`, "utf8");
const shell = assets
  .filter((file) => page.includes(file) || !/^catalog-/.test(file))
  .filter((file) => !Object.keys(ROOMS).some((room) => file.startsWith(`${room}-`)))
  .reduce((sum, file) => sum + size(file), 0);
console.log(`without the catalogs: ${(shell / 1000).toFixed(1)} kB of at most ${MOST / 1000} kB`);
if (shell > MOST) process.exitCode = 1;
for (const [room, most] of Object.entries(ROOMS)) {
  const own = assets.filter((file) => file.startsWith(`${room}-`)).reduce((sum, file) => sum + size(file), 0);
  console.log(`the room ${room}: ${(own / 1000).toFixed(1)} kB of at most ${most / 1000} kB`);
  if (own > most) process.exitCode = 1;
}
