// The one place that the rest asks when something shall travel. The page is true first; motion only decorates how it came
// about. So ending it is dropping it, and any input does that before it does what it was meant for.
import "./air.css";
import { settings } from "../settings/settings.svelte.ts";
import { onClock } from "./paths.ts";

const RATES = { slow: 2, normal: 1, fast: 0.4, off: 0 };
/** Where motion is reduced, what is new comes with a short fade. */
const FADE = 90;

/** How long things take against the usual time; 0 where nothing moves. */
export const rate = () => RATES[settings.pace];

/** Nothing travels, by the wish of the device or of the one who plays. */
export const reduced = () =>
  document.documentElement.dataset.motion === "reduced" ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Timing {
  at?: number;
  time: number;
  easing?: string;
  /** On top of the transform that the element has by itself. */
  adds?: boolean;
}

interface Track extends Timing {
  element: Element;
  frames: Keyframe[];
  kind: "led" | "appearing" | "sprite";
}

const running = new Set<Animation>();
const sprites = new Set<Element>();
let waiting: (() => void)[] = [];
let layer: HTMLElement | null = null;

function air(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "air";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** Everything that moves at one occasion. It is gathered first and starts at once. */
export class Move {
  #tracks: Track[] = [];

  /** Lead an element of the page to where it is already. */
  lead(element: Element | null | undefined, frames: Keyframe[], timing: Timing): void {
    if (element) this.#tracks.push({ element, frames, kind: "led", ...timing });
  }

  /** An element of the page is not seen until something has come to it. */
  appear(element: Element | null | undefined, at: number): void {
    const frames = [{ opacity: 0 }, { opacity: 0 }];
    if (element) this.#tracks.push({ element, frames, kind: "appearing", time: Math.max(1, at) });
  }

  /** Something that is there only while it flies. */
  fly(element: Element | null | undefined, frames: Keyframe[], timing: Timing): void {
    if (element) this.#tracks.push({ element, frames, kind: "sprite", ...timing });
  }

  /** How long all of it takes at the usual pace. */
  get time(): number {
    return Math.max(0, ...this.#tracks.map(({ at = 0, time }) => at + time));
  }

  play(): void {
    if (!rate() || document.hidden) return;
    const end = this.time;
    for (const { element, frames, kind, at = 0, time, easing, adds } of this.#tracks) {
      if (kind === "sprite") {
        if (reduced()) continue;
        if (!element.isConnected) air().append(element);
        sprites.add(element);
        run(element, onClock(frames, at, time, end), { duration: end });
      } else if (!reduced()) {
        const composite = adds ? "add" : "replace";
        run(element, frames, { duration: time, delay: at, easing, composite, fill: "backwards" });
      } else if (kind === "appearing") {
        run(element, [{ opacity: 0, offset: 0 }], { duration: FADE });
      }
    }
  }
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, { id: "move", ...timing });
  animation.playbackRate = 1 / rate();
  running.add(animation);
  animation.onfinish = () => {
    running.delete(animation);
    if (sprites.delete(element)) element.remove();
    if (!running.size) clear();
  };
}

function clear(): void {
  for (const sprite of sprites) sprite.remove();
  sprites.clear();
  const heard = waiting;
  waiting = [];
  for (const resolve of heard) resolve();
}

/** End all motion: what is left is true. */
export function settle(): void {
  for (const animation of running) animation.cancel();
  running.clear();
  clear();
}

/** When what is on the page now has been drawn. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** When everything has arrived. */
export async function quiet(): Promise<void> {
  while (running.size) await new Promise<void>((resolve) => waiting.push(resolve));
}

const listeners = new Set<() => void>();

/** Hear of every input, and of the page being hidden, when motion has been ended by it; returns how to stop hearing. */
export function onInterruption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function interrupt(): void {
  settle();
  for (const listener of listeners) listener();
}

for (const kind of ["pointerdown", "keydown", "click"])
  addEventListener(kind, interrupt, { capture: true, passive: true });
document.addEventListener("visibilitychange", () => document.hidden && interrupt());
