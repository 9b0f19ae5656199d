// No text outside the catalogs, none missing, none unused, and all languages alike: otherwise the build fails.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { OWN, SHARED } from "../catalogs.mjs";

const LOCALES = new URL("../../src/nyhavn/i18n/locales/", import.meta.url).pathname;
const SOURCE = new URL("../src/", import.meta.url).pathname;
const faults = [];

function variables(part, found = new Set()) {
  if (Array.isArray(part)) for (const one of part) variables(one, found);
  else if (part && typeof part === "object") {
    if (part.type === "var") found.add(part.name);
    for (const one of Object.values(part)) variables(one, found);
  }
  return found;
}

/** From this heading on, a file speaks of what only programs and the command line meet. */
const PROGRAMS = "## States";

function catalog(language, files, whole = true) {
  const keys = new Map();
  for (const file of files) {
    const all = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
    const text = whole ? all : (all.split(PROGRAMS)[0] ?? "");
    const { body } = new FluentResource(text);
    const written = text.match(/^[a-z][\w-]* =/gm) ?? [];
    if (written.length !== body.length) faults.push(`${language}/${file}.ftl: not all of it can be read`);
    for (const { id, value, attributes } of body) {
      if (value) keys.set(id, variables(value));
      for (const [name, part] of Object.entries(attributes)) keys.set(`${id}.${name}`, variables(part));
    }
  }
  return keys;
}

const files = readdirSync(SOURCE, { recursive: true }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/wire\.ts|pieces\.ts/.test(file),
);
const sources = files.map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));

// What the source says: whole keys, and beginnings of keys such as `what-${thing}`.
const said = new Set();
const begun = [];
for (const { text } of sources) {
  for (const [, key] of text.matchAll(/["'`]([a-z][\w-]*(?:\.[a-z]+)?)["'`]/g)) said.add(key);
  for (const [, start, end] of text.matchAll(/`([a-z][\w-]*-)\$\{[^`]*\}([\w.-]*)`/g))
    begun.push([start, end]);
}
const used = (key) =>
  said.has(key) || begun.some(([start, end]) => key.startsWith(start) && key.endsWith(end));

const english = catalog("en", [...SHARED, ...OWN]);
for (const key of catalog("en", OWN).keys()) if (!used(key)) faults.push(`unused: ${key}`);
for (const { file, text } of sources) {
  for (const [, key] of text.matchAll(/\bt\(\s*["']([^"']+)["']/g)) {
    if (!english.has(key)) faults.push(`${file}: no text for ${key}`);
  }
}

for (const language of readdirSync(LOCALES).filter((name) => name !== "en")) {
  const other = catalog(language, [...SHARED, ...OWN]);
  for (const [key, names] of catalog("en", [...SHARED, ...OWN], false)) {
    if (!other.has(key)) faults.push(`${language}: ${key} is missing`);
    else
      for (const name of other.get(key))
        if (!names.has(name)) faults.push(`${language}: ${key} has no $${name}`);
  }
  for (const key of other.keys()) if (!english.has(key)) faults.push(`${language}: ${key} is not in English`);
}

// Letters that would be shown without going through a catalog.
const SPOKEN = ["aria-label", "title", "placeholder", "alt"];
function walk(node, file, text) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, file, text);
    return;
  }
  const letters = (data) => /\p{L}{2}/u.test(data);
  if (node.type === "Text" && letters(node.data))
    faults.push(`${file}: text outside the catalogs: ${node.data.trim()}`);
  if (node.type === "StyleDirective" || (node.type === "Attribute" && !SPOKEN.includes(node.name))) return;
  for (const [key, value] of Object.entries(node))
    if (!["css", "instance", "module"].includes(key)) walk(value, file, text);
}
for (const { file, text } of sources)
  if (file.endsWith(".svelte")) walk(parse(text, { modern: true }).fragment, file, text);

if (faults.length) {
  console.error(faults.join("\n"));
  process.exit(1);
}
