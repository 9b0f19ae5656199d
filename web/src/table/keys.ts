// The keys of the table: the one list from which they are heard, told, and named to screen readers.
import { settings } from "../settings/settings.svelte.ts";
import { t } from "../texts/texts.svelte.ts";

export const KEYS = {
  pier: ["1", "2", "3", "4", "5", "6", "7"],
  undo: ["u"],
  end: ["e"],
  hint: ["h"],
  hand: ["c"],
  supply: ["s"],
  house: ["y"],
  others: ["o"],
  log: ["l"],
  keys: ["?"],
  move: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"],
  turn: ["r"],
  flip: ["f"],
  brick: ["b"],
  next: ["n"],
  previous: ["p"],
  lay: ["Enter"],
  back: ["Escape"],
};
export type Command = keyof typeof KEYS;
export const COMMANDS = Object.keys(KEYS) as Command[];
/** Those that the tile in hand obeys. */
export const PLACING: Command[] = ["move", "turn", "flip", "brick", "next", "previous", "lay", "back"];

const ARROWS: Record<string, string> = { ArrowLeft: "←", ArrowUp: "↑", ArrowDown: "↓", ArrowRight: "→" };

/** Keys of one sign can be switched off: who dictates, or hits keys by chance, does not want them. */
const obeyed = (key: string) => key.length > 1 || settings.singleKeys;

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return obeyed(key) ? (COMMANDS.find((command) => KEYS[command].includes(key)) ?? null) : null;
}

/** The keys of a command as they are printed on the keyboard. */
export function keyNames(command: Command): string[] {
  return KEYS[command]
    .filter(obeyed)
    .map((key) =>
      key === "Enter"
        ? t("key-name-enter")
        : key === "Escape"
          ? t("key-name-escape")
          : (ARROWS[key] ?? key.toUpperCase()),
    );
}

/** A name with the key that does the same. */
export function withKey(name: string, command: Command): string {
  const [key] = keyNames(command);
  return key ? `${name} (${key})` : name;
}

/** For the attribute aria-keyshortcuts. */
export function shortcut(command: Command, index = 0): string | undefined {
  const key = KEYS[command][index]!;
  return obeyed(key) ? key.toUpperCase().replace("ENTER", "Enter").replace("ESCAPE", "Escape") : undefined;
}

/** What the tile in hand obeys, in one sentence. */
export function placingTold(): string {
  const told = PLACING.filter((command) => keyNames(command).length);
  return told.map((command) => `${keyNames(command).join(" ")}: ${t(`key-${command}`)}.`).join(" ");
}
