import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { qrCode } from "../src/lobby/qr_code.ts";

interface Known {
  text: string;
  rows: string[];
}
// Codes that were read back by another program's decoder.
const known: Known[] = JSON.parse(readFileSync(new URL("qr_codes.json", import.meta.url), "utf8"));

test.each(known)("the code of $text is one that decoders read", ({ text, rows }) => {
  expect(qrCode(text).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))).toEqual(rows);
});

test("a text that is too long is refused", () => {
  expect(() => qrCode("x".repeat(300))).toThrow(RangeError);
});
