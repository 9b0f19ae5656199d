// Where a bubble stands: near what it speaks of, inside the window, and over nothing that is looked at.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  /** The part of the window that is free for the bubble. */
  window: Box;
  size: { width: number; height: number };
  /** What the sentence speaks of; without it the bubble stands low in the middle. */
  target: Box | null;
  /** What has to stay in sight as well. */
  keep?: Box[];
  /** What had better stay in sight. */
  spare?: Box[];
}

const STEP = 12;
/** As far as this from the target there is room for the line to it. */
const GAP = 30;
/** A pixel of the target covered is worse than any distance, and so on downwards. */
const ON_TARGET = 1000;
const ON_KEPT = 20;
const ON_SPARED = 0.02;

const right = (box: Box) => box.x + box.width;
const bottom = (box: Box) => box.y + box.height;

export function covered(one: Box, other: Box): number {
  const wide = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const high = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far two boxes are from each other at their nearest. */
function apart(one: Box, other: Box): number {
  const x = Math.max(one.x - right(other), other.x - right(one), 0);
  const y = Math.max(one.y - bottom(other), other.y - bottom(one), 0);
  return Math.hypot(x, y);
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function cost(at: Box, { window, target, keep = [], spare = [] }: Room): number {
  const over = (boxes: Box[]) => boxes.reduce((sum, box) => sum + covered(at, box), 0);
  const hidden = over(keep) * ON_KEPT + over(spare) * ON_SPARED;
  const middle = centre(at);
  if (!target) {
    const { x } = centre(window);
    return hidden + Math.hypot(middle.x - x, bottom(at) - bottom(window));
  }
  const goal = centre(target);
  const far = Math.abs(apart(at, target) - GAP) + Math.hypot(middle.x - goal.x, middle.y - goal.y) * 0.2;
  return covered(at, target) * ON_TARGET + hidden + far;
}

/** The places from one edge to the other; both edges are among them. */
function* along(from: number, length: number, size: number): Generator<number> {
  const last = Math.max(from, from + length - size);
  for (let at = from; at < last; at += STEP) yield at;
  yield last;
}

/** The corner of the bubble, upper left, where it costs least. */
export function placeBubble(room: Room): { x: number; y: number } {
  const { window, size } = room;
  let best = { x: window.x, y: window.y };
  let least = Number.POSITIVE_INFINITY;
  for (const y of along(window.y, window.height, size.height))
    for (const x of along(window.x, window.width, size.width)) {
      const price = cost({ x, y, ...size }, room);
      if (price < least) [best, least] = [{ x, y }, price];
    }
  return best;
}

/** A curve from a point to the edge of a box, as the path of a drawing. */
export function lineTo(from: { x: number; y: number }, to: Box): string {
  const goal = centre(to);
  const [x, y] = [goal.x - from.x, goal.y - from.y];
  // Where the straight way meets the box.
  const share = Math.min(1, Math.max(Math.abs(x) / (to.width / 2), Math.abs(y) / (to.height / 2)) ** -1);
  const end = { x: goal.x - x * share, y: goal.y - y * share };
  const bend = {
    x: from.x + (end.x - from.x) * 0.75 - y * 0.08,
    y: from.y + (end.y - from.y) * 0.35 + x * 0.08,
  };
  return `M${Math.round(from.x)} ${Math.round(from.y)}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${Math.round(end.x)} ${Math.round(end.y)}`;
}
