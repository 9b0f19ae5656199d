// The word of a turn, taken apart: `T34+1-gg&Br3@a1:a2b2%(b>g)=rrr*c3`.
import { type LaidTile, readLaid } from "../board/tiles.ts";

export interface Take {
  piers: [number, number];
  additional: number | null;
  discards: string;
}

export type Coat =
  | { use: "special"; space: string }
  | { use: "ability"; ability: string }
  | { use: "reactivate" }
  | { use: "lapsed" };

export interface Build {
  tile: string;
  laid: LaidTile;
  /** As it stands in a house. */
  word: string;
  brick: string;
  spaces: string[];
  discount: boolean;
  change: [string, string] | null;
  paid: string;
  coats: Coat[];
}

export interface Turn {
  take: Take | null;
  build: Build | null;
}

const TAKE = /^T(\d)(\d)(?:\+(\d))?(?:-([a-z]+))?$/;
const BUILD = /^B((\w\d)@(\w\d):((?:[a-z]\d)+))(%)?(?:\((\w)>(\w)\))?=([a-z]+|0)(.*)$/;
export const COAT = /\*(?:([a-z]\d)|\+([a-z])|(~)|-)/g;

export function readTurn(word: string): Turn {
  const parts = word.split("&");
  return {
    take: readTake(parts.find((part) => part.startsWith("T")) ?? ""),
    build: readBuild(parts.find((part) => part.startsWith("B")) ?? ""),
  };
}

function readTake(word: string): Take | null {
  const found = TAKE.exec(word);
  if (!found) return null;
  const additional = found[3] ? Number(found[3]) : null;
  return { piers: [Number(found[1]), Number(found[2])], additional, discards: found[4] ?? "" };
}

function readBuild(word: string): Build | null {
  const found = BUILD.exec(word);
  if (!found) return null;
  const [, laid = "", tile = "", brick = "", windows = "", discount, source, target, paid, coats = ""] =
    found;
  return {
    tile,
    laid: readLaid(laid),
    word: laid,
    brick,
    spaces: [brick, ...(windows.match(/[a-z]\d/g) ?? [])],
    discount: discount !== undefined,
    change: source && target ? [source, target] : null,
    paid: paid === "0" ? "" : (paid ?? ""),
    coats: [...coats.matchAll(COAT)].map(readCoat),
  };
}

export function readCoat(found: RegExpMatchArray): Coat {
  if (found[1]) return { use: "special", space: found[1] };
  if (found[2]) return { use: "ability", ability: found[2] };
  return { use: found[3] ? "reactivate" : "lapsed" };
}

/** All tiles that a turn laid, as they stand in a house. */
export function laidIn(turn: Turn): string[] {
  if (!turn.build) return [];
  const white = turn.build.coats.flatMap((coat) => (coat.use === "special" ? [`*${coat.space}`] : []));
  return [turn.build.word, ...white];
}
