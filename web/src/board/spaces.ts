// The spaces of a house, by name: columns by letter from the left, rows by number from the bottom.
import { COLUMN_LETTERS, COLUMNS, ROWS } from "./pieces.ts";

/** A space as column and row, both from 0; row 0 is at the bottom. */
export interface Cell {
  x: number;
  y: number;
}

export function cellOf(space: string): Cell {
  return { x: COLUMN_LETTERS.indexOf(space[0]!), y: Number(space.slice(1)) - 1 };
}

export function spaceOf(cell: Cell): string {
  return `${COLUMN_LETTERS[cell.x]}${cell.y + 1}`;
}

export function inside(cell: Cell): boolean {
  return cell.x >= 0 && cell.x < COLUMNS && cell.y >= 0 && cell.y < ROWS;
}

/** The order of the notation: row by row from the bottom, each from the left. */
export function inOrder(spaces: string[]): string[] {
  const place = (space: string) => cellOf(space).y * COLUMNS + cellOf(space).x;
  return [...spaces].sort((one, other) => place(one) - place(other));
}
