// The catalogs of a language as one module, `catalog:en`, of messages that are parsed already.
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const LOCALES = new URL("../src/nyhavn/i18n/locales/", import.meta.url).pathname;
/** What the terminal says as well, and what only the page does. */
export const SHARED = ["words", "telling", "figures", "refusals", "server", "levels", "reasons", "review"];
export const OWN = ["web", "rules", "lessons", "home", "over", "stage", "people", "sound", "review_page"];
const NAME = /^catalog:(\w+)$/;

/** @type {import("vite").Plugin} */
export const catalogs = {
  name: "catalogs",
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
  load(id) {
    const language = NAME.exec(id.replace("\0", ""))?.[1];
    if (!language) return null;
    const paths = [...SHARED, ...OWN].map((file) => `${LOCALES}${language}/${file}.ftl`);
    for (const path of paths) this.addWatchFile(path);
    const body = paths.flatMap((path) => new FluentResource(readFileSync(path, "utf8")).body);
    return `export default ${JSON.stringify({ body })}`;
  },
};
