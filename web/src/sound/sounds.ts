// The sounds of the game: one small file, which is fetched when it is needed, and never before the first touch.

import address from "../../sounds/sounds.mp3?url";
import { settings } from "../settings/settings.svelte.ts";
import { type Sound, voice } from "./sprite.ts";

export { feel } from "./haptics.ts";
export type { Sound };

/** What would come later than this, in milliseconds, because the file is still on its way, is left out. */
const LATE = 400;
/** All sounds together stay below full scale. */
const LIMITER = { threshold: -3, knee: 0, ratio: 20, attack: 0.002, release: 0.2 };
/** How soon a new volume is reached, in seconds: at once, but without a click. */
const SMOOTH = 0.02;

let context: AudioContext | null = null;
let output: GainNode | null = null;
let sprite: Promise<AudioBuffer | null> | null = null;
/** When each sound was to be heard last. */
const last = new Map<Sound, number>();
/** The sounds that have begun or will begin, and when, by the clock of the context. */
const playing = new Map<AudioBufferSourceNode, number>();
let hushed = 0;

const allowed = () => settings.volume > 0 && Boolean(navigator.userActivation?.hasBeenActive);

/** Play a sound, now or some milliseconds later; of a rival's turn it is softer. */
export function play(
  name: Sound,
  { delay = 0, rival = false }: { delay?: number; rival?: boolean } = {},
): void {
  if (!allowed()) return;
  const due = performance.now() + delay;
  const how = voice(name, Math.abs(due - (last.get(name) ?? Number.NEGATIVE_INFINITY)), rival);
  if (!how) return;
  last.set(name, due);
  const then = hushed;
  void awake().then((buffer) => {
    const wait = due - performance.now();
    const dropped = wait < -LATE || (delay > 0 && then !== hushed);
    if (dropped || !buffer || !context || !output) return;
    follow();
    const at = context.currentTime + Math.max(0, wait / 1000);
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: how.rate });
    const gain = new GainNode(context, { gain: how.gain });
    source.connect(gain).connect(output);
    source.onended = () => {
      playing.delete(source);
      gain.disconnect();
    };
    playing.set(source, at);
    source.start(at, how.at, how.length);
  });
}

/** Drop what was to come later; what rings may ring out. */
export function hush(): void {
  hushed += 1;
  for (const [source, at] of playing) if (context && at > context.currentTime) source.stop();
}

/**
 * Where sounds will be wanted: fetch them once the page has been touched, so that the first one comes in time, and
 * follow the volume. Some browsers let a page sound only from within a touch.
 */
export function prepare(): () => void {
  const wake = () => void (allowed() && awake());
  follow();
  wake();
  const stop = new AbortController();
  // A tap that switches the sound off is heard here after it has done so.
  addEventListener("click", wake, { signal: stop.signal });
  addEventListener("keyup", wake, { signal: stop.signal });
  return () => stop.abort();
}

function follow(): void {
  const { volume } = settings;
  if (context) output?.gain.setTargetAtTime(volume, context.currentTime, SMOOTH);
}

/** The sounds, as soon as they are there and may be heard. If that fails there are none: a game is still a game. */
async function awake(): Promise<AudioBuffer | null> {
  try {
    context ??= new AudioContext();
    output ??= connected(context);
    sprite ??= fetched(context);
    if (context.state !== "running") await context.resume();
    return await sprite;
  } catch {
    return null;
  }
}

function connected(context: AudioContext): GainNode {
  const volume = new GainNode(context, { gain: settings.volume });
  volume.connect(new DynamicsCompressorNode(context, LIMITER)).connect(context.destination);
  return volume;
}

async function fetched(context: AudioContext): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await context.decodeAudioData(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
