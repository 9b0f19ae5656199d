import { expect, test } from "vitest";
import { qrCode } from "../src/lobby/qr_code.ts";
import known from "./qr_codes.json";

// Codes that were read back by another program's decoder.

test.each(known)("the code of $text is one that decoders read", ({ text, rows }) => {
  expect(qrCode(text).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))).toEqual(rows);
});

test("a text that is too long is refused", () => {
  expect(() => qrCode("x".repeat(300))).toThrow(RangeError);
});
