// What someone has set on this device.
import { MIN_PLAYERS } from "../board/pieces.ts";

export interface Settings {
  language: string;
  name: string;
  scheme: "system" | "light" | "dark";
  /** From 0, which is off, to 1. */
  volume: number;
  /** The volume to which a switched-off sound comes back. */
  lastVolume: number;
  haptics: boolean;
  /** How fast things move, and how fast the turns of the others are played out. */
  pace: "slow" | "normal" | "fast" | "off";
  autoEnd: boolean;
  notify: boolean;
  /** Keys of one sign are obeyed. */
  singleKeys: boolean;
  level: string;
  players: number;
  /** The lessons were offered, and taken or put off. */
  lessonsOffered: boolean;
}

const KEY = "nyhavn-settings";
const DEFAULTS: Settings = {
  language: "",
  name: "",
  scheme: "system",
  volume: 0.7,
  lastVolume: 0.7,
  haptics: true,
  pace: "normal",
  autoEnd: false,
  notify: false,
  singleKeys: true,
  level: "",
  players: MIN_PLAYERS,
  lessonsOffered: false,
};

export function remembered<Value>(key: string, otherwise: Value): Value {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return otherwise;
  }
}

/** Sounds were once only on or off. */
function readSettings(): Settings {
  const { sounds, ...kept } = remembered<Settings & { sounds?: boolean }>(KEY, DEFAULTS);
  return sounds === false ? { ...kept, volume: 0 } : kept;
}

export const settings: Settings = $state(readSettings());

/** Keep the settings, and let the page follow them. */
export function keepSettings(): void {
  const root = document.documentElement;
  root.dataset.scheme = settings.scheme;
  root.dataset.motion = settings.pace === "off" ? "reduced" : "full";
  if (settings.volume > 0) settings.lastVolume = settings.volume;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Switch the sound off, or on again as loud as it was. */
export function toggleSound(): void {
  settings.volume = settings.volume > 0 ? 0 : settings.lastVolume;
  keepSettings();
}
