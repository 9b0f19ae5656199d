import { beforeAll, expect, test, vi } from "vitest";
import { faceOf, levelOf } from "../src/live/faces.ts";
import {
  adviseTurn,
  botName,
  saying,
  seatName,
  seatTitle,
  tellEvent,
  tellTurn,
} from "../src/live/telling.ts";
import type { Actions, AdviceInfo, Event, TableInfo, TurnPlayed } from "../src/live/types.ts";
import { LANGUAGES, type Language, speak } from "../src/texts/texts.svelte.ts";

const LEVELS = [
  "cabin-girl",
  "deckhand",
  "fishwife",
  "carpenter",
  "mason",
  "architect",
  "harbour-master",
  "lighthouse-keeper",
];
const taking = (piers: number[], cards: string, more = {}) => ({
  piers,
  cards,
  additional: null,
  discards: "",
  ...more,
});
const actions = (more: Partial<Actions>): Actions => ({
  take: null,
  build: null,
  coats: [],
  abilities: "",
  laid: [],
  ...more,
});
const EVERYTHING = actions({
  take: taking([2, 6, 1], "yrr", { additional: 1, discards: "gg" }),
  build: { tile: "r3", brick: "a1", windows: ["a2", "b2"], discount: true, change: ["b", "r"], paid: "rb" },
  coats: [
    { use: "special", space: "c3" },
    { use: "ability", ability: "x" },
    { use: "reactivate" },
    { use: "lapsed" },
  ],
  abilities: "nxdho",
});

const advice = (does: Actions) => ({ actions: does }) as AdviceInfo;
const played = (did: Actions) => ({ actions: did, lines: [{ line: "2", points: 2 }] }) as TurnPlayed;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("an advised turn is told in short first, and then all the rest of it", () => {
  const { main, rest } = adviseTurn(advice(EVERYTHING));
  expect(main).toBe(
    "use “any cards” and take yellow and red from piers 2 and 6 · " +
      "use “additional card” and take red from pier 1 · build red 3 on a1 a2 b2, brick on a1",
  );
  expect(rest).toBe(
    "put down 2 green · use “both actions” · use “construction discount” · " +
      "use “change of colours” to count blue as red · pay red and blue · " +
      "coat of arms: lay a white tile on c3 · coat of arms: take “additional card” · " +
      "coat of arms: turn all abilities active · coat of arms: nothing to use it for",
  );
});

test("a plain advice has nothing but its first line", () => {
  expect(adviseTurn(advice(actions({ take: taking([3, 4], "gb") })))).toEqual({
    main: "take green and blue from piers 3 and 4",
    rest: "",
  });
});

test("which abilities were used is what the server says, and nothing else", () => {
  const take = taking([2, 6], "yr");
  expect(tellTurn("Bo", played(actions({ take, abilities: "n" })))).toContain("used “any cards”");
  expect(tellTurn("Bo", played(actions({ take })))).not.toContain("used");
  expect(tellTurn("Bo", played(actions({ take, abilities: "o" })))).toContain("used “both actions”");
});

test("cards are told in the order of the piers", () => {
  const told = tellTurn("Bo", played(actions({ take: taking([2, 6], "yr") })));
  expect(told).toContain("took yellow and red from piers 2 and 6");
});

const seats = (...bots: (string | null)[]) =>
  ({
    seats: bots.map((bot) => ({ kind: bot ? "bot" : "person", name: bot ?? "Bo", bot })),
  }) as unknown as TableInfo;

test("bots have names of their own, and two of one kind differ", () => {
  const table = seats("mason", null, "mason", "deckhand");
  const names = [0, 1, 2, 3].map((seat) => seatName(table, seat));
  expect(names).toEqual(["Otto", "Bo", "Aksel", "Emil"]);
  expect([0, 1].map((seat) => seatTitle(table, seat))).toEqual(["Otto, Mason", "Bo"]);
});

test("all at a table differ, whatever sits there", () => {
  const kinds = [...LEVELS, "level-1", "level-5", "greedy", "random"];
  for (const one of kinds)
    for (const other of kinds) {
      const table = seats(one, other, one, other);
      expect(new Set(table.seats.map((_, seat) => seatName(table, seat))).size).toBe(4);
    }
});

test("a bot that sits down is called by its name, a person by the name of then", () => {
  const sits = (seat: number, name: string, bot: string | null) =>
    ({ number: 1, at: 0, what: { kind: "seat-taken", seat, name, bot } }) as Event;
  const table = seats("carpenter", null);
  expect(tellEvent(sits(0, "carpenter", "carpenter"), table)).toBe("Ida sits down.");
  expect(tellEvent(sits(1, "Wim", null), table)).toBe("Wim sits down.");
});

test("every bot has a face, and people have none", () => {
  expect([null, "greedy"].map(faceOf)).toEqual([null, "cabin"]);
  expect(new Set(LEVELS.map(faceOf)).size).toBe(LEVELS.length);
});

test("a level is called and looks like the one that plays as it did when there were five", () => {
  expect(["level-1", "level-5"].map(botName)).toEqual(["Carpenter", "Lighthouse Keeper"]);
  expect(["level-1", "level-4"].map(faceOf)).toEqual(["carpenter", "harbour"]);
  expect(saying("level-3", "lost")).toBe(saying("architect", "lost"));
  expect(["level-0", "level-6", "greedy"].map(levelOf)).toEqual(["level-0", "level-6", "greedy"]);
});

test.each(Object.keys(LANGUAGES))("every level has its own short way to say things: %s", async (language) => {
  await speak(language as Language);
  const moments = ["greeting", "scored", "won", "lost"] as const;
  const said = LEVELS.flatMap((level) => moments.map((moment) => saying(level, moment)));
  expect(new Set(said).size).toBe(LEVELS.length * moments.length);
  for (const words of said) expect(words.split(/[\s\u00a0]+(?=[\p{L}¡¿])/u).length).toBeLessThanOrEqual(6);
  expect(saying("greedy", "won")).toBe("");
  expect(saying(null, "won")).toBe("");
});

test.each(Object.keys(LANGUAGES))("every part of a turn has its words: %s", async (language) => {
  await speak(language as Language);
  const { main, rest } = adviseTurn(advice(EVERYTHING));
  const told = tellTurn("Bo", played(EVERYTHING));
  expect(`${main} ${rest} ${told}`).not.toMatch(/told-|advice-/);
  expect(main.split(" · ")).toHaveLength(3);
  expect(rest.split(" · ")).toHaveLength(9);
});
