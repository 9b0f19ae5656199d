// What someone has set on this device.
import { MIN_PLAYERS } from "../board/pieces.ts";

export interface Settings {
  language: string;
  name: string;
  scheme: "system" | "light" | "dark";
  sounds: boolean;
  motion: boolean;
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
  sounds: true,
  motion: true,
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

export const settings: Settings = $state(remembered(KEY, DEFAULTS));

/** Keep the settings, and let the page follow them. */
export function keepSettings(): void {
  const root = document.documentElement;
  root.dataset.scheme = settings.scheme;
  root.dataset.motion = settings.motion ? "full" : "reduced";
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
