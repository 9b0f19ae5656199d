import { beforeAll, expect, test, vi } from "vitest";
import { adviseTurn, tellBriefly, tellTurn } from "../src/live/telling.ts";
import type { AdviceInfo, TurnPlayed } from "../src/live/types.ts";
import { LANGUAGES, type Language, speak } from "../src/texts/texts.svelte.ts";

const WORD = "T26+1-gg&Br3@a1:a2b2%(b>r)=rb*c3*+x*~*-";
const PIERS = [..."rygbpry"];

const advice = (word: string, abilities: string): AdviceInfo => ({
  word,
  abilities,
  steps: [],
  chances: [],
  reasons: [],
});
const played = (word: string, took: string, abilities: string) =>
  ({ word, took, abilities, lines: [{ line: "2", points: 2 }] }) as unknown as TurnPlayed;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("an advised turn is told in short first, and then all the rest of it", () => {
  const { main, rest } = adviseTurn(advice(WORD, "nxdho"), PIERS);
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
  expect(adviseTurn(advice("T34", ""), PIERS)).toEqual({
    main: "take green and blue from piers 3 and 4",
    rest: "",
  });
});

test("which abilities were used is what the server says, and nothing else", () => {
  expect(tellTurn("Bo", played("T26", "yr", "n"))).toContain("used “any cards”");
  expect(tellTurn("Bo", played("T26", "yr", ""))).not.toContain("used");
  expect(tellTurn("Bo", played("T34&Br2@a1:b1=rr", "gb", "o"))).toContain("used “both actions”");
});

test("cards are told in the order of the piers, and a turn in few words", () => {
  expect(tellBriefly(played("T26", "yr", "n"))).toBe("took yellow and red · +2");
  expect(tellBriefly(played("Br2@a1:b1=rr*~", "", ""))).toBe("built red 2 · a coat of arms · +2");
});

test.each(Object.keys(LANGUAGES))("every part of a turn has its words: %s", async (language) => {
  await speak(language as Language);
  const { main, rest } = adviseTurn(advice(WORD, "nxdho"), PIERS);
  const told = tellTurn("Bo", played(WORD, "yrr", "nxdho"));
  expect(`${main} ${rest} ${told}`).not.toMatch(/told-|advice-/);
  expect(main.split(" · ")).toHaveLength(3);
  expect(rest.split(" · ")).toHaveLength(9);
});
