import { describe, expect, test } from "vitest";
import {
  bricks,
  byValue,
  cellsAt,
  covering,
  dropped,
  firstPlace,
  flip,
  moved,
  nextBrick,
  shapeOf,
  shifted,
  snapped,
  stepFor,
  turn,
  wayTo,
} from "../src/board/placing.ts";
import { cellOf, spaceOf } from "../src/board/spaces.ts";
import type { PlacementChoice } from "../src/live/types.ts";

/** A place as the server would list it: brick first. */
function place(brick: string, windows: string, cards = 3): PlacementChoice {
  const price = { size: 3, touchesOwnColour: cards < 3, discount: false, cards };
  const spaces = windows.match(/../g) ?? [];
  return {
    step: `r3@${brick}:${windows}`,
    tile: "r3",
    brick,
    windows: spaces,
    price,
    payments: [],
    lines: [],
    coats: [],
    wins: false,
  };
}

const steps = (places: PlacementChoice[]) => places.map((one) => one.step);

// All twelve ways in which a red tile of size 3 can lie in the lower left corner of an empty house.
const CORNERS = ["a1b1a2", "a1b1b2", "a1a2b2", "b1a2b2"].flatMap((spaces) => {
  const [one, two, three] = spaces.match(/../g)!;
  return [place(one!, `${two}${three}`), place(two!, `${one}${three}`), place(three!, `${one}${two}`)];
});
const LINE = ["a1b1", "b1c1", "c1d1", "d1e1"].map((spaces) => place(spaces.slice(0, 2), spaces.slice(2)));

describe("the first place of a tile", () => {
  test("is the cheapest, and among those the lowest", () => {
    expect(firstPlace([place("a1", "b1"), place("c5", "d5", 2), place("c2", "d2", 2)])?.brick).toBe("c2");
  });
  test("is nowhere when nothing is listed", () => {
    expect(firstPlace([])).toBeNull();
  });
});

describe("turning and flipping", () => {
  test("four quarter turns lead back to the first place", () => {
    let now = CORNERS[0]!;
    const seen = new Set<string>();
    for (let quarter = 0; quarter < 4; quarter++) {
      seen.add(now.step);
      now = turn(CORNERS, now);
    }
    expect(seen.size).toBe(4);
    expect(now.step).toBe(CORNERS[0]!.step);
  });
  test("two flips lead back", () => {
    const once = flip(CORNERS, CORNERS[0]!);
    expect(once.step).not.toBe(CORNERS[0]!.step);
    expect(flip(CORNERS, once).step).toBe(CORNERS[0]!.step);
  });
  test("a turn that has no place is passed over", () => {
    const upright = place("b1", "b2");
    // A domino turned by a quarter would be upright with the brick above, which is not listed.
    expect(turn([LINE[0]!, upright], LINE[0]!).step).toBe(upright.step);
  });
  test("a tile with only one way to lie stays", () => {
    expect(turn([LINE[0]!], LINE[0]!)).toBe(LINE[0]);
  });
});

describe("the brick", () => {
  test("goes through every space of the same outline and comes back", () => {
    let now = CORNERS[0]!;
    const seen = [now.brick];
    for (let step = 0; step < 2; step++) {
      now = nextBrick(CORNERS, now);
      seen.push(now.brick);
    }
    expect(seen.sort()).toEqual(["a1", "a2", "b1"]);
    expect(nextBrick(CORNERS, now).step).toBe(CORNERS[0]!.step);
  });
  test("never leaves the outline", () => {
    for (const start of CORNERS) {
      const spaces = cellsAt(start).map(spaceOf).sort();
      for (const other of bricks(CORNERS, start)) expect(cellsAt(other).map(spaceOf).sort()).toEqual(spaces);
    }
  });
  test("stays where no other place is listed", () => {
    expect(nextBrick([LINE[0]!], LINE[0]!)).toBe(LINE[0]);
  });
});

describe("moving", () => {
  test("goes to the next place in the direction, turned as it is", () => {
    expect(moved(LINE, cellsAt(LINE[0]!), "right")?.step).toBe(LINE[1]!.step);
    expect(moved(LINE, cellsAt(LINE[3]!), "left")?.step).toBe(LINE[2]!.step);
  });
  test("finds no place past the last one", () => {
    expect(moved(LINE, cellsAt(LINE[3]!), "right")).toBeNull();
    expect(moved(LINE, cellsAt(LINE[0]!), "up")).toBeNull();
  });
  test("goes on by one space where no place is listed, and finds the way back", () => {
    const above = shifted(cellsAt(LINE[0]!), "up");
    expect(above.map(spaceOf)).toEqual(["a2", "b2"]);
    expect(moved(LINE, above, "up")).toBeNull();
    expect(moved(LINE, above, "down")?.step).toBe(LINE[0]!.step);
  });
  test("jumps over spaces where no place is listed", () => {
    expect(moved([LINE[0]!, LINE[3]!], cellsAt(LINE[0]!), "right")?.step).toBe(LINE[3]!.step);
  });
});

describe("dragging", () => {
  const shape = shapeOf(cellsAt(LINE[0]!));
  test("snaps to the nearest listed place", () => {
    expect(snapped(LINE, shape, { x: 2.3, y: 0.4 })?.step).toBe(LINE[2]!.step);
  });
  test("snaps to nothing far away", () => {
    expect(snapped(LINE, shape, { x: 2, y: 5 })).toBeNull();
  });
  test("says what would be covered, and which step that would be", () => {
    const cells = dropped(shape, { x: 2.5, y: 5 });
    expect(cells.map(spaceOf)).toEqual(["c6", "d6"]);
    expect(stepFor("r2", cells)).toBe("r2@c6:d6");
  });
  test("knows no step outside the house", () => {
    expect(stepFor("r2", dropped(shape, { x: 9, y: 0 }))).toBeNull();
  });
  test("writes windows row by row from the left", () => {
    expect(stepFor("r3", [cellOf("b2"), cellOf("c3"), cellOf("c2")])).toBe("r3@b2:c2c3");
  });
});

test("a tapped space is covered, turned as it is where possible", () => {
  expect(covering(LINE, LINE[0]!, "d1")?.step).toBe(LINE[2]!.step);
  expect(covering(LINE, LINE[0]!, "a9")).toBeNull();
  expect(steps([covering([...LINE, place("e2", "e1")], LINE[0]!, "e2")!])).toEqual(["r3@e2:e1"]);
});

describe("going through all places", () => {
  test("begins with those that bring most, and the cheaper of two that bring the same", () => {
    const scoring = { ...place("a1", "b1"), lines: [{ line: "1", points: 2 }] };
    const coated = { ...place("c3", "d3"), coats: ["c3"] };
    const winning = { ...place("e1", "e2"), wins: true };
    const cheap = place("a5", "b5", 2);
    const all = [place("d1", "e1"), cheap, coated, scoring, winning];
    expect(steps(byValue(all))).toEqual(steps([winning, scoring, coated, cheap, all[0]!]));
  });
});

describe("the way to another place", () => {
  const [corner] = CORNERS;
  test.each([
    ["stay", corner!, corner!],
    ["brick", place("a1", "b1a2"), place("b1", "a1a2")],
    ["move", place("a1", "b1a2"), place("c3", "d3c4")],
    ["move", place("a1", "b1a2"), place("d3", "c3c4")],
    ["turn", place("a1", "b1c1"), place("a1", "a2a3")],
    ["flip", place("a1", "b1c1b2b3"), place("e1", "a1c1")],
  ] as const)("is to %s", (way, now, wanted) => {
    expect(wayTo(now, wanted)).toBe(way);
  });
});
