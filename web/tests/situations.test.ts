import { describe, expect, test } from "vitest";
import { type Seen, situations } from "../src/learn/situations.ts";
import type { Choices, GameView, PlacementChoice, TurnPlayed } from "../src/live/types.ts";

const why = { code: "ability-not-owned", values: {}, message: "" };
const CHOICES = {
  trial: false,
  begun: [],
  phase: "choose",
  placements: [],
  pairs: [{ step: "T12", cards: "ry", anyCards: false }],
  tooManyAfterTaking: 0,
  discount: { step: "%", ability: "d", whyNot: why },
  changes: [],
  coats: null,
  end: null,
} as unknown as Choices;
const VIEW = { endCardNear: false } as unknown as GameView;

const seen = (choices: Partial<Choices> = {}, more: Partial<Seen> = {}): Seen => ({
  choices: { ...CHOICES, ...choices },
  view: VIEW,
  others: [],
  ...more,
});
const names = (of: Seen) => situations(of).map(({ name }) => name);
const place = (tile: string, touching: boolean, wins = false) =>
  ({ tile, price: { touchesOwnColour: touching }, wins }) as unknown as PlacementChoice;

describe("in a first game there is a word", () => {
  test("to the first turn, and to nothing while others play or a turn is begun", () => {
    expect(names(seen())).toEqual(["first"]);
    expect(names(seen({ trial: true }))).toEqual([]);
    expect(names(seen({ begun: ["T12"], phase: "took" }))).toEqual([]);
  });
  test("to a tile that can be paid, and to one that is cheaper beside its colour", () => {
    const tips = situations(seen({ placements: [place("r2", false), place("y3", true)] }));
    expect(tips.map(({ name, at }) => [name, at])).toEqual([
      ["first", ".piers"],
      ["beside", '[data-tile="y3"]'],
      ["affordable", '[data-tile="r2"]'],
    ]);
  });
  test("to a hand that grows too large, an ability, a rival's line, the deck and its end", () => {
    const pairs = [{ step: "T17", cards: "rr", anyCards: true }];
    const others = [{ lines: [{ line: "1", points: 2 }] }] as unknown as TurnPlayed[];
    const view = { endCardNear: true, endCardInDeck: true } as unknown as GameView;
    expect(names(seen({ tooManyAfterTaking: 1, pairs }, { others, view }))).toEqual([
      "first",
      "rival",
      "deck",
      "hand",
      "ability",
      "line",
    ]);
  });
  test("to a coat of arms and to a turn that wins, whatever was said before", () => {
    const coats = { open: 1 } as unknown as Choices["coats"];
    const won = { wins: true } as unknown as Choices["end"];
    for (const choices of [{ coats }, { end: won }, { placements: [place("r2", false, true)] }])
      expect(situations(seen(choices))[0]?.pressing).toBe(true);
  });
});
