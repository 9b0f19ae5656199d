// A hand as the viewer knows it.
import type { HouseView } from "./types.ts";

export type HandView = HouseView["hand"];

export function handSize(hand: HandView): number {
  return hand.known.reduce((sum, count) => sum + count, 0) + hand.unknown;
}
