import { beforeEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft } from "../src/table/draft.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const staged = { turn: 4, seat: 1, begun: ["%", "r3@a1:a2b2"], pending: null };

test("staged steps are found again at their own table only", () => {
  keepDraft("one", staged);
  expect(readDraft("one")).toEqual(staged);
  expect(readDraft("other").begun).toEqual([]);
});

test("a turn that was sent but not acknowledged is kept with its id", () => {
  const pending = { id: "12345678", seat: 1, turn: 4, word: "T34" };
  keepDraft("one", { ...staged, begun: [], pending });
  expect(readDraft("one").pending).toEqual(pending);
});

test("when nothing is staged any more nothing is kept", () => {
  keepDraft("one", staged);
  keepDraft("one", { ...staged, begun: [] });
  expect(readDraft("one").turn).toBe(0);
});

test("what cannot be read is as good as nothing", () => {
  sessionStorage.setItem("nyhavn-draft-one", "{");
  expect(readDraft("one").begun).toEqual([]);
});

test("a browser that keeps nothing still plays", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("forbidden");
    },
  });
  keepDraft("one", staged);
  expect(readDraft("one").begun).toEqual([]);
});
