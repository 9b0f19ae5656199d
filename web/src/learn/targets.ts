// What a sentence speaks of, on the screen.
import { ROWS } from "../board/pieces.ts";
import { cellOf } from "../board/spaces.ts";
import type { LessonInfo, LessonStep } from "../live/types.ts";
import type { Box } from "./placement.ts";

export type Touch = LessonStep["touch"] | LessonInfo["shows"];

const HOUSE = "#own-house";
const TOOLS = ".tools, .bar .buttons";
/** What a lesson is about, and the way out of it. */
const TITLE = ".prompt .guide, header .ways";
const IN_HAND = `${HOUSE} :is(.tile.ghost, .tile.illegal)`;

const WHERE: Record<Touch, (name: string) => string> = {
  pier: (name) => `[data-pier="${name}"]`,
  use: () => ".harbour :is(.offer, .offer-any) .main",
  tile: (name) => `[data-tile="${name}"]`,
  place: () => HOUSE,
  confirm: () => ".confirm",
  coat: (name) => `.coats [data-choice="${name}"]`,
  end: () => ".actions .main",
  hand: () => "section.hand",
  house: () => `${HOUSE} svg.house`,
  abilities: () => "[data-what='abilities']",
};
/** What belongs to a thing and must not be covered either. */
const WITH: Partial<Record<Touch, string>> = {
  pier: ".piers",
  use: ".harbour :is(.offer, .offer-any), .piers",
  place: `${TOOLS}, ${IN_HAND}`,
  confirm: `${TOOLS}, ${IN_HAND}`,
  coat: ".coats",
};
/** What is seen in full light as well. */
const LIT: Partial<Record<Touch, string>> = {
  pier: ".pier.chosen",
  use: ".pier:is(.chosen, .far-chosen)",
  place: IN_HAND,
  confirm: IN_HAND,
};
/** What had better not be covered whatever is spoken of. */
const SPARED = `.piers, section.hand, ${HOUSE} svg.house, [data-what='actions']`;

export const selectorOf = (touch: Touch, name = "") => WHERE[touch](name);
export const toolSelector = (tool: string) => `[data-tool="${tool}"]`;

export function found(selector: string): HTMLElement | SVGElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(selector);
  return [...all].find((one) => one.checkVisibility({ visibilityProperty: true }));
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.width > 0 && box.height > 0);
}

/** What the keyboard is at is never hidden. */
export const focused = (): Box[] =>
  boxesOf(":focus-visible:not(.group *, [data-what-panel], [data-what-panel] *)");
export const keptWith = (touch: Touch): Box[] => [
  ...boxesOf(`${WITH[touch] ?? selectorOf(touch)}, ${TITLE}`),
  ...focused(),
];
export const litWith = (touch: Touch): Box[] => (LIT[touch] ? boxesOf(LIT[touch]) : []);
export const spared = (): Box[] => boxesOf(SPARED);
/** What can be played now. */
export const playable = (): Box[] => boxesOf(".offer.open, .pier.usable, .actions .ready");
/** What can be asked about, but for the large things, of which enough is left beside a bubble. */
export const askable = (): Box[] => boxesOf("[data-what]:not([data-what='house'], [data-what='log'])");

/** The spaces of one's own house that a place covers, such as `y2@e2:e1`. */
export function placeBox(place: string): Box | null {
  const matrix = document.querySelector<SVGSVGElement>(`${HOUSE} svg.house`)?.getScreenCTM();
  if (!matrix) return null;
  const cells = (place.split("@")[1]?.match(/[a-z]\d/g) ?? []).map(cellOf);
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const at = (x: number, y: number) => new DOMPoint(x * 100, y * 100).matrixTransform(matrix);
  const from = at(Math.min(...xs), ROWS - 1 - Math.max(...ys));
  const to = at(Math.max(...xs) + 1, ROWS - Math.min(...ys));
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

export const sameBox = (one: Box | null, other: Box | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    (["x", "y", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5));

/** Look once now, and again whenever something on the page may have moved. */
export function watchPage(look: () => void): () => void {
  let asked = 0;
  const soon = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      look();
    });
  };
  const moves = ["resize", "scroll", "transitionend", "animationend", "load", "focusin"];
  for (const move of moves) addEventListener(move, soon, { capture: true, passive: true });
  const watch = new MutationObserver(soon);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  void document.fonts.ready.then(soon);
  soon();
  return () => {
    cancelAnimationFrame(asked);
    watch.disconnect();
    for (const move of moves) removeEventListener(move, soon, { capture: true });
  };
}
