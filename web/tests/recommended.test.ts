import { expect, test } from "vitest";
import type { OwnTable } from "../src/live/types.ts";
import { recommended } from "../src/lobby/recommended.ts";

const BOTS = ["level-1", "level-2", "level-3"];

function played(bot: string | null, won: boolean, changedAt = 1): OwnTable {
  const seats = [{ bot: null, kind: "person" }, bot ? { bot, kind: "bot" } : { bot: null, kind: "person" }];
  const table = { seats, changedAt, result: { winners: [won ? 0 : 1] } };
  return { table, seats: [0], yourTurn: false } as unknown as OwnTable;
}

test("whoever is new begins with the gentlest bot", () => {
  expect(recommended(BOTS, [])).toBe("level-1");
});

test("after a win the next stronger one suits, after a loss the same again", () => {
  expect(recommended(BOTS, [played("level-1", true)])).toBe("level-2");
  expect(recommended(BOTS, [played("level-2", false)])).toBe("level-2");
  expect(recommended(BOTS, [played("level-3", true)])).toBe("level-3");
});

test("only the last game counts, and games among people do not", () => {
  const tables = [played("level-1", false, 1), played("level-2", true, 2), played(null, true, 3)];
  expect(recommended(BOTS, tables)).toBe("level-3");
});
