import { describe, expect, test } from "vitest";
import { type Box, covered, lineTo, placeBubble } from "../src/learn/placement.ts";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const LAPTOP = box(8, 8, 1350, 634);
const PHONE = box(8, 8, 374, 720);

/** Where a bubble of a size comes to stand. */
function placed(
  window: Box,
  size: { width: number; height: number },
  target: Box | null,
  keep: Box[] = [],
  spare: Box[] = [],
): Box {
  return { ...placeBubble({ window, size, target, keep, spare }), ...size };
}

const within = (one: Box, other: Box) =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

describe("a bubble", () => {
  const size = { width: 560, height: 140 };
  const targets = [
    box(10, 10, 80, 120),
    box(1260, 10, 90, 120),
    box(10, 560, 90, 80),
    box(1200, 600, 150, 40),
    box(600, 300, 90, 90),
  ];

  test.each(targets)("is inside the window, near its target and not on it: %o", (target) => {
    const at = placed(LAPTOP, size, target);
    expect(within(at, LAPTOP)).toBe(true);
    expect(covered(at, target)).toBe(0);
    const near = {
      x: target.x - 60,
      y: target.y - 60,
      width: target.width + 120,
      height: target.height + 120,
    };
    expect(covered(at, near)).toBeGreaterThan(0);
  });

  test("covers nothing that is to be kept in sight, though it would be nearer there", () => {
    const target = box(420, 60, 80, 120);
    const piers = box(400, 50, 620, 240);
    const at = placed(LAPTOP, size, target, [piers]);
    expect(covered(at, piers)).toBe(0);
    expect(covered(placed(LAPTOP, size, target), piers)).toBeGreaterThan(0);
  });

  test("spares what is better seen, but rather covers it than what it speaks of", () => {
    const small = { width: 360, height: 80 };
    const target = box(100, 570, 50, 90);
    const house = box(0, 60, 390, 480);
    const at = placed(PHONE, small, target, [box(0, 560, 390, 110)], [house]);
    expect(covered(at, target)).toBe(0);
    expect(within(at, PHONE)).toBe(true);
  });

  test("stays at the corner where it is larger than the window", () => {
    expect(placeBubble({ window: PHONE, size: { width: 500, height: 900 }, target: null })).toEqual({
      x: 8,
      y: 8,
    });
  });

  test("stands low in the middle where it speaks of nothing on the table", () => {
    const at = placed(LAPTOP, size, null);
    expect(Math.abs(at.x + at.width / 2 - 683)).toBeLessThan(10);
    expect(at.y + at.height).toBe(642);
  });
});

describe("the line", () => {
  test("ends at the edge of the target", () => {
    const [, x, y] = lineTo({ x: 500, y: 600 }, box(450, 100, 100, 100)).match(/ (-?\d+) (-?\d+)$/)!;
    expect([Number(x), Number(y)]).toEqual([500, 200]);
  });
});
