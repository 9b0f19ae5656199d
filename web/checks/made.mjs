// What the client knows of the wire and of the pieces in the box is made from the server's own description of it.
// Without --write it is checked that all of it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const schema = JSON.parse(
  execFileSync(python, ["-m", "nyhavn.cli", "schema"], { maxBuffer: 1 << 26 }).toString(),
);

/** The types that the client names, and all that these hold. */
function schemasInUse() {
  const types = readFileSync(new URL("../src/live/types.ts", import.meta.url), "utf8");
  const waiting = [...types.matchAll(/Wire\["(\w+)"\]/g)].map(([, name]) => name);
  const found = {};
  for (const name of waiting) {
    if (name in found) continue;
    found[name] = schema.components.schemas[name];
    const inside = JSON.stringify(found[name]).matchAll(/#\/components\/schemas\/(\w+)/g);
    waiting.push(...[...inside].map(([, part]) => part));
  }
  return Object.fromEntries(Object.entries(found).sort());
}

async function wire() {
  const description = { ...schema, paths: {}, components: { schemas: schemasInUse() } };
  const types = await openapiTS(description, { defaultNonNullable: false });
  // What everything means is told where it is defined, in the server.
  return astToString(types, { formatOptions: { removeComments: true } });
}

function written(value) {
  if (Array.isArray(value) || typeof value !== "object") return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, part]) => `  ${key}: ${JSON.stringify(part)},\n`);
  return `{\n${lines.join("")}}`;
}

function pieces() {
  const found = schema["x-pieces"];
  const letters = found.COLOURS.map((letter) => JSON.stringify(letter)).join(" | ");
  const types = {
    COLOURS: ": ColourLetter[]",
    COLOUR_NAMES: ": Record<ColourLetter, string>",
    ABILITY_NAMES: ": Record<string, string>",
    TILE_PICTURES: ": Record<string, string[]>",
  };
  const constants = Object.entries(found).map(
    ([name, value]) => `export const ${name}${types[name] ?? ""} = ${written(value)};\n`,
  );
  return `export type ColourLetter = ${letters};\n${constants.join("")}`;
}

const made = { "live/wire.ts": await wire(), "board/pieces.ts": pieces() };
for (const [name, content] of Object.entries(made)) {
  const file = new URL(`../src/${name}`, import.meta.url);
  const text = `// Made by \`npm run types\` from the server's description; not written by hand.\n${content}`;
  if (process.argv.includes("--write")) {
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`src/${name} is out of date: npm run types`);
    process.exitCode = 1;
  }
}
