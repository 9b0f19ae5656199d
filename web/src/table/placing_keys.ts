// A tile in hand is moved, turned and laid by keys.
import type { Ghost } from "./ghost.svelte.ts";

export function placingKey(event: KeyboardEvent, ghost: Ghost): void {
  if (!ghost.place || event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = event.target instanceof HTMLButtonElement;
  const actions: Record<string, () => void> = {
    ArrowLeft: () => ghost.move("left"),
    ArrowRight: () => ghost.move("right"),
    ArrowUp: () => ghost.move("up"),
    ArrowDown: () => ghost.move("down"),
    r: ghost.turn,
    f: ghost.flip,
    b: ghost.brick,
    Escape: () => ghost.cancel(),
  };
  if (!onButton) actions.Enter = () => ghost.confirm();
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
