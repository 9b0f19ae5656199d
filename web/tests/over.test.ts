import { beforeAll, expect, test, vi } from "vitest";
import type { TurnPlayed } from "../src/live/types.ts";
import { endingOf } from "../src/over/ending.ts";
import { bestTurn, closestMoment, pointsByTurn } from "../src/over/points_by_turn.ts";
import type { TableStore } from "../src/table/table.svelte.ts";
import { LANGUAGES, type Language, speak } from "../src/texts/texts.svelte.ts";

/** Turns of two or more in order, by the points that each brought. */
function played(seats: number, ...brought: number[]): TurnPlayed[] {
  const points = Array<number>(seats).fill(0);
  return brought.map((gain, turn) => {
    const seat = turn % seats;
    points[seat]! += gain;
    const lines = gain ? [{ line: "1", points: gain }] : [];
    return { kind: "turn", turn, seat, points: points[seat], lines } as unknown as TurnPlayed;
  });
}

interface Course {
  turns?: TurnPlayed[];
  points: number[];
  winners: number[];
  end?: "points" | "card" | "resigned";
  tied?: boolean;
  mine: number[];
  resigned?: number[];
}
const NAMES = ["Ana", "Bo", "Cem", "Dora"];

function ending({ turns = [], points, winners, end = "points", tied = false, mine, resigned = [] }: Course) {
  const seats = points.map((_, seat) => ({
    kind: "person",
    name: NAMES[seat],
    bot: null,
    standIn: false,
    resigned: resigned.includes(seat),
  }));
  const events = turns.map((what, number) => ({ at: number * 20, number, what }));
  return endingOf({
    table: { seats, result: { points, winners, end, tied } },
    view: { seats: points.map((some) => ({ points: some, emptySpaces: 45 - some })) },
    mine,
    you: mine.length === 1 ? mine[0]! : null,
    turns,
    events,
  } as unknown as TableStore);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("the history of the points begins at nothing and follows every turn", () => {
  expect(pointsByTurn(played(2, 1, 0, 0, 2), 2)).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 2],
  ]);
});

test("the best turn is the one that brought most, and the later of two", () => {
  const turns = played(2, 2, 0, 2, 4, 1);
  expect(bestTurn(turns, 0)).toEqual({ turn: 3, points: 2, lines: ["1"] });
  expect(bestTurn(played(2, 0, 3), 0)).toBeNull();
});

test.each([
  ["ahead for the last time", [2, 1, 0, 2, 0, 9], { turn: 3, mine: 2, best: 1 }],
  ["level, where never ahead", [0, 2, 2, 2, 0, 8], { turn: 3, mine: 2, best: 2 }],
  ["behind, by the least", [0, 2, 1, 2, 0, 8], { turn: 3, mine: 1, best: 2 }],
  ["nothing, where it was never close", [0, 4, 0, 4, 0, 4], null],
  ["nothing before somebody has points", [0, 0, 0, 12], null],
])("the closest moment: %s", (_, brought, moment) => {
  expect(closestMoment(pointsByTurn(played(2, ...brought), 2), 0)).toEqual(moment);
});

test("a win says by how much", () => {
  const { title, won, comfort, order } = ending({ points: [12, 9], winners: [0], mine: [0] });
  expect([title, won, comfort, order]).toEqual(["You win, 12 to 9", true, [], [0, 1]]);
});

test("a loss has a warm word and the closest moment", () => {
  const turns = played(2, 2, 1, 0, 2, 0, 9);
  const { title, outcome, comfort, order } = ending({ turns, points: [2, 12], winners: [1], mine: [0] });
  expect(title).toBe("Bo wins, 12 to 2");
  expect(outcome).toBe("6 turns in 2 minutes.");
  expect(comfort).toEqual(["A fine house all the same.", "After turn 3 you were ahead, 2 to 1."]);
  expect(order).toEqual([0, 1]);
});

test("a loss that was never close remembers the best turn, and one without points says nothing of it", () => {
  const lost = { points: [1, 12], winners: [1], mine: [0] };
  const far = ending({ ...lost, turns: played(2, 0, 6, 1, 6) });
  expect(far.comfort[1]).toBe("Your best turn was turn 3, with one point.");
  expect(ending({ ...lost, points: [0, 12], turns: played(2, 0, 12) }).comfort).toHaveLength(1);
});

test("the end-of-game card, a tie and a shared victory are told as what they are", () => {
  const card = { end: "card", points: [8, 8, 5], mine: [0] } as const;
  const tied = ending({ ...card, points: [8, 8, 5], mine: [0], winners: [1], tied: true });
  expect(tied.title).toBe("Bo wins");
  expect(tied.outcome).toContain("Level on 8 points: the fewest empty spaces decide.");
  const shared = ending({ ...card, points: [8, 8, 5], mine: [2], winners: [0, 1] });
  expect(shared.title).toBe("A shared victory");
  expect(shared.outcome).toContain("Ana and Bo have 8 points each");
  expect(shared.order).toEqual([2, 0, 1]);
});

test("who gave up is told, without a word of blame", () => {
  const given = { end: "resigned", points: [3, 5], mine: [0] } as const;
  const won = ending({ ...given, points: [3, 5], mine: [0], winners: [0], resigned: [1] });
  expect([won.title, won.outcome]).toEqual(["You win!", "Bo gave up."]);
  const lost = ending({ ...given, points: [3, 5], mine: [0], winners: [1], resigned: [0] });
  expect([lost.title, lost.outcome]).toEqual(["Bo wins", "You gave up."]);
  expect(lost.comfort).toEqual(["There is always another evening."]);
});

test("somebody who watches sees the winner's house first, and so do people at one screen", () => {
  for (const mine of [[], [0, 1, 2]]) {
    const { order, title, won, comfort } = ending({ points: [4, 12, 9], winners: [1], mine });
    expect([order, title, won, comfort]).toEqual([[1, 2, 0], "Bo wins, 12 to 9", true, []]);
  }
});

test.each(Object.keys(LANGUAGES) as Language[])("every ending has words in %s", async (language) => {
  await speak(language);
  const turns = played(2, 2, 1, 0, 2, 0, 9);
  for (const end of ["points", "card", "resigned"] as const)
    for (const mine of [[0], [1], []]) {
      const told = ending({
        turns,
        points: [3, 12],
        winners: [1],
        mine,
        end,
        resigned: end === "resigned" ? [0] : [],
      });
      for (const text of [told.title, told.outcome, ...told.comfort])
        expect(text).not.toMatch(/over-|\{|\?\?/);
    }
  await speak("en");
});
