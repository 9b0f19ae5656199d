// The three figures that tell most of a house: what set it apart from the others.
import { lineName } from "../live/telling.ts";
import type { SeatStatisticsInfo, TurnPlayed } from "../live/types.ts";
import { list, t } from "../texts/texts.svelte.ts";
import { bestTurn } from "./points_by_turn.ts";

export interface Highlight {
  value: string;
  label: string;
}

const SHOWN = 3;

export const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Counts of a house, those first that tell most where nothing sets one apart. */
const COUNTS: [string, (figures: SeatStatisticsInfo) => number][] = [
  ["over-figure-spaces", (figures) => figures.spacesCovered],
  ["over-figure-coats", (figures) => sum(figures.coats)],
  ["over-figure-windows", (figures) => figures.windowRows + figures.windowColumns],
  ["over-figure-abilities", (figures) => sum(figures.abilities)],
  ["over-figure-tiles", (figures) => sum(figures.tiles)],
];

export function highlightsOf(turns: TurnPlayed[], figures: SeatStatisticsInfo[], seat: number): Highlight[] {
  const own = figures[seat]!;
  const others = figures.filter((_, other) => other !== seat);
  const best = bestTurn(turns, seat);
  const apart = COUNTS.map(([key, count]) => {
    const usual = others.reduce((total, other) => total + count(other), 0) / others.length;
    return { key, count: count(own), by: (count(own) - usual) / Math.max(usual, 1) };
  });
  const told = apart
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.by - one.by)
    .map(({ key, count }) => ({ value: String(count), label: t(key, { count, cards: own.cardsPaid }) }));
  const brought = best && {
    value: `+${best.points}`,
    label: t("over-figure-best-turn", { lines: list(best.lines.map(lineName)) }),
  };
  // A turn with one point is like any other.
  const great = brought && best.points > 1;
  return [...(great ? [brought] : []), ...told, ...(brought && !great ? [brought] : [])].slice(0, SHOWN);
}
