// Cards on their way: from the piers, into the hand, to what they pay for, and out of the barge.
import { boxOf, pierCard } from "./finding.ts";
import type { Move } from "./motion.ts";
import { arc, flight, out, type Place, transformAt } from "./paths.ts";
import { card, middleOf } from "./sprites.ts";

const TRAVEL = 240;
const APART = 60;
const REFILL = 260;
const REFILL_APART = 80;

export interface FlyingCard {
  colour: string;
  box: DOMRect;
}

interface Flying {
  at?: number;
  fades?: boolean;
  lift?: number;
  /** What each of them becomes. */
  into?: Element[];
}

/** Cards fly to a place each; returns when the last one is there. */
export function flyCards(
  move: Move,
  cards: FlyingCard[],
  to: (index: number, width: number) => Place,
  { at = 0, fades = false, lift = 54, into = [] }: Flying = {},
): number {
  for (const [index, { colour, box }] of cards.entries()) {
    const way = arc(middleOf(box), to(index, box.width), { lift });
    const start = at + APART * index;
    move.fly(card(colour, box.width), flight(way, fades), { at: start, time: TRAVEL });
    move.appear(into[index], start + TRAVEL);
  }
  return cards.length ? at + APART * (cards.length - 1) + TRAVEL : at;
}

/** New cards come out of the barge, turning over on their way to the piers. */
export function refill(move: Move, piers: number[], at: number): number {
  const deck = boxOf(document.querySelector("[data-deck]"));
  for (const [index, pier] of piers.entries()) {
    const lying = pierCard(pier);
    const box = boxOf(lying);
    const colour = lying?.getAttribute("class")?.match(/\b[rygbp]\b/)?.[0];
    if (!deck || !box || !colour) continue;
    const start = at + REFILL_APART * index;
    const way = arc({ ...middleOf(deck), scale: 0.8 }, middleOf(box), { lift: 26, tilt: -5, near: 0.06 });
    const half = Math.floor(way.length / 2);
    const turning = (places: Place[], first: number) =>
      places.map((place, step) => ({
        transform: transformAt(
          place,
          Math.max(0.05, Math.abs(Math.cos((Math.PI * (first + step)) / (way.length - 1)))),
        ),
      }));
    const time = REFILL / 2;
    move.fly(card(null, box.width), turning(way.slice(0, half + 1), 0), { at: start, time });
    move.fly(card(colour, box.width), turning(way.slice(half), half), { at: start + time, time });
    move.appear(lying, start + REFILL);
  }
  // The next thing need not wait for them.
  return at;
}

/** What was measured somewhere else slides from there; a boat raises its bow on the way. */
export function slide(move: Move, element: Element, old: DOMRect, time: number, bow = 0): void {
  const now = element.getBoundingClientRect();
  const inDrawing = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const unit = inDrawing ? (element.getScreenCTM()?.a ?? 1) : 1;
  const [x, y] = [(old.x - now.x) / unit, (old.y - now.y) / unit];
  if (Math.abs(x) + Math.abs(y) < 0.5) return;
  const at = (left: number, turn: number) => ({
    transform: `translate(${x * left}px, ${y * left}px) rotate(${turn * bow}deg)`,
  });
  const frames = bow ? [at(1, 0), at(0.7, -7), at(0.25, 4), at(0, 0)] : [at(1, 0), at(0, 0)];
  move.lead(element, frames, { time, easing: out, adds: true });
}
