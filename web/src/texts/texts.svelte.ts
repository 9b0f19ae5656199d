// Texts in the chosen language, from the catalogs that the whole project shares.
import { FluentBundle, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte.ts";

export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch", nl: "Nederlands" };
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** Read when the client is built: a page needs no parser for them. */
const CATALOGS = {
  en: () => import("catalog:en"),
  es: () => import("catalog:es"),
  fr: () => import("catalog:fr"),
  de: () => import("catalog:de"),
  nl: () => import("catalog:nl"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** The language of the settings, else the first of the browser's that there is. */
export function wantedLanguage(): Language {
  for (const wanted of [settings.language, ...navigator.languages]) {
    const known = Object.keys(LANGUAGES).find((language) => wanted?.toLowerCase().split("-")[0] === language);
    if (known) return known as Language;
  }
  return "en";
}

async function catalogs(language: Language): Promise<FluentBundle> {
  const made: FluentBundle = new FluentBundle(language, {
    // As on the other side: all our languages are written from left to right.
    useIsolating: false,
    functions: { WORD: ([kind, name]) => wordIn(made, String(kind), String(name)) },
  });
  made.addResource((await CATALOGS[language]()).default);
  return made;
}

function wordIn(from: FluentBundle, kind: string, name: FluentValue): string {
  const pattern = from.getMessage(`${kind}-${name}`)?.value;
  return pattern ? from.formatPattern(pattern) : String(name);
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  bundle = await catalogs(language);
  spoken = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken;
}

/** The text of a key, filled with values; `key.part` is an attribute. A key without a text stands for itself. */
export function t(key: string, values: Values = {}): string {
  const [name = key, part] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = part ? message?.attributes[part] : message?.value;
  return bundle && pattern ? spaced(bundle.formatPattern(pattern, values)) : key;
}

/** French signs never begin a line: the space before them does not break. */
function spaced(text: string): string {
  return spoken === "fr"
    ? text.replace(/[ \u00a0]?;| (?=[:!?»])|(?<=«) /g, (sign) => `\u00a0${sign.trim()}`)
    : text;
}

/** Several things in one sentence: "red, blue and green". */
export function list(things: string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(things);
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
