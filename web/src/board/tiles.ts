// Tiles as they are written: `r3@a1:a2b2` lies with its brick on a1, `*c3` is a white one.
import { type ColourLetter, TILE_PICTURES } from "./pieces.ts";
import { type Cell, cellOf } from "./spaces.ts";

export interface LaidTile {
  /** A colour, or w for a white tile. */
  colour: ColourLetter | "w";
  brick: Cell | null;
  windows: Cell[];
}

const SPACE = /[a-z]\d/g;

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

/** A tile as it is printed, to be drawn in the supply. */
export function picture(name: string): LaidTile {
  const rows = [...(TILE_PICTURES[name] ?? ["W"])].reverse();
  const at = (sign: string) =>
    rows.flatMap((row, y) => [...row].flatMap((s, x) => (s === sign ? [{ x, y }] : [])));
  return { colour: name[0] as ColourLetter, brick: at("B")[0] ?? null, windows: at("W") };
}
