// The moment when a game ends: evening falls, and for a win the lines light up one after the other, the points are counted and pennants drop.
// All of it is decoration over what already stands there; whatever is done on the page ends it at once.
import { onInterruption, rate, reduced } from "../motion/motion.ts";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const FADE = 90;
const DUSK = 1300;
const [FIRST_LINE, LAST_LINE] = [600, 1500];
const [COUNT_FROM, COUNT_FOR] = [500, 1500];
const PENNANTS = 1500;
const SPARKS = 8;

interface Wishes {
  won: boolean;
  /** The part of the points that is shown now. */
  count: (part: number) => void;
  /** All of it is over: what was there only for the dusk may go. */
  done: () => void;
}

/** Celebrate in a scene; the answer ends it. */
export function celebrate(scene: HTMLElement, { won, count, done }: Wishes): () => void {
  const calm = reduced() || !rate();
  const pace = rate() || 1;
  const running: Animation[] = [];
  const timers: number[] = [];
  const air = document.createElement("div");
  Object.assign(air.style, { position: "absolute", inset: "0", pointerEvents: "none", overflow: "hidden" });
  let over = false;

  const run = (part: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = part.animate(frames, timing);
    animation.playbackRate = 1 / pace;
    running.push(animation);
  };
  const move = (part: Element, frames: Keyframe[], delay: number, duration: number, easing = EASE) =>
    run(part, frames, { delay, duration, easing, fill: "both" });
  const later = (delay: number, what: () => void) => timers.push(window.setTimeout(what, delay * pace));
  const parts = (selector: string) => [...scene.querySelectorAll<SVGElement | HTMLElement>(selector)];

  function end(): void {
    if (over) return;
    over = true;
    for (const animation of running) animation.cancel();
    for (const timer of timers) clearTimeout(timer);
    deaf();
    air.remove();
    count(1);
    done();
  }

  /** Sparks fly from the middle of a part. */
  function sparkle(part: Element, delay: number, reach: number): void {
    const [from, box] = [scene.getBoundingClientRect(), part.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2 - from.x, box.y + box.height / 2 - from.y];
    for (let index = 0; index < SPARKS; index++) {
      const spark = document.createElement("i");
      const angle = (index / SPARKS) * 2 * Math.PI + reach;
      const far = reach * (0.7 + 0.3 * (index % 2));
      Object.assign(spark.style, {
        position: "absolute",
        left: "-5px",
        top: "-5px",
        width: "10px",
        height: "10px",
        borderRadius: "50%",
        opacity: "0",
        background: "radial-gradient(#fff8de, #ffd666 45%, transparent 70%)",
      });
      air.append(spark);
      const at = (part: number, scale: number) =>
        `translate(${x + Math.cos(angle) * far * part}px, ${y + Math.sin(angle) * far * part + 10 * part * part}px) scale(${scale})`;
      const frames = [
        { transform: at(0.2, 0.4), opacity: 1 },
        { transform: at(0.8, 1), opacity: 1, offset: 0.5 },
        { transform: at(1, 0), opacity: 0 },
      ];
      run(spark, frames, { delay, duration: 620, easing: "ease-out" });
    }
  }

  function light(house: Element): void {
    const seals = [...house.querySelectorAll<SVGGElement>("[data-seal]")];
    const apart = Math.min(170, (LAST_LINE - FIRST_LINE) / Math.max(1, seals.length - 1));
    for (const [index, seal] of seals.entries()) {
      const delay = FIRST_LINE + apart * index;
      const string = house.querySelector(`[data-string="${seal.dataset.seal}"]`);
      const flicker = [
        { opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { opacity: 0.5, offset: 0.4 },
        { opacity: 1 },
      ];
      if (string) move(string, flicker, delay, 300, "linear");
      // In a drawing, an animated transform takes the place of the attribute that says where the seal is.
      const place = (seal.getAttribute("transform") ?? "").replace(/\(([-\d.]+) ([-\d.]+)\)/, "($1px, $2px)");
      const pop = [
        { transform: `${place} scale(0) rotate(-40deg)`, opacity: 0 },
        { transform: `${place} scale(1.22)`, opacity: 1, offset: 0.55 },
        { transform: `${place} scale(1)`, opacity: 1 },
      ];
      move(seal, pop, delay + 200, 260);
      sparkle(seal, delay + 320, 30);
    }
  }

  function dropPennants(): void {
    for (const pennants of parts("[data-pennants]")) {
      const lean = Number((pennants as HTMLElement).dataset.pennants);
      const drop = [
        { transform: "translateY(-60px) scaleY(0.2)", opacity: 0, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
        {
          transform: `scaleY(1.2) rotate(${1.2 * lean}deg)`,
          opacity: 1,
          offset: 0.42,
          easing: "ease-in-out",
        },
        {
          transform: `scaleY(0.92) rotate(${-0.7 * lean}deg)`,
          opacity: 1,
          offset: 0.66,
          easing: "ease-in-out",
        },
        { transform: "none", opacity: 1 },
      ];
      move(pennants, drop, PENNANTS, 850, "linear");
    }
  }

  const deaf = onInterruption(end);
  if (calm) {
    for (const layer of parts("[data-dusk]")) move(layer, [{ opacity: 1 }, { opacity: 0 }], 0, FADE);
    later(FADE, end);
    return end;
  }
  scene.append(air);
  for (const layer of parts("[data-dusk]"))
    move(layer, [{ opacity: 1 }, { opacity: 0 }], 0, DUSK, "ease-in-out");
  for (const words of parts("[data-words]"))
    move(
      words,
      [
        { transform: "translateY(22px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      120,
      420,
    );
  if (won) {
    const [front, ...others] = parts("[data-house]");
    if (front) {
      light(front);
      count(0);
      for (let step = 1; step <= 12; step++)
        later(COUNT_FROM + (COUNT_FOR * step) / 12, () => count(step / 12));
      const sign = front.querySelector(".sign") ?? front.parentElement?.querySelector("[data-plate]");
      if (sign) sparkle(sign, COUNT_FROM + COUNT_FOR, 60);
    }
    for (const house of others)
      for (const string of house.querySelectorAll("[data-string], [data-seal]"))
        move(string, [{ opacity: 0 }, { opacity: 1 }], 400, 500, "linear");
    dropPennants();
  }
  later(won ? 2600 : DUSK, end);
  return end;
}
