// A picture to share, made on this device: the drawing with everything that it uses becomes a PNG.
import { flushSync, mount, unmount } from "svelte";
import type { HouseView, LineInfo } from "../live/types.ts";
import PostcardDrawing from "./Postcard.svelte";

export interface Postcard {
  seat: number;
  house: HouseView;
  lines: LineInfo[];
  name: string;
  won: boolean;
  title: string;
  subtitle: string;
  mark: string;
}

const FILE = "nyhavn.png";
const REFERENCE = /(?:href="#|url\(["']?#)([\w-]+)/g;

/** Share the picture where the device can, and save it otherwise. */
export async function sharePicture(postcard: Postcard): Promise<"shared" | "saved"> {
  const file = new File([await drawPicture(postcard)], FILE, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    const refused = await navigator.share({ files: [file], title: postcard.title }).then(
      () => null,
      (fault: DOMException) => fault.name,
    );
    // Who closed the device's own dialog wants nothing more.
    if (!refused || refused === "AbortError") return "shared";
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  [link.href, link.download] = [address, FILE];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return "saved";
}

async function drawPicture(postcard: Postcard): Promise<Blob> {
  const place = document.createElement("div");
  place.className = "evening";
  place.hidden = true;
  document.body.append(place);
  const drawing = mount(PostcardDrawing, { target: place, props: postcard });
  try {
    flushSync();
    const svg = place.querySelector("svg")!;
    return await rasterised(await standAlone(svg), svg.width.baseVal.value, svg.height.baseVal.value);
  } finally {
    await unmount(drawing);
    place.remove();
  }
}

/** A drawing of the page as a document of its own: with the symbols, rules, colours and typefaces that it uses. */
async function standAlone(svg: SVGSVGElement): Promise<string> {
  const xml = new XMLSerializer();
  const text = xml.serializeToString(svg);
  const symbols = new Map<string, string>();
  const gather = (part: string) => {
    for (const [, id] of part.matchAll(REFERENCE)) {
      const symbol = document.getElementById(id!);
      if (!symbol || symbols.has(id!) || svg.contains(symbol)) continue;
      symbols.set(id!, xml.serializeToString(symbol));
      gather(symbols.get(id!)!);
    }
  };
  gather(text);
  const defs = [...symbols.values()].join("");
  const rules = rulesFor(svg);
  const css = `${await typefaces(text)}${values(svg.parentElement!, rules + text + defs)}${rules}`;
  const [opening = ""] = text.match(/^<svg[^>]*>/) ?? [];
  return `${opening}<style>${css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style><defs>${defs}</defs>${text.slice(opening.length)}`;
}

const rulesOfThePage = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

function rulesFor(svg: SVGSVGElement): string {
  const used = (rule: CSSRule) =>
    rule instanceof CSSStyleRule && svg.parentElement!.querySelector(rule.selectorText) !== null;
  return rulesOfThePage()
    .filter(used)
    .map((rule) => rule.cssText)
    .join("");
}

/** The colours of the evening as they are, for the document knows neither the page nor its scheme. */
function values(place: HTMLElement, source: string): string {
  const names = new Set(Array.from(source.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));
  const [declared, probe] = [getComputedStyle(place), document.createElement("i")];
  place.append(probe);
  const known = [...names].filter((name) => declared.getPropertyValue(name));
  const lines = known.map((name) => {
    const value = declared.getPropertyValue(name);
    probe.style.color = "";
    probe.style.color = value;
    return `${name}:${probe.style.color ? getComputedStyle(probe).color : value};`;
  });
  probe.remove();
  return `:root{${lines.join("")}}`;
}

async function typefaces(text: string): Promise<string> {
  const faces = rulesOfThePage().filter((rule) => rule instanceof CSSFontFaceRule);
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
  const needed = faces.filter((face) => {
    const ranges = Array.from(
      face.style.getPropertyValue("unicode-range").matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi),
      ([, from = "0", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    );
    return (
      !ranges.length || letters.some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to))
    );
  });
  return (await Promise.all(needed.map(embedded))).join("");
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = face.style.getPropertyValue("src").match(/url\(["']?([^"')]+)/) ?? [];
  const base = face.parentStyleSheet?.href ?? location.href;
  const content = await fetch(new URL(address, base)).then((answer) => answer.blob());
  return face.cssText.replace(/url\([^)]*\)/, `url("${await dataAddress(content)}")`);
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}

async function rasterised(drawing: string, wide: number, high: number): Promise<Blob> {
  const picture = new Image(wide, high);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  canvas.getContext("2d")!.drawImage(picture, 0, 0, wide, high);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error(FILE))), "image/png"),
  );
}
