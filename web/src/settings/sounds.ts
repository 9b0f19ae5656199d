// Small sounds, made of tones.
import { settings } from "./settings.svelte.ts";

const TUNES = {
  step: [[520, 0.05]],
  turn: [
    [587, 0.09],
    [784, 0.14],
  ],
  over: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.3],
  ],
};
let context: AudioContext | null = null;

/** Play a tune; browsers allow it only after the first tap. */
export function play(name: keyof typeof TUNES): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TUNES[name] as [number, number][]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
