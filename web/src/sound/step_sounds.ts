// What the steps of one's own turn sound like.
import type { Sound } from "./sprite.ts";

/** A sound, so many milliseconds from now. */
export interface Cue {
  sound: Sound;
  delay: number;
}

/** From one card to the next. */
const NEXT_CARD = 60;
/** From one step to the next, where several are staged at once. */
const NEXT_STEP = 220;

/** The thud of a tile on so many spaces. */
export function setSound(spaces: number): Sound {
  return spaces < 3 ? "set-s" : spaces === 3 ? "set-m" : "set-l";
}

function soundsOf(step: string): Sound[] {
  if (step.includes("@")) return [setSound(step.split("@")[1]!.match(/[a-z]\d/g)?.length ?? 0)];
  if (/^\*[a-z]\d/.test(step)) return [setSound(1)];
  if (/^(\*[+~]|%|\()/.test(step)) return ["flip"];
  if (/^[T+-]/.test(step)) return step.startsWith("T") ? ["card", "card"] : ["card"];
  return [];
}

/** What is heard when the staged steps change: the new ones, or a tile that is picked up again. */
export function cues(before: string[], now: string[]): Cue[] {
  const other = before.findIndex((step, index) => step !== now[index]);
  const kept = other < 0 ? before.length : other;
  const come = now.slice(kept);
  if (!come.length) {
    const lifted = before.slice(kept).some((step) => /@|^\*[a-z]\d/.test(step));
    return lifted ? [{ sound: "lift", delay: 0 }] : [];
  }
  return come.flatMap((step, index) =>
    soundsOf(step).map((sound, card) => ({ sound, delay: index * NEXT_STEP + card * NEXT_CARD })),
  );
}
