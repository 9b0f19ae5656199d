// The house of another player steps forward while their turn is played out, and what they take, pay and earn travels.
import type { TurnPlayed } from "../live/types.ts";
import { type FlyingCard, flyCards, refill } from "./cards.ts";
import { boats, boxOf, houseOf, pierCard, pointsOf, tileIn } from "./finding.ts";
import { Move } from "./motion.ts";
import { land, sail } from "./moves.ts";
import { out } from "./paths.ts";
import { countPoints, figureOf, lightLines, sealsOf, signOf } from "./scoring.ts";
import type { Part } from "./undone.ts";

/** Where a house steps forward to, and how it stands at its own place: a transform from its upper left corner. */
export interface Forward {
  left: number;
  top: number;
  /** Above this the caption stands, and is not covered. */
  head: number;
  width: number;
  height: number;
  back: string;
}

/** How much larger a house is in front, and at least how much of the window's height it has. */
const LARGER = 1.8;
const SHARE = 0.4;
const RATIO = 790 / 1226;
/** Where the middle of the house is in its drawing, beside the sign. */
const MIDDLE = 0.43;
const EDGE = 8;

export function forwardOf(seat: number): Forward | null {
  const wrapper = houseOf(seat);
  const box = boxOf(wrapper?.querySelector("svg.house") ?? wrapper);
  if (!box) return null;
  const wanted = Math.max(box.height * LARGER, innerHeight * SHARE);
  const height = Math.min(wanted, innerHeight - 2 * EDGE, (innerWidth - 2 * EDGE) / RATIO);
  const width = height * RATIO;
  const within = (at: number, size: number, room: number, least = EDGE) =>
    Math.max(least, Math.min(at, room - size - EDGE));
  const left = within(box.x + box.width / 2 - width * MIDDLE, width, innerWidth);
  const caption = boxOf(document.querySelector("[data-caption]"));
  const head = caption && caption.right > left && caption.x < left + width ? caption.bottom : 0;
  const top = within(box.y + (box.height - height) / 2, height, innerHeight, head + EDGE);
  const scale = box.height / height;
  const x = box.x + box.width / 2 - left - width * MIDDLE * scale;
  const back = `translate(${x.toFixed(1)}px, ${(box.y - top).toFixed(1)}px) scale(${scale.toFixed(4)})`;
  return { left, top, head, width, height, back };
}

const inFront = () => document.querySelector<HTMLElement>("[data-forward]");
const shade = () => document.querySelector("[data-scrim]");

/** The words come first, and the scene darkens. */
export function announce(): void {
  const move = new Move();
  const caption = document.querySelector("[data-caption] .caption");
  move.appear(caption, 0);
  move.lead(caption, [{ transform: "translateY(6px)", opacity: 0 }, {}], { time: 120, easing: out });
  move.appear(shade(), 0);
  move.lead(shade(), [{ opacity: 0 }, {}], { time: 200 });
  move.play();
}

function stepForward(): number {
  const move = new Move();
  const house = inFront();
  const back = house?.dataset.forward ?? "";
  move.appear(house, 0);
  move.lead(
    house,
    [
      { transform: back, opacity: 0, easing: out },
      { opacity: 1, offset: 0.15 },
      { transform: "translateY(-5px) scale(1.012)", opacity: 1, offset: 0.8 },
      { transform: "none" },
    ],
    { time: 240 },
  );
  move.play();
  return 0;
}

export function stepBack(forward: Forward | null): void {
  if (!forward) return;
  const move = new Move();
  const timing = { time: 260, easing: "cubic-bezier(.5, 0, .6, 1)" };
  move.lead(inFront(), [{ transform: "none" }, { transform: forward.back, opacity: 0.9 }], timing);
  move.lead(shade(), [{ opacity: 0 }], timing);
  move.play();
}

/** Measure what a part of a turn moves; what is returned plays it when the page shows that part, and says how long it is. */
export function travelOf(part: "who" | Part, played: TurnPlayed): () => number {
  if (part === "who") return stepForward;
  const { take } = played.actions;
  const playing = (plan: (move: Move) => number) => () => {
    const move = new Move();
    const time = plan(move);
    move.play();
    return time;
  };
  if (part === "took" && take) {
    const cards = take.piers.flatMap((pier, index) => {
      const box = boxOf(pierCard(pier));
      return box ? [{ colour: take.cards[index]!, box }] : [];
    });
    return playing((move) => takeIn(move, played.seat, cards));
  }
  if (part === "built") return playing((move) => build(move, played));
  if (part === "filled") {
    const piers = played.refilled.map(([pier]) => pier);
    return playing((move) => refill(move, piers, 0));
  }
  const { seat, lines } = played;
  const old = figureOf(signOf(inFront(), seat));
  const lanes = boats();
  return playing((move) => {
    const house = standing(seat);
    const sealed = lightLines(move, house, lines, 0);
    sail(move, lanes);
    return countPoints(move, signOf(house, seat), sealsOf(house, lines), old, sealed + 100);
  });
}

/** The house in front, or the one in its place. */
const standing = (seat: number) => inFront() ?? houseOf(seat);

function takeIn(move: Move, seat: number, cards: FlyingCard[]): number {
  const box = boxOf(standing(seat)) ?? boxOf(pointsOf(seat));
  if (!box) return 0;
  const door = { x: box.x + box.width * 0.22, y: box.y + box.height * 0.55 };
  return flyCards(move, cards, (index) => ({ x: door.x + index * 14, y: door.y, scale: 0.42, turn: 16 }), {
    fades: true,
    lift: 90,
  });
}

function build(move: Move, played: TurnPlayed): number {
  const house = standing(played.seat);
  const box = boxOf(house);
  if (!house || !box) return 0;
  const { build, laid } = played.actions;
  const size = Math.min(56, box.width / 4);
  const paid = [...(build?.paid ?? "")].map((colour, index) => ({
    colour,
    box: new DOMRect(box.x + box.width * 0.2 + index * 10, box.y + box.height * 0.35, size, size * 1.4),
  }));
  const away = { x: Math.max(30, box.x - size), y: Math.max(40, box.y + size) };
  const paying = flyCards(
    move,
    paid,
    (index) => ({ x: away.x + index * 22, y: away.y + index * 18, scale: 0.9, turn: index * 12 - 18 }),
    { fades: true, lift: 20 },
  );
  for (const word of laid) {
    const tile = tileIn(house, word);
    move.appear(tile, 120);
    land(move, tile, 240);
  }
  return paying;
}
