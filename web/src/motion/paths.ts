// The way of a thing through the air, as frames that a browser plays by itself.

/** The middle of a thing, its size against the sprite's own, and how it is turned. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

export interface Arc {
  /** How high above the straight way it rises, in pixels. */
  lift?: number;
  /** How far it leans into the flight, in degrees. */
  tilt?: number;
  /** How much larger it is at the top, as if it came nearer. */
  near?: number;
}

const SAMPLES = 14;

export const out = "cubic-bezier(.2, .7, .3, 1)";

/** Quick at first and gentle at the end. */
const eased = (time: number) => 1 - (1 - time) ** 2.6;

export function transformAt({ x, y, scale = 1, turn = 0 }: Place, wide = 1): string {
  return (
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${turn.toFixed(1)}deg) ` +
    `scale(${(scale * wide).toFixed(3)}, ${scale.toFixed(3)})`
  );
}

/** Places along a low arc. */
export function arc(from: Place, to: Place, { lift = 40, tilt = 8, near = 0.1 }: Arc = {}): Place[] {
  const over = {
    x: (from.x + to.x) / 2,
    y: Math.min(from.y, to.y) - lift + Math.abs(from.y - to.y) / 4,
  };
  const side = Math.sign(to.x - from.x || 1);
  const between = (one = 0, other = 0, share: number) => one + (other - one) * share;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const gone = eased(index / SAMPLES);
    const left = 1 - gone;
    const high = Math.sin(Math.PI * gone);
    const bend = (one: number, middle: number, other: number) =>
      left * left * one + 2 * left * gone * middle + gone * gone * other;
    return {
      x: bend(from.x, over.x, to.x),
      y: bend(from.y, over.y, to.y),
      turn: between(from.turn, to.turn, gone) + tilt * high * side,
      scale: between(from.scale ?? 1, to.scale ?? 1, gone) * (1 + near * high),
    };
  });
}

/** Frames for a flight; at its end the thing may fade away. */
export function flight(places: Place[], fades = false): Keyframe[] {
  const last = places.length - 1;
  return places.map((place, index) => ({
    transform: transformAt(place),
    opacity: fades ? Math.min(1, ((last - index) / last) * 6) : 1,
  }));
}

/**
 * Frames of one thing on the clock of the whole move, before and after which it is not seen. All that flies starts and
 * ends together this way, for every start and end costs the page a frame.
 */
export function onClock(frames: Keyframe[], at: number, time: number, end: number): Keyframe[] {
  const last = frames.length - 1;
  const share = (index: number) =>
    (at + ((frames[index]!.offset as number | undefined) ?? index / last) * time) / end;
  const timed: Keyframe[] = frames.map((frame, index) => ({ opacity: 1, ...frame, offset: share(index) }));
  const unseen = { opacity: 0, easing: "linear" };
  if (at > 0) {
    const first = { ...timed[0], ...unseen };
    timed.unshift({ ...first, offset: 0 }, { ...first, offset: share(0) });
  }
  const final = timed.at(-1)!;
  if (share(last) < 1) timed.push({ ...final, ...unseen }, { ...final, ...unseen, offset: 1 });
  return timed;
}
