// The harbour breathes: ripples, clouds and gulls move a little, until nobody has done anything for a while.
import { rate, reduced } from "./motion.ts";

const REST = 30_000;

interface Loop {
  selector: string;
  frames: string[];
  seconds: number;
}

const LOOPS: Loop[] = [
  { selector: ".ripples", frames: ["translate(-2px, 0)", "translate(2px, 1px)"], seconds: 7 },
  { selector: ".cloud", frames: ["translate(-4px, 0)", "translate(4px, 0)"], seconds: 20 },
  {
    selector: ".gull",
    frames: [
      "translate(0, 0) rotate(-3deg)",
      "translate(3px, -3px) scaleY(.7) rotate(2deg)",
      "translate(6px, 0) rotate(4deg)",
    ],
    seconds: 9,
  },
];

/** Let a scene live; returns how to end it. */
export function enliven(scene: HTMLElement): () => void {
  const loops = LOOPS.flatMap(({ selector, frames, seconds }) =>
    [...scene.querySelectorAll(selector)].map((element, index) => {
      const loop = element.animate(
        frames.map((transform) => ({ transform })),
        {
          duration: seconds * 1000 + index * 700,
          delay: index * -1300,
          iterations: Number.POSITIVE_INFINITY,
          direction: "alternate",
          easing: "ease-in-out",
        },
      );
      loop.pause();
      return loop;
    }),
  );
  let timer = 0;
  let moving = false;
  const rest = () => {
    moving = false;
    for (const loop of loops) loop.pause();
  };
  const wake = () => {
    clearTimeout(timer);
    if (document.hidden || reduced() || !rate() || saving()) return rest();
    timer = window.setTimeout(rest, REST);
    if (!moving) for (const loop of loops) loop.play();
    moving = true;
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
