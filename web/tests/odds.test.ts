import { describe, expect, it } from "vitest";
import { oddsOf, softBar, tellableLoss } from "../src/advice/odds.ts";
import type { AdviceInfo } from "../src/live/types.ts";

describe("a chance is told no finer than it is known", () => {
  it("in steps of five per cent where it is known well", () => {
    expect(oddsOf(0.637, 0.012)).toEqual({ how: "about", percent: 65 });
  });
  it("in larger steps where it is known less well", () => {
    expect(oddsOf(0.637, 0.04)).toEqual({ how: "about", percent: 60 });
    expect(oddsOf(0.98, 0.04)).toEqual({ how: "over", percent: 90 });
  });
  it("not at all where it is not known", () => {
    expect(oddsOf(0.637, 0.2)).toBeNull();
  });
  it("never as certain before the game is over", () => {
    expect(oddsOf(0.998, 0.001)).toEqual({ how: "over", percent: 95 });
    expect(oddsOf(0.002, 0.001)).toEqual({ how: "under", percent: 5 });
    expect(oddsOf(1, 0)).toEqual({ how: "exact", percent: 100 });
  });
});

describe("a loss", () => {
  it("is told only where it is clear, and large enough to matter", () => {
    expect(tellableLoss(0.163, true)).toBe(15);
    expect(tellableLoss(0.163, false)).toBe(0);
    expect(tellableLoss(0.02, true)).toBe(0);
  });
});

describe("the bar of chances", () => {
  const bar = (chances: number[], uncertainty: number[]) => softBar({ chances, uncertainty } as AdviceInfo);
  it("has hard borders where nothing is uncertain", () => {
    expect(bar([0.25, 0.75], [0, 0])).toBe(
      "linear-gradient(90deg, var(--seat0) 0.0%, var(--seat0) 25.0%, var(--seat1) 25.0%, var(--seat1) 100.0%)",
    );
  });
  it("has borders as soft as the chances are uncertain", () => {
    expect(bar([0.25, 0.75], [0.05, 0.05])).toBe(
      "linear-gradient(90deg, var(--seat0) 0.0%, var(--seat0) 20.0%, var(--seat1) 30.0%, var(--seat1) 100.0%)",
    );
  });
});
