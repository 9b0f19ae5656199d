// The outline of a set of cells as one rounded path; a space is 100 wide, and y grows downwards as on the screen.
import type { Cell } from "./spaces.ts";

type Point = [number, number];
export type Insets = [left: number, top: number, right: number, bottom: number];
export const SPACE = 100;

/** The corners of the outline, clockwise. Tiles have no holes. */
function corners(cells: Cell[]): Point[] {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  const next = new Map<string, Point>();
  const edge = (x: number, y: number, to: Point) => next.set(`${x} ${y}`, to);
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) edge(x, y, [x + 1, y]);
    if (!has(x + 1, y)) edge(x + 1, y, [x + 1, y + 1]);
    if (!has(x, y + 1)) edge(x + 1, y + 1, [x, y + 1]);
    if (!has(x - 1, y)) edge(x, y + 1, [x, y]);
  }
  const points: Point[] = [...next.values()].slice(0, 1);
  while (points.length < next.size) points.push(next.get(points.at(-1)!.join(" "))!);
  const turns = (point: Point, index: number) => {
    const [before, after] = [points.at(index - 1)!, points[(index + 1) % points.length]!];
    return (
      !(before[0] === point[0] && point[0] === after[0]) && !(before[1] === point[1] && point[1] === after[1])
    );
  };
  return points.filter(turns);
}

/** How far an edge moves inwards; the way it runs tells on which side the tile lies. */
function shift(from: Point, to: Point, [left, top, right, bottom]: Insets): Point {
  if (from[1] === to[1]) return [0, to[0] > from[0] ? top : -bottom];
  return [to[1] > from[1] ? -right : left, 0];
}

export function roundedOutline(cells: Cell[], insets: Insets, radius: number): string {
  const points = corners(cells);
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const inset = points.map(([x, y], index): Point => {
    const before = shift(at(index - 1), [x, y], insets);
    const after = shift([x, y], at(index + 1), insets);
    return [x * SPACE + before[0] + after[0], y * SPACE + before[1] + after[1]];
  });
  const rounded = inset.map(([x, y], index) => {
    const toward = ([toX, toY]: Point) => {
      const share = Math.min(radius / (Math.abs(toX - x) + Math.abs(toY - y)), 0.5);
      return `${round(x + (toX - x) * share)} ${round(y + (toY - y) * share)}`;
    };
    const before = inset.at(index - 1)!;
    const after = inset[(index + 1) % inset.length]!;
    return `${index ? "L" : "M"}${toward(before)}Q${round(x)} ${round(y)} ${toward(after)}`;
  });
  return `${rounded.join("")}z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The seams between neighbouring cells. */
export function seams(cells: Cell[]): string {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  return cells
    .map(({ x, y }) => {
      const right = has(x + 1, y) ? `M${(x + 1) * SPACE} ${y * SPACE + 7}v86` : "";
      const below = has(x, y + 1) ? `M${x * SPACE + 7} ${(y + 1) * SPACE}h86` : "";
      return right + below;
    })
    .join("");
}

/** A house never changes its mind: which window a space has, and whether it is lit, follow from where it is. */
export function windowAt(x: number, y: number): { kind: number; lit: boolean } {
  const hash = (x * 73 + y * 151 + x * y * 37 + 11) % 97;
  return { kind: [0, 0, 0, 1, 1, 2, 2, 3][hash % 8]!, lit: Math.floor(hash / 8) % 4 !== 0 };
}
