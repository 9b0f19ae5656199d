// A house that scores: lines light up window by window, seals pop, and points fly to where they are counted.
import { COLUMNS, ROWS } from "../board/pieces.ts";
import type { LineInfo } from "../live/types.ts";
import { boxOf, every, pointsOf } from "./finding.ts";
import type { Move } from "./motion.ts";
import { arc, flight, out, transformAt } from "./paths.ts";
import { bit, middleOf, part } from "./sprites.ts";

const WINDOW = 60;
/** How much later a second line begins. */
const NEXT_LINE = 260;
const POINTS = 350;
const ROLL = 260;

const sealOf = (house: Element, line: string) =>
  every(house, "[data-seal]").find((one) => one.dataset.seal === line);

/** The seals of lines, as they look and where they are. */
export function sealsOf(house: Element | null, lines: LineInfo[]): { sprite: Element; box: DOMRect }[] {
  return lines.flatMap(({ line }) => {
    const seal = house && sealOf(house, line);
    return seal instanceof SVGGraphicsElement ? [part(seal)] : [];
  });
}

/** Lines light up, one soon after the other; returns when the last one is sealed. */
export function lightLines(move: Move, house: Element | null, lines: LineInfo[], at: number): number {
  if (!house) return at;
  return Math.max(at, ...lines.map(({ line }, index) => light(move, house, line, at + NEXT_LINE * index)));
}

/** Points fly from their seals to the sign, where the new figure rolls into the place of the old one; returns when. */
export function countPoints(
  move: Move,
  sign: Element | undefined,
  seals: { sprite: Element; box: DOMRect }[],
  old: Element | undefined,
  at: number,
): number {
  const to = boxOf(sign);
  if (!sign || !to || !seals.length) return at;
  for (const [index, { sprite, box }] of seals.entries()) {
    const end = { ...middleOf(to, box.width), scale: 0.65 };
    const way = arc(middleOf(box), end, { lift: 30, tilt: -16, near: 0.35 });
    move.fly(sprite, flight(way), { at: at + 120 * index, time: POINTS });
  }
  const there = at + 120 * (seals.length - 1) + POINTS;
  shine(move, to, there - 20);
  count(move, sign, old, there);
  return there;
}

/** Where a house counts its points: a sign at its corner, or a plate of its own. */
export const signOf = (house: Element | null, seat: number): Element | undefined =>
  every(house, ".sign")[0] ?? pointsOf(seat) ?? undefined;

const figureOn = (sign: Element | undefined) => sign?.querySelector(".points, b");

/** The figure on a sign as it is now, to be shown until the new one is. */
export const figureOf = (sign: Element | undefined) => figureOn(sign)?.cloneNode(true) as Element | undefined;

/** A line that scored: its windows light up one after the other, and its seal pops; returns when that is seen. */
function light(move: Move, house: Element, line: string, at: number): number {
  const band = every(house, "[data-line]").find((one) => one.dataset.line === line);
  const box = boxOf(band);
  const row = /\d/.test(line);
  const windows = row ? COLUMNS : ROWS;
  if (box) {
    const size = (row ? box.height : box.width) * 1.3;
    for (let index = 0; index < windows; index++) {
      const gone = (index + 0.5) / windows;
      const x = box.x + box.width * (row ? gone : 0.5);
      const y = box.y + box.height * (row ? 0.5 : 1 - gone);
      const frame = (scale: number, opacity: number, offset?: number) => ({
        transform: transformAt({ x, y, scale }),
        opacity,
        ...(offset === undefined ? {} : { offset }),
      });
      move.fly(bit("glow", size), [frame(0.6, 0), frame(1.08, 1, 0.12), frame(1, 0.85, 0.65), frame(1, 0)], {
        at: at + WINDOW * index,
        time: 700,
      });
    }
    move.lead(band, [{ opacity: 0 }, { opacity: 1 }], { at: at + WINDOW * (windows - 1), time: 120 });
  }
  const sealed = at + WINDOW * windows;
  pop(move, sealOf(house, line), sealed);
  return sealed;
}

/** Something new springs up, with a ring of light around it. */
export function pop(move: Move, element: Element | undefined, at: number): void {
  const box = boxOf(element);
  if (!box) return;
  move.lead(
    element,
    [
      { transform: "scale(0) rotate(-40deg)", opacity: 0, easing: out },
      { transform: "scale(1.24) rotate(6deg)", opacity: 1, offset: 0.5, easing: "ease-in-out" },
      { transform: "scale(.94) rotate(-2deg)", offset: 0.75 },
      { transform: "scale(1)", opacity: 1 },
    ],
    { at, time: 260, adds: true },
  );
  shine(move, box, at + 90);
}

export function shine(move: Move, box: DOMRect, at: number): void {
  const middle = middleOf(box);
  const size = Math.max(box.width, box.height) * 1.5;
  const ring = (scale: number, opacity: number) => ({
    transform: transformAt({ ...middle, scale }),
    opacity,
    easing: out,
  });
  move.fly(bit("ring", size), [ring(0.4, 0.95), ring(1.4, 0)], { at, time: 380 });
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * 2 * Math.PI + 0.4;
    const star = (far: number, scale: number, opacity: number) => ({
      transform: transformAt({
        x: middle.x + Math.cos(angle) * size * far,
        y: middle.y + Math.sin(angle) * size * far,
        scale,
      }),
      opacity,
      easing: out,
    });
    move.fly(bit("star", Math.min(14, size / 3)), [star(0.2, 0.3, 1), star(0.7, 1, 1), star(0.8, 0, 0)], {
      at,
      time: 430,
    });
  }
}

/** The sign swings on its arm, and the new figure rolls in from below while the old one rolls out. */
function count(move: Move, sign: Element, old: Element | undefined, at: number): void {
  const figure = figureOn(sign);
  if (figure && old) {
    figure.before(old);
    // On a plate it lies over the new one, which keeps its place.
    if (figure instanceof HTMLElement)
      (old as HTMLElement).style.cssText =
        `position: absolute; left: ${figure.offsetLeft}px; top: ${figure.offsetTop}px`;
    const time = at + ROLL;
    const rolled = (by: number, opacity: number) => ({ transform: `translateY(${by}em)`, opacity });
    move.fly(old, [rolled(0, 1), { ...rolled(0, 1), offset: at / time }, rolled(-0.7, 0)], { time });
    move.lead(figure, [rolled(0.7, 0), rolled(0, 1)], {
      at,
      time: ROLL,
      easing: "cubic-bezier(.3, 0, .2, 1.25)",
    });
  }
  const hangs = sign instanceof SVGElement;
  const swing = (angle: number, offset: number) => ({
    transform: hangs ? `rotate(${angle}deg)` : `scale(${1 + angle / 100})`,
    offset,
  });
  move.lead(sign, [swing(0, 0), swing(7, 0.2), swing(-4.5, 0.5), swing(2, 0.78), swing(0, 1)], {
    at,
    time: 620,
    easing: "ease-in-out",
  });
}
