// The harbour breathes: ripples, clouds, gulls and smoke move a little, until nobody has done anything for a while.
import { rate, reduced } from "./motion.ts";

const REST = 30_000;

interface Loop {
  selector: string;
  frames: Keyframe[];
  seconds: number;
  /** It begins anew instead of going back. */
  anew?: boolean;
}

const puff = (x: number, y: number, scale: number, opacity: number, offset?: number): Keyframe => ({
  transform: `translate(${446 + x}px, ${y - 186}px) scale(${scale})`,
  opacity,
  ...(offset ? { offset } : {}),
});
const LOOPS: Loop[] = [
  { selector: ".ripples", frames: moves("translate(-2px, 0)", "translate(2px, 1px)"), seconds: 7 },
  { selector: ".cloud", frames: moves("translate(-4px, 0)", "translate(4px, 0)"), seconds: 20 },
  {
    selector: ".gull",
    frames: moves(
      "translate(0, 0) rotate(-3deg)",
      "translate(3px, -3px) scaleY(.7) rotate(2deg)",
      "translate(6px, 0) rotate(4deg)",
    ),
    seconds: 9,
  },
  {
    // From the chimney, in units of the house.
    selector: ".smoke circle",
    frames: [
      puff(0, 0, 0.4, 0),
      puff(8, -20, 0.7, 0.5, 0.2),
      puff(30, -58, 1.3, 0.35, 0.65),
      puff(62, -92, 1.8, 0),
    ],
    seconds: 8,
    anew: true,
  },
];

function moves(...transforms: string[]): Keyframe[] {
  return transforms.map((transform) => ({ transform }));
}

/** Let a scene live; returns how to end it. */
export function enliven(scene: Element): () => void {
  let loops: Animation[] = [];
  let timer = 0;
  const start = () =>
    LOOPS.flatMap(({ selector, frames, seconds, anew }) =>
      [...scene.querySelectorAll(selector)].map((element, index) =>
        element.animate(frames, {
          duration: seconds * 1000 + (anew ? 0 : index * 700),
          delay: index * -2000,
          iterations: Number.POSITIVE_INFINITY,
          direction: anew ? "normal" : "alternate",
          easing: anew ? "linear" : "ease-in-out",
        }),
      ),
    );
  const rest = () => {
    for (const loop of loops) loop.pause();
  };
  const wake = () => {
    clearTimeout(timer);
    if (document.hidden || reduced() || !rate() || saving()) return rest();
    timer = window.setTimeout(rest, REST);
    if (!loops.length) loops = start();
    else if (loops[0]!.playState === "paused") for (const loop of loops) loop.play();
  };
  const ending = new AbortController();
  const heard = { capture: true, passive: true, signal: ending.signal };
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel"]) addEventListener(kind, wake, heard);
  document.addEventListener("visibilitychange", wake, heard);
  wake();
  return () => {
    ending.abort();
    clearTimeout(timer);
    for (const loop of loops) loop.cancel();
  };
}

/** The one who looks pays for every byte, and probably minds the battery too. */
function saving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
