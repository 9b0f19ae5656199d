// The keys that the whole table hears.
import { focusOn } from "../app/focus.ts";
import { OWN_HOUSE } from "./dragging.ts";
import { type Command, commandOf } from "./keys.ts";

interface Doing {
  pier: (number: number) => void;
  undo: () => void;
  end: () => void;
  hint: () => void;
  back: () => void;
  keys: () => void;
}

/** What hears a key, unless somebody types or a dialog is open. */
export function boardKeys(doing: Doing): (event: KeyboardEvent) => void {
  const commands: Partial<Record<Command, (key: string) => void>> = {
    ...doing,
    pier: (key) => {
      // Players with a card to put down stay at the hand, and a notice says so.
      if (!document.querySelector(".hand button.card")) focusOn(`[data-pier="${key}"]`);
      doing.pier(Number(key));
    },
    hand: () => focusOn("section.hand"),
    supply: () => focusOn(".coats button, .payments button, .offer[tabindex='0']"),
    house: () => focusOn(`#${OWN_HOUSE}`),
    others: () => focusOn(".rival button"),
    log: () => focusOn(".log .lines"),
  };
  return (event) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const command = commandOf(event);
    if (command && !typing && !document.querySelector("dialog[open]")) commands[command]?.(event.key);
  };
}
