import { expect, test } from "vitest";
import { readLaid } from "../src/board/tiles.ts";
import { laidIn, readTurn } from "../src/live/turn_word.ts";

test("taking is read with all its parts", () => {
  expect(readTurn("T26+1-gg").take).toEqual({ piers: [2, 6], additional: 1, discards: "gg" });
  expect(readTurn("T34")).toEqual({ take: { piers: [3, 4], additional: null, discards: "" }, build: null });
});

test("building is read with abilities, payment and coats of arms", () => {
  const { take, build } = readTurn("T34&Br3@a1:a2b2%(b>r)=rb*c3*+x*~*-");
  expect(take?.piers).toEqual([3, 4]);
  expect(build).toMatchObject({
    tile: "r3",
    brick: "a1",
    spaces: ["a1", "a2", "b2"],
    discount: true,
    change: ["b", "r"],
    paid: "rb",
  });
  expect(build?.coats).toEqual([
    { use: "special", space: "c3" },
    { use: "ability", ability: "x" },
    { use: "reactivate" },
    { use: "lapsed" },
  ]);
});

test("a price of nothing is no cards", () => {
  expect(readTurn("Br2@a1:b1%=0").build?.paid).toBe("");
});

test("the tiles of a turn are written as in a house", () => {
  expect(laidIn(readTurn("Br3@a1:a2b2=rrr*c3*+x"))).toEqual(["r3@a1:a2b2", "*c3"]);
  expect(laidIn(readTurn("T12"))).toEqual([]);
});

test("a white tile has no brick", () => {
  expect(readLaid("*c3")).toEqual({ colour: "w", brick: null, windows: [{ x: 2, y: 2 }] });
});
