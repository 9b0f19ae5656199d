import { beforeAll, expect, test, vi } from "vitest";
import { tellSteps } from "../src/live/steps.ts";
import type { HouseView } from "../src/live/types.ts";
import { speak } from "../src/texts/texts.svelte.ts";

const house = { abilities: {} } as HouseView;
const told = (steps: string[], paid: string | null) =>
  tellSteps(steps, { piers: [..."rygbpry"], from: house, to: house, paid });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("what a tile was paid with is what the server says, and is told with the tile", () => {
  expect(told(["r2@a1:b1"], "rr")).toBe("built red 2 on a1 b1 with the brick on a1; paid 2 red");
  expect(told(["r2@a1:b1"], "")).toContain("paid nothing");
  expect(told(["r2@a1:b1"], null)).not.toContain("paid");
  expect(told(["*c3"], "rr")).not.toContain("paid");
});

test("every use of a coat of arms has its words", () => {
  expect(told(["*c3", "*+x", "*~"], "")).toBe(
    "coat of arms: laid a white tile on c3; coat of arms: gained “additional card”; coat of arms: turned all abilities active",
  );
});
