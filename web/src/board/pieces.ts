// Made by `npm run types` from the server's description; not written by hand.
export type ColourLetter = "r" | "y" | "g" | "b" | "p";
export const ABILITIES = ["n","x","d","h","o"];
export const ABILITY_NAMES: Record<string, string> = {
  d: "construction-discount",
  h: "change-of-colours",
  n: "any-cards",
  o: "both-actions",
  x: "additional-card",
};
export const COAT_ROWS = [2,4,6];
export const COAT_SPACES = ["c3","e5","b7","d9"];
export const COLOURS: ColourLetter[] = ["r","y","g","b","p"];
export const COLOUR_NAMES: Record<ColourLetter, string> = {
  b: "blue",
  g: "green",
  p: "purple",
  r: "red",
  y: "yellow",
};
export const COLUMNS = 5;
export const COLUMN_LETTERS = "abcde";
export const HAND_LIMIT = 7;
export const LAST_CARDS = 10;
export const MAX_PLAYERS = 4;
export const MIN_PLAYERS = 2;
export const PIERS = 7;
export const POINTS_TO_WIN = 12;
export const ROWS = 9;
export const SIZES = [2,3,4,5];
export const TILE_PICTURES: Record<string, string[]> = {
  b2: ["BW"],
  b3: ["WW","B."],
  b4: ["..W","BWW"],
  b5: ["..W","BWW","..W"],
  g2: ["BW"],
  g3: ["BWW"],
  g4: ["WWW",".B."],
  g5: [".W.","BWW",".W."],
  p2: ["BW"],
  p3: ["BWW"],
  p4: ["BWWW"],
  p5: ["BWWWW"],
  r2: ["BW"],
  r3: ["WW","B."],
  r4: ["WW","BW"],
  r5: [".WW","BWW"],
  y2: ["BW"],
  y3: ["WW","B."],
  y4: [".WW","WB."],
  y5: ["W..","WWW","..B"],
};
