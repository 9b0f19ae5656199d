import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("src", import.meta.url));
const COMPONENTS = readdirSync(SOURCE, { recursive: true })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => join(SOURCE, file))
  .sort();

export default {
  compilerOptions: {
    runes: true,
    // Short names for the scopes of styles: they stand on every element.
    cssHash: ({ filename }) => `n${COMPONENTS.indexOf(resolve(filename)).toString(36)}`,
  },
};
