// The way of what flies.
import { expect, test } from "vitest";
import { arc, flight, onClock } from "../src/motion/paths.ts";

test("an arc leads from one place to the other, above the straight way", () => {
  const way = arc({ x: 0, y: 100 }, { x: 200, y: 100, scale: 0.5 });
  expect(way[0]).toMatchObject({ x: 0, y: 100, scale: 1 });
  expect(way.at(-1)).toMatchObject({ x: 200, y: 100, scale: 0.5 });
  expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(90);
});

test("on the clock of the whole move a thing is seen only in its own time", () => {
  const frames = onClock(flight(arc({ x: 0, y: 0 }, { x: 9, y: 0 })), 100, 200, 400);
  const offsets = frames.map(({ offset }) => offset as number);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  const seen = frames.filter(({ opacity }) => opacity !== 0).map(({ offset }) => offset);
  expect([seen[0], seen.at(-1)]).toEqual([0.25, 0.75]);
});

test("what takes the whole time needs no more frames", () => {
  expect(onClock([{ opacity: 1 }, { opacity: 0 }], 0, 300, 300)).toHaveLength(2);
});
