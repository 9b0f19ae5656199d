// Where each sound lies in the one file that holds them all, and how it is played this time.
import table from "../../sounds/sounds.json";

export type Sound = keyof typeof table;

/** A part of the file, in seconds, and how fast and loud it is played. */
export interface Voice {
  at: number;
  length: number;
  rate: number;
  gain: number;
}

/** A decoder may begin a little late; what follows each sound is silent for longer than that. */
const TAIL = 0.05;
/** How many decibels a sound that varies is louder or softer than the last time, at most. */
const SPREAD = 1;
/** Somebody else's cards, tiles and points. */
const RIVAL = -6;
/** The second of two cards. */
const SECOND = -4;
const SECOND_WITHIN = 100;
/** Knocks that come thick and fast would nag. */
const NO_AGAIN = 300;

const factor = (decibels: number) => 10 ** (decibels / 20);

/**
 * How a sound is played so many milliseconds after it was played last, or not at all.
 * Those with a pitch are never varied: they are in tune with each other.
 */
export function voice(name: Sound, since: number, rival = false, chance = Math.random): Voice | null {
  if (name === "no" && since < NO_AGAIN) return null;
  const { at, len, group, vary } = table[name];
  let loud = vary ? SPREAD * (2 * chance() - 1) : 0;
  if (rival && (group === "often" || group === "score")) loud += RIVAL;
  if (group === "often" && since < SECOND_WITHIN) loud += SECOND;
  return { at, length: len + TAIL, rate: 1 + vary * (2 * chance() - 1), gain: factor(loud) };
}
