// Tiles as they are written: `r3@a1:a2b2` lies with its brick on a1, `*c3` is a white one.
import { type Cell, cellOf } from "./spaces.ts";

export type ColourLetter = "r" | "y" | "g" | "b" | "p";
export const COLOURS = [..."rygbp"] as ColourLetter[];
export const COLOUR_NAMES: Record<ColourLetter, string> = {
  r: "red",
  y: "yellow",
  g: "green",
  b: "blue",
  p: "purple",
};
export const SIZES = [2, 3, 4, 5];

export const ABILITIES = [..."nxdho"];
export const ABILITY_NAMES: Record<string, string> = {
  n: "any-cards",
  x: "additional-card",
  d: "construction-discount",
  h: "change-of-colours",
  o: "both-actions",
};

export interface LaidTile {
  /** A colour, or w for a white tile. */
  colour: ColourLetter | "w";
  brick: Cell | null;
  windows: Cell[];
}

const SPACE = /[a-e]\d/g;

export function readLaid(word: string): LaidTile {
  const spaces = (text: string) => (text.match(SPACE) ?? []).map(cellOf);
  if (word.startsWith("*")) return { colour: "w", brick: null, windows: spaces(word) };
  const [name = "", place = ""] = word.split("@");
  const [brick = "", windows = ""] = place.split(":");
  return { colour: name[0] as ColourLetter, brick: spaces(brick)[0] ?? null, windows: spaces(windows) };
}

export function cellsOf(tile: LaidTile): Cell[] {
  return tile.brick ? [tile.brick, ...tile.windows] : tile.windows;
}

/** How each tile is printed, to be drawn in the supply: rows from the top, W a window, B the brick. */
export const PICTURES: Record<string, string> = {
  r2: "BW",
  y2: "BW",
  g2: "BW",
  b2: "BW",
  p2: "BW",
  r3: "WW/B.",
  y3: "WW/B.",
  g3: "BWW",
  b3: "WW/B.",
  p3: "BWW",
  r4: "WW/BW",
  y4: ".WW/WB.",
  g4: "WWW/.B.",
  b4: "..W/BWW",
  p4: "BWWW",
  r5: ".WW/BWW",
  y5: "W../WWW/..B",
  g5: ".W./BWW/.W.",
  b5: "..W/BWW/..W",
  p5: "BWWWW",
};

export function picture(name: string): LaidTile {
  const rows = (PICTURES[name] ?? "W").split("/").reverse();
  const at = (sign: string) =>
    rows.flatMap((row, y) => [...row].flatMap((s, x) => (s === sign ? [{ x, y }] : [])));
  return { colour: name[0] as ColourLetter, brick: at("B")[0] ?? null, windows: at("W") };
}

/** The outer edges of a set of cells, as lines between corners. */
export function outline(cells: Cell[]): [Cell, Cell][] {
  const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
  const edges: [Cell, Cell][] = [];
  for (const { x, y } of cells) {
    if (!has(x - 1, y))
      edges.push([
        { x, y },
        { x, y: y + 1 },
      ]);
    if (!has(x + 1, y))
      edges.push([
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
      ]);
    if (!has(x, y - 1))
      edges.push([
        { x, y },
        { x: x + 1, y },
      ]);
    if (!has(x, y + 1))
      edges.push([
        { x, y: y + 1 },
        { x: x + 1, y: y + 1 },
      ]);
  }
  return edges;
}
