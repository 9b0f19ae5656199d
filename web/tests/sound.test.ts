import { expect, test } from "vitest";
import table from "../sounds/sounds.json";
import { type Sound, voice } from "../src/sound/sprite.ts";
import { cues, setSound } from "../src/sound/step_sounds.ts";

const names = Object.keys(table) as Sound[];
const LONG_AGO = Number.POSITIVE_INFINITY;
const decibels = (gain: number) => 20 * Math.log10(gain);
const middle = () => 0.5;
const often = names.filter((name) => table[name].group === "often");
const pitched = names.filter((name) => !["often", "answer"].includes(table[name].group));

test("no sound reaches into its neighbour in the file", () => {
  const parts = names.map((name) => voice(name, LONG_AGO)!).sort((one, other) => one.at - other.at);
  for (const [index, part] of parts.slice(1).entries())
    expect(part.at).toBeGreaterThan(parts[index]!.at + parts[index]!.length);
});

test("what is heard often, and what answers, differs a little each time", () => {
  for (const name of [...often, "no", "flip"] as Sound[]) {
    for (const drawn of [0, 0.25, 0.5, 0.999]) {
      const { rate, gain } = voice(name, LONG_AGO, false, () => drawn)!;
      expect(Math.abs(rate - 1)).toBeLessThanOrEqual(0.0301);
      expect(Math.abs(decibels(gain))).toBeLessThanOrEqual(1.001);
    }
    expect(voice(name, LONG_AGO, false, () => 0.1)).not.toEqual(voice(name, LONG_AGO, false, () => 0.9));
  }
});

test("what has a pitch stays in tune, and as loud as it is", () => {
  expect(pitched).toContain("window-5");
  for (const name of pitched)
    expect(voice(name, LONG_AGO, false, () => 0.9)).toMatchObject({ rate: 1, gain: 1 });
});

test("a rival's cards, tiles and points are softer by 6 dB, and the bell and the ends are not", () => {
  for (const name of ["card", "set-l", "row", "window-1"] as Sound[])
    expect(decibels(voice(name, LONG_AGO, true, middle)!.gain)).toBeCloseTo(-6);
  for (const name of ["no", "bell", "won", "lost"] as Sound[])
    expect(voice(name, LONG_AGO, true, middle)!.gain).toBe(1);
});

test("the second of two cards is softer", () => {
  expect(decibels(voice("card", 60, false, middle)!.gain)).toBeCloseTo(-4);
  expect(voice("card", 500, false, middle)!.gain).toBe(1);
  expect(voice("row", 60, false, middle)!.gain).toBe(1);
});

test("a knock comes at most once in 300 ms", () => {
  expect(voice("no", 299)).toBeNull();
  expect(voice("no", 300)).not.toBeNull();
});

test("the larger a tile, the lower it falls", () => {
  expect([1, 2, 3, 4, 5].map(setSound)).toEqual(["set-s", "set-s", "set-m", "set-l", "set-l"]);
});

test("every step sounds like what it does", () => {
  const heard = (step: string) => cues([], [step]).map(({ sound, delay }) => `${sound} ${delay}`);
  expect(heard("T34")).toEqual(["card 0", "card 60"]);
  expect(heard("+1")).toEqual(["card 0"]);
  expect(heard("-g")).toEqual(["card 0"]);
  expect(heard("r2@a1:b1")).toEqual(["set-s 0"]);
  expect(heard("r3@a1:a2b2")).toEqual(["set-m 0"]);
  expect(heard("p5@a1:b1c1d1e1")).toEqual(["set-l 0"]);
  expect(heard("*c3")).toEqual(["set-s 0"]);
  expect(heard("*+d")).toEqual(["flip 0"]);
  expect(heard("*~")).toEqual(["flip 0"]);
  expect(heard("(b>g)")).toEqual(["flip 0"]);
  expect(heard("=2")).toEqual([]);
});

test("only what is new is heard, and several steps one after the other", () => {
  expect(cues(["%"], ["%", "r2@a1:b1"])).toEqual([{ sound: "set-s", delay: 0 }]);
  expect(cues(["T12"], ["%", "r2@a1:b1"]).map(({ sound }) => sound)).toEqual(["flip", "set-s"]);
  const [, , third] = cues([], ["T34", "r2@a1:b1"]);
  expect(third).toEqual({ sound: "set-s", delay: 220 });
  expect(cues(["T34"], ["T34"])).toEqual([]);
});

test("a tile that is taken back is lifted, and cards go back without a sound", () => {
  expect(cues(["%", "r2@a1:b1", "=1"], ["%"])).toEqual([{ sound: "lift", delay: 0 }]);
  expect(cues(["r2@a1:b1", "*c3"], ["r2@a1:b1"])).toEqual([{ sound: "lift", delay: 0 }]);
  expect(cues(["T34"], [])).toEqual([]);
});
