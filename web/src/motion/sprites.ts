// What flies: cards, dust, sparks, and copies of what was on the page.
import type { Place } from "./paths.ts";

const SVG = "http://www.w3.org/2000/svg";

/** The middle of a box, by its size against the sprite's own width. */
export function middleOf(box: DOMRect, width = box.width): Place {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: box.width / width };
}

export function card(colour: string | null, width: number): Element {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 70 98");
  drawing.setAttribute("class", colour ?? "back");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#card-${colour ?? "back"}`);
  drawing.append(use);
  return sized(holding(drawing), width, width * 1.4);
}

/** A part of a drawing by itself, as it looks now, and where that is. */
export function part(element: SVGGraphicsElement): { sprite: Element; box: DOMRect } {
  const drawing = document.createElementNS(SVG, "svg");
  const { x, y, width, height } = element.getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute("transform");
  drawing.append(copy);
  const { a, e, f } = element.getScreenCTM()!;
  const box = new DOMRect(e + a * x, f + a * y, a * width, a * height);
  return { sprite: sized(holding(drawing), box.width, box.height), box };
}

export function copy(element: Element): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  return sized(holding(element.cloneNode(true) as Element), width, height);
}

export function bit(kind: "puff" | "glow" | "ring" | "star", size: number): Element {
  const element = document.createElement("i");
  element.className = kind;
  return sized(element, size, size);
}

function holding(drawing: Element): HTMLElement {
  const element = document.createElement("div");
  element.append(drawing);
  return element;
}

function sized(element: HTMLElement, width: number, height: number): HTMLElement {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  return element;
}
