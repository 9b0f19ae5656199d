// Dragging a tile over the house: screen positions become positions in spaces.

import { ROWS } from "../board/pieces.ts";
import { middle } from "../board/placing.ts";
import type { Cell } from "../board/spaces.ts";
import type { Ghost } from "./ghost.svelte.ts";

export const OWN_HOUSE = "own-house";
const START = 6;

/** Where a point of the screen lies in one's own house; whole numbers are the middles of spaces. */
export function pointIn(event: { clientX: number; clientY: number }): Cell | null {
  const svg = document.querySelector<SVGSVGElement>(`#${OWN_HOUSE} svg.house`);
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x / 100 - 0.5, y: ROWS - point.y / 100 - 0.5 };
}

/** Follow the pointer until it is let go; `moved` says whether it was more than a tap. */
function follow(
  from: PointerEvent,
  move: (event: PointerEvent) => void,
  end: (moved: boolean) => void,
): void {
  let moved = false;
  const stop = new AbortController();
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    moved ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > START;
    if (moved) move(event);
  };
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId !== from.pointerId) return;
    stop.abort();
    end(moved && event.type === "pointerup");
  };
  addEventListener("pointermove", onMove, { signal: stop.signal });
  addEventListener("pointerup", onEnd, { signal: stop.signal });
  addEventListener("pointercancel", onEnd, { signal: stop.signal });
}

/** With a mouse or pen, a tile can be drawn straight out of the supply. */
export function dragFromSupply(from: PointerEvent, tile: string, ghost: Ghost, begun: () => void): void {
  if (from.pointerType === "touch" || from.button !== 0) return;
  const move = (event: PointerEvent) => {
    if (ghost.tile !== tile) {
      ghost.choose(tile);
      begun();
    }
    ghost.dragging = true;
    const point = pointIn(event);
    if (point) ghost.drag(point);
  };
  follow(from, move, () => ghost.dragging && ghost.drop());
}

/** In the house: dragging moves the tile, a tap on it turns it, a tap elsewhere brings it there. */
export function dragInHouse(from: PointerEvent, ghost: Ghost, tapped: (at: Cell) => void): void {
  const start = pointIn(from);
  if (!start || !ghost.place || from.button !== 0) return;
  const centre = middle(ghost.cells);
  const near = Math.hypot(centre.x - start.x, centre.y - start.y) < 2.2;
  const grip = near ? { x: centre.x - start.x, y: centre.y - start.y } : { x: 0, y: 0 };
  const move = (event: PointerEvent) => {
    const point = pointIn(event);
    ghost.dragging = true;
    if (point) ghost.drag({ x: point.x + grip.x, y: point.y + grip.y });
  };
  follow(from, move, (moved) => {
    if (moved || ghost.dragging) ghost.drop();
    else tapped({ x: Math.round(start.x), y: Math.round(start.y) });
  });
}
