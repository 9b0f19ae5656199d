// A turn taken back for the eyes only.
import { expect, test } from "vitest";
import type { GameView, TurnPlayed } from "../src/live/types.ts";
import { undone } from "../src/motion/undone.ts";

const house = (more: object) => ({
  abilities: { n: true },
  emptySpaces: 45,
  hand: { known: [0, 0, 0, 0, 0], certain: [0, 0, 0, 0, 0], unknown: 0 },
  house: [] as string[],
  points: 0,
  ...more,
});
const view = (more: object, seat: object) =>
  ({
    piers: ["r", "y", "g", "b", "p", "r", "y"],
    deckLeft: 30,
    supply: { y3: 1 },
    specials: 4,
    turns: 8,
    toMove: 0,
    seats: [house({}), house(seat)],
    ...more,
  }) as unknown as GameView;
const played = (actions: object, more: object = {}) =>
  ({
    turn: 8,
    seat: 1,
    actions: { take: null, build: null, coats: [], abilities: "", laid: [], ...actions },
    lines: [],
    refilled: [],
    reshuffled: false,
    ...more,
  }) as unknown as TurnPlayed;
const tookPurple = played(
  { take: { piers: [2, 3], cards: "pp", discards: "" } },
  {
    refilled: [
      [2, "y"],
      [3, "g"],
    ],
  },
);

test("cards that were taken lie at their piers again, and not in the hand", () => {
  const after = view({}, { hand: { known: [0, 0, 0, 0, 2], certain: [0, 0, 0, 0, 2], unknown: 1 } });
  const before = undone(after, tookPurple);
  expect(before.piers).toEqual(["r", "p", "p", "b", "p", "r", "y"]);
  expect(before.deckLeft).toBe(32);
  expect(before.seats[1]!.hand.known).toEqual([0, 0, 0, 0, 0]);
  expect([before.turns, before.toMove]).toEqual([7, 1]);
  expect(after.piers[1]).toBe("y");
});

test("between taking and filling the piers are empty", () => {
  expect(undone(view({}, {}), tookPurple, "filled").piers.slice(0, 4)).toEqual(["r", null, null, "b"]);
});

test("a tile goes back to the supply, its cards to the hand, and what it earned is not earned yet", () => {
  const turn = played(
    {
      build: { tile: "y3", paid: "yy" },
      coats: [
        { use: "ability", ability: "d" },
        { use: "special", space: "c3" },
      ],
      laid: ["y3@a1:a2b2", "*c3"],
    },
    { lines: [{ line: "1", points: 2 }] },
  );
  const after = view(
    {},
    { house: ["r2@c1:d1", "y3@a1:a2b2", "*c3"], points: 5, abilities: { n: true, d: true } },
  );
  const before = undone(after, turn);
  expect(before.seats[1]).toMatchObject({ house: ["r2@c1:d1"], points: 3, abilities: { n: true } });
  expect(before.seats[1]!.hand.known).toEqual([0, 2, 0, 0, 0]);
  expect([before.supply.y3, before.specials]).toEqual([2, 5]);
  const built = undone(after, turn, "earned").seats[1]!;
  expect(built.house).toHaveLength(3);
  expect(built.points).toBe(3);
});

test("cards nobody knew of come from among the unknown ones", () => {
  const after = view({}, { hand: { known: [1, 0, 0, 0, 0], certain: [1, 0, 0, 0, 0], unknown: 3 } });
  const turn = played({ take: { piers: [1, 2], cards: "ry", discards: "" } });
  const hand = undone(after, turn).seats[1]!.hand;
  expect([hand.known[0], hand.unknown]).toEqual([0, 2]);
});
