// Moving a tile among the places that the server lists: no rule is known here, only shapes.
import type { PlacementChoice } from "../live/types.ts";
import { type Cell, cellOf, inOrder, inside, spaceOf } from "./spaces.ts";

export type Move = "left" | "right" | "up" | "down";

/** How a tile is turned: its cells from the lower left corner, the brick first. */
export type Shape = Cell[];

export function cellsAt(place: PlacementChoice): Cell[] {
  return [place.brick, ...place.windows].map(cellOf);
}

function corner(cells: Cell[]): Cell {
  return { x: Math.min(...cells.map((cell) => cell.x)), y: Math.min(...cells.map((cell) => cell.y)) };
}

export function shapeOf(cells: Cell[]): Shape {
  const { x, y } = corner(cells);
  const [brick, ...windows] = cells.map((cell) => ({ x: cell.x - x, y: cell.y - y }));
  return [brick!, ...windows.sort((one, other) => one.y - other.y || one.x - other.x)];
}

const keyOf = (shape: Shape) => shape.map(({ x, y }) => `${x}${y}`).join(" ");
const turned = (shape: Shape) => shapeOf(shape.map(({ x, y }) => ({ x: y, y: -x })));
const flipped = (shape: Shape) => shapeOf(shape.map(({ x, y }) => ({ x: -x, y })));

export function middle(cells: Cell[]): Cell {
  const sum = (of: (cell: Cell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  return { x: sum((cell) => cell.x) / cells.length, y: sum((cell) => cell.y) / cells.length };
}

function distance(one: Cell, other: Cell): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function nearest(places: PlacementChoice[], to: Cell): PlacementChoice | null {
  const away = (place: PlacementChoice) => distance(middle(cellsAt(place)), to);
  return places.reduce<PlacementChoice | null>(
    (best, place) => (best && away(best) <= away(place) ? best : place),
    null,
  );
}

const sameShape = (shape: Shape) => (place: PlacementChoice) =>
  keyOf(shapeOf(cellsAt(place))) === keyOf(shape);

/** Where a tile appears when it is chosen: at a cheap place, low in the house. */
export function firstPlace(places: PlacementChoice[]): PlacementChoice | null {
  const rank = (place: PlacementChoice) =>
    place.price.cards * 1000 + middle(cellsAt(place)).y * 10 + middle(cellsAt(place)).x;
  return places.reduce<PlacementChoice | null>(
    (best, place) => (best && rank(best) <= rank(place) ? best : place),
    null,
  );
}

/** How far a tile may go when it is turned: it stays where one looks at it. */
const NEAR = 2.3;

/** Turn by quarters, or flip, until there is a place near by for the tile so turned; it stays as it is where there is none. */
function reshaped(
  places: PlacementChoice[],
  now: PlacementChoice,
  change: (shape: Shape) => Shape,
): PlacementChoice {
  let shape = shapeOf(cellsAt(now));
  for (let tries = 0; tries < 4; tries++) {
    shape = change(shape);
    const found = nearest(places.filter(sameShape(shape)), middle(cellsAt(now)));
    if (found && distance(middle(cellsAt(found)), middle(cellsAt(now))) <= NEAR) return found;
  }
  return now;
}

export const turn = (places: PlacementChoice[], now: PlacementChoice) => reshaped(places, now, turned);
export const flip = (places: PlacementChoice[], now: PlacementChoice) => reshaped(places, now, flipped);

/** What to do with a tile so that it comes to lie in another place: turn or flip it, move it, or move its brick. */
export function wayTo(
  now: PlacementChoice,
  wanted: PlacementChoice,
): "turn" | "flip" | "move" | "brick" | "stay" {
  if (now.step === wanted.step) return "stay";
  if (outlineKey(now) === outlineKey(wanted)) return "brick";
  const outline = (shape: Shape) => keyOf(shape).split(" ").sort().join();
  const goal = outline(shapeOf(cellsAt(wanted)));
  let shape = shapeOf(cellsAt(now));
  if (outline(shape) === goal) return "move";
  for (let quarter = 0; quarter < 3; quarter++) {
    shape = turned(shape);
    if (outline(shape) === goal) return "turn";
  }
  return "flip";
}

function outlineKey(place: PlacementChoice): string {
  return inOrder([place.brick, ...place.windows]).join("");
}

/** The same spaces with the brick in another place: all of them, in the order of the notation. */
export function bricks(places: PlacementChoice[], now: PlacementChoice): PlacementChoice[] {
  const order = inOrder([now.brick, ...now.windows]);
  return places
    .filter((place) => outlineKey(place) === outlineKey(now))
    .sort((one, other) => order.indexOf(one.brick) - order.indexOf(other.brick));
}

export function nextBrick(places: PlacementChoice[], now: PlacementChoice): PlacementChoice {
  const all = bricks(places, now);
  return all[(all.findIndex((place) => place.step === now.step) + 1) % all.length] ?? now;
}

/** All places, the most valuable first: by points, coats of arms and price, as the server lists them. */
export function byValue(places: PlacementChoice[]): PlacementChoice[] {
  const value = ({ wins, lines, coats, price }: PlacementChoice) =>
    (wins ? 1000 : 0) +
    lines.reduce((sum, { points }) => sum + points, 0) * 50 +
    coats.length * 20 -
    price.cards;
  return [...places].sort((one, other) => value(other) - value(one));
}

const STEPS: Record<Move, Cell> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
};

/** The nearest place in a direction, with the tile turned as it is; straight ahead goes before aside. */
export function moved(places: PlacementChoice[], cells: Cell[], move: Move): PlacementChoice | null {
  const from = middle(cells);
  const { x, y } = STEPS[move];
  let best: PlacementChoice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places.filter(sameShape(shapeOf(cells)))) {
    const to = middle(cellsAt(place));
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const cost = ahead + 2.5 * aside;
    if (ahead > 0.01 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** One space on in a direction, legal or not. */
export function shifted(cells: Cell[], move: Move): Cell[] {
  const { x, y } = STEPS[move];
  return cells.map((cell) => ({ x: cell.x + x, y: cell.y + y }));
}

/** How far from the finger a place may be for the tile to snap to it. */
const SNAP = 1.3;

/** The place nearest to where the tile is dragged, turned as it is; nothing where none is near. */
export function snapped(places: PlacementChoice[], shape: Shape, to: Cell): PlacementChoice | null {
  const found = nearest(places.filter(sameShape(shape)), to);
  return found && distance(middle(cellsAt(found)), to) <= SNAP ? found : null;
}

/** A place that covers a space, turned as it is where possible. */
export function covering(
  places: PlacementChoice[],
  now: PlacementChoice,
  space: string,
): PlacementChoice | null {
  const over = places.filter((place) => place.brick === space || place.windows.includes(space));
  const alike = over.filter(sameShape(shapeOf(cellsAt(now))));
  return nearest(alike.length ? alike : over, middle(cellsAt(now)));
}

/** The cells that a shape would cover with its middle nearest to a point, legal or not. */
export function dropped(shape: Shape, to: Cell): Cell[] {
  const centre = middle(shape);
  const shift = { x: Math.round(to.x - centre.x), y: Math.round(to.y - centre.y) };
  return shape.map((cell) => ({ x: cell.x + shift.x, y: cell.y + shift.y }));
}

/** The step that would lay a tile on these cells, the brick first; nothing where they leave the house. */
export function stepFor(tile: string, cells: Cell[]): string | null {
  if (!cells.every(inside)) return null;
  const [brick, ...windows] = cells.map(spaceOf);
  return `${tile}@${brick}:${inOrder(windows).join("")}`;
}
