// The moment when a game ends: evening falls, and for a win the lines light up one after the other, the points are counted and pennants drop.
// All of it is decoration over what already stands there; whatever is done on the page ends it at once.
import { every } from "../motion/finding.ts";
import { Move, quiet, rate, reduced, settle } from "../motion/motion.ts";
import { out } from "../motion/paths.ts";
import { pop, shine } from "../motion/scoring.ts";

const DUSK = 1300;
const [FIRST_LINE, LAST_LINE] = [600, 1500];
const [COUNT_FROM, COUNT_FOR, COUNTED] = [500, 1500, 12];
const PENNANTS = 1500;

interface Wishes {
  won: boolean;
  /** The part of the points that is shown now. */
  count: (part: number) => void;
  /** All of it is over: what was there only for the dusk may go. */
  done: () => void;
}

/** Celebrate in a scene; the answer ends it. */
export function celebrate(scene: HTMLElement, { won, count, done }: Wishes): () => void {
  const move = new Move();
  const timers: number[] = [];
  for (const layer of every(scene, "[data-dusk]"))
    move.lead(layer, [{ opacity: 1 }, { opacity: 0 }], { time: DUSK, easing: "ease-in-out" });
  for (const words of every(scene, "[data-words]")) {
    move.appear(words, 0);
    move.lead(words, [{ transform: "translateY(22px)", opacity: 0 }, {}], {
      at: 120,
      time: 420,
      easing: out,
    });
  }
  const [front, ...others] = won ? every(scene, "[data-house]") : [];
  if (front) {
    light(move, front);
    const sign = front.querySelector(".sign") ?? front.parentElement?.querySelector("[data-plate]");
    if (sign) shine(move, sign.getBoundingClientRect(), COUNT_FROM + COUNT_FOR);
    for (let step = 0; rate() && !reduced() && step < COUNTED; step++) {
      const at = step ? COUNT_FROM + (COUNT_FOR * step) / COUNTED : 0;
      timers.push(window.setTimeout(count, at * rate(), step / COUNTED));
    }
  }
  for (const house of others)
    for (const light of every(house, "[data-string], [data-seal]"))
      move.lead(light, [{ opacity: 0 }, {}], { at: 400, time: 500 });
  if (won) for (const pennants of every(scene, "[data-pennants]")) drop(move, pennants);
  move.play();
  void quiet().then(() => {
    for (const timer of timers) clearTimeout(timer);
    count(1);
    done();
  });
  return settle;
}

/** The strings of bulbs go on one after the other, and the seals of their lines pop. */
function light(move: Move, house: Element): void {
  const seals = every(house, "[data-seal]");
  const apart = Math.min(170, (LAST_LINE - FIRST_LINE) / Math.max(1, seals.length - 1));
  for (const [index, seal] of seals.entries()) {
    const at = FIRST_LINE + apart * index;
    const flicker = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0.5, offset: 0.4 }, {}];
    move.lead(house.querySelector(`[data-string="${seal.dataset.seal}"]`), flicker, { at, time: 300 });
    pop(move, seal, at + 200);
  }
}

function drop(move: Move, pennants: HTMLElement): void {
  const lean = Number(pennants.dataset.pennants);
  const hung = (high: number, turn: number) => ({
    transform: `scaleY(${high}) rotate(${turn * lean}deg)`,
    opacity: 1,
    easing: "ease-in-out",
  });
  const frames = [
    { transform: "translateY(-60px) scaleY(0.2)", opacity: 0, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
    { ...hung(1.2, 1.2), offset: 0.42 },
    { ...hung(0.92, -0.7), offset: 0.66 },
    hung(1, 0),
  ];
  move.lead(pennants, frames, { at: PENNANTS, time: 850 });
}
