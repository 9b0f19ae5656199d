// The forms of the tiles in words, read off their pictures.
import { t } from "../texts/texts.svelte.ts";
import { TILE_PICTURES } from "./pieces.ts";

/** What an outline is called; those of one row are lines. Letters stand for themselves. */
const FORMS: Record<string, string> = {
  "##/#.": "corner",
  "##/##": "square",
  ".##/##.": "S",
  "###/.#.": "T",
  "..#/###": "L",
  ".##/###": "P",
  "#../###/..#": "Z",
  ".#./###/.#.": "cross",
  "..#/###/..#": "T",
};

/** How a tile is printed, such as "corner, 2 wide, 2 high". */
export function formOf(tile: string): string {
  const rows = TILE_PICTURES[tile]!;
  const form = FORMS[rows.join("/").replace(/[WB]/g, "#")] ?? "line";
  return t("tile-form", { form, wide: rows[0]!.length, high: rows.length });
}

/** What a tile shows, row by row from the top. */
export function rowsOf(tile: string): string {
  const names: Record<string, string> = {
    W: t("forms-window"),
    B: t("forms-brick"),
    ".": t("forms-gap"),
  };
  return TILE_PICTURES[tile]!.map((row) => [...row].map((sign) => names[sign]).join(", ")).join("; ");
}
