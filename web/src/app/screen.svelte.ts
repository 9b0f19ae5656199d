// The kinds of screens, each with a table of its own; the one place that knows where one ends and the next begins.

/** Tried in this order; sizes are in the browser's own rem, so that its zoom counts. */
const KINDS = {
  /** Upright: a phone, or a tablet held so. */
  phone: "(max-aspect-ratio: 1/1)",
  /** A phone on its side, a small window, or a laptop at 200 %. */
  lying: "(max-width: 74.99rem), (max-height: 36.99rem)",
  /** A laptop with little height. */
  low: "(max-height: 52.49rem)",
  high: "all",
};
export type ScreenKind = keyof typeof KINDS;

const queries = Object.entries(KINDS).map(
  ([kind, query]) => [kind as ScreenKind, matchMedia(query)] as const,
);
const now = () => queries.find(([, query]) => query.matches)?.[0] ?? "high";
let kind = $state<ScreenKind>(now());
for (const [, query] of queries) query.addEventListener("change", () => (kind = now()));

export function screenKind(): ScreenKind {
  return kind;
}

/** Where there is no room for the house's own sign, nor for a button beside the tile in hand. */
export function isSmallScreen(): boolean {
  return kind === "phone" || kind === "lying";
}
