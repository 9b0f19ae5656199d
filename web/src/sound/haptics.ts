// What a hand feels on a device that is touched.
import { settings } from "../settings/settings.svelte.ts";

/** Milliseconds of trembling and of rest, in turn. */
const PATTERNS = { tap: [8], set: [16], score: [12, 50, 12], win: [20, 80, 20, 80, 50] };

/** Whether this device can be felt. */
export function canBeFelt(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function feel(pattern: keyof typeof PATTERNS): void {
  // Before the first touch a browser refuses, and complains.
  if (settings.haptics && navigator.userActivation?.hasBeenActive && canBeFelt())
    navigator.vibrate(PATTERNS[pattern]);
}
