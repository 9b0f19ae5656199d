// What the client knows of the wire and of the pieces in the box is made from the server's own description of it.
// Without --write it is checked that all of it is up to date.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const schema = JSON.parse(
  execFileSync(python, ["-m", "nyhavn.cli", "schema"], { maxBuffer: 1 << 26 }).toString(),
);

async function wire() {
  // The client asks by path itself: only what is sent and told is of use here.
  return astToString(await openapiTS({ ...schema, paths: {} }, { defaultNonNullable: false }));
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
