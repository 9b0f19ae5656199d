import { expect, test } from "vitest";
import type { OwnTable } from "../src/live/types.ts";
import { recommended } from "../src/lobby/recommended.ts";

const BOTS = ["cabin-girl", "deckhand", "fishwife", "carpenter", "mason"];

function played(bot: string | null, won: boolean, changedAt = 1): OwnTable {
  const seats = [{ bot: null, kind: "person" }, bot ? { bot, kind: "bot" } : { bot: null, kind: "person" }];
  const table = { seats, changedAt, result: { winners: [won ? 0 : 1] } };
  return { table, seats: [0], yourTurn: false } as unknown as OwnTable;
}

test("whoever is new begins with the gentlest bot", () => {
  expect(recommended(BOTS, [])).toBe("cabin-girl");
});

test("after two wins the next stronger one suits, after one win or a loss the same again", () => {
  expect(recommended(BOTS, [played("deckhand", true)])).toBe("deckhand");
  expect(recommended(BOTS, [played("deckhand", true, 1), played("deckhand", true, 2)])).toBe("fishwife");
  expect(recommended(BOTS, [played("deckhand", true, 1), played("deckhand", false, 2)])).toBe("deckhand");
  expect(recommended(BOTS, [played("deckhand", false, 1), played("deckhand", true, 2)])).toBe("deckhand");
  expect(recommended(BOTS, [played("mason", true, 1), played("mason", true, 2)])).toBe("mason");
});

test("the last game tells the level, and games at other levels or among people do not count", () => {
  const tables = [
    played("fishwife", true, 1),
    played("cabin-girl", false, 2),
    played("fishwife", true, 3),
    played(null, false, 4),
  ];
  expect(recommended(BOTS, tables)).toBe("carpenter");
});

test("games against a level by its former name count for the level it is now", () => {
  expect(recommended(BOTS, [played("level-1", true, 1), played("carpenter", true, 2)])).toBe("mason");
});
