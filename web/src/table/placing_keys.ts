// A tile in hand is moved, turned and laid by keys. That it is put back is heard by the whole table.
import type { Ghost } from "./ghost.svelte.ts";
import { type Command, commandOf } from "./keys.ts";

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" } as const;

export function placingKey(event: KeyboardEvent, ghost: Ghost): void {
  const command = ghost.place && commandOf(event);
  if (!command || (command === "lay" && event.target instanceof HTMLButtonElement)) return;
  const actions: Partial<Record<Command, () => void>> = {
    move: () => ghost.move(ARROWS[event.key as keyof typeof ARROWS]),
    turn: ghost.turn,
    flip: ghost.flip,
    brick: ghost.brick,
    next: () => ghost.leaf(1),
    previous: () => ghost.leaf(-1),
    lay: () => ghost.confirm(),
  };
  const action = actions[command];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
