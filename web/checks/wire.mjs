// The types of everything that goes over the wire are made from the server's own description of it.
// Without --write it is checked that they are up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const FILE = new URL("../src/live/wire.ts", import.meta.url);
const python = process.env.PYTHON ?? "../.venv/bin/python";
const schema = execFileSync(python, ["-m", "nyhavn.cli", "schema"], { maxBuffer: 1 << 26 }).toString();
// The client asks by path itself: only what is sent and told is of use here.
const messages = { ...JSON.parse(schema), paths: {} };
const tree = await openapiTS(messages, { defaultNonNullable: false });
const made = `// Made by \`npm run types\` from the server's description; not written by hand.\n${astToString(tree)}`;

if (process.argv.includes("--write")) {
  writeFileSync(FILE, made);
} else if (readFileSync(FILE, "utf8") !== made) {
  console.error("src/live/wire.ts is out of date: npm run types");
  process.exit(1);
}
