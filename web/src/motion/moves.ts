// A tile that is set, a medallion that turns over, boats that sail. What is not on the page is left out.
import { slide } from "./cards.ts";
import { boats, boxOf } from "./finding.ts";
import type { Move } from "./motion.ts";
import { out, transformAt } from "./paths.ts";
import { bit, middleOf } from "./sprites.ts";

const SET = 180;
const FLIP = 260;
const SAIL = 600;
/** How quickly something rises, and how long it is held at the most. */
const [RISE, HELD] = [90, 1800];

/** A transform of a part of a drawing around a point of its box: by default the middle of its foot. */
export function around(part: SVGGraphicsElement, changed: string, down = 1): string {
  const { x, y, width, height } = part.getBBox();
  const [middle, foot] = [x + width / 2, y + height * down];
  return `translate(${middle}px, ${foot}px) ${changed} translate(${-middle}px, ${-foot}px)`;
}

const heldAt = (tile: SVGGraphicsElement) => around(tile, "translate(-7px, -13px) scale(1.06)");

/** Something that was touched rises at once, until it is known where it goes. */
export function rise(
  move: Move,
  element: Element | null | undefined,
  risen = "translateY(-7px) scale(1.05)",
): void {
  const tile = element instanceof SVGGraphicsElement && element.matches(".tile");
  const transform = tile ? heldAt(element) : risen;
  const frames = [
    { transform: "none" },
    { transform, offset: RISE / HELD, easing: "ease-out" },
    { transform },
  ];
  move.lead(element, frames, { time: HELD, adds: !tile });
}

/** A tile is held a little above the wall and set down, and dust rises; returns when it lies. */
export function land(move: Move, tile: Element | undefined, at: number): number {
  if (!(tile instanceof SVGGraphicsElement)) return at;
  const held = heldAt(tile);
  move.lead(tile, [{ transform: held }, { transform: held }], { time: Math.max(1, at) });
  move.lead(
    tile,
    [
      { transform: held, easing: "cubic-bezier(.5, 0, .9, .5)" },
      { transform: "none", offset: 0.42, easing: out },
      { transform: around(tile, "scale(1.018, .97)"), offset: 0.62, easing: "ease-out" },
      { transform: "none" },
    ],
    { at, time: SET },
  );
  raiseDust(move, tile.getBoundingClientRect(), at + SET * 0.4);
  return at + SET;
}

function raiseDust(move: Move, box: DOMRect, at: number): void {
  const puffs = 7;
  const size = Math.max(14, Math.min(44, box.width / 4));
  for (let index = 0; index < puffs; index++) {
    const side = index / (puffs - 1) - 0.5;
    const start = { x: box.x + box.width * (side + 0.5), y: box.bottom };
    const gone = { x: start.x + side * size * 1.6, y: start.y - size * (0.2 + (index % 3) * 0.14) };
    move.fly(
      bit("puff", size),
      [
        { transform: transformAt({ ...start, scale: 0.35 }), opacity: 0, easing: out },
        { transform: transformAt({ ...gone, scale: 1 }), opacity: 0.9, offset: 0.35, easing: out },
        { transform: transformAt({ ...gone, y: gone.y - size * 0.2, scale: 1.4 }), opacity: 0 },
      ],
      { at: at + (index % 3) * 12, time: 380 },
    );
  }
}

/** A medallion makes half a turn, from what it showed to what it shows. */
export function flip(move: Move, medallion: Element | null, old: Element, at: number): void {
  const box = boxOf(medallion);
  if (!box) return;
  const turned = (wide: number) => transformAt(middleOf(box), wide);
  move.fly(old, [{ transform: turned(1) }, { transform: turned(0.04) }], { at, time: FLIP / 2 });
  move.appear(medallion, at + FLIP / 2);
  move.lead(medallion, [{ transform: "scaleX(.04)" }, { transform: "scaleX(1)" }], {
    at: at + FLIP / 2,
    time: FLIP / 2,
    easing: "ease-out",
  });
}

/** Boats come from where they were. */
export function sail(move: Move, old: ReturnType<typeof boats>): void {
  for (const [seat, { element }] of boats()) {
    const before = old.get(seat);
    if (before) slide(move, element, before.box, SAIL, 1);
  }
}
