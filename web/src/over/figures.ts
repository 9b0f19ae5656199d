// All figures of a game, in groups.
import { ABILITIES, ABILITY_NAMES } from "../board/pieces.ts";
import { abilityName } from "../live/telling.ts";
import type { SeatStatisticsInfo, Statistics } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import { sum } from "./highlights.ts";

export interface Figure {
  label: string;
  /** For each seat how much it is, and how it is written. */
  values: { count: number; text: string }[];
}
export interface Group {
  title: string;
  figures: Figure[];
}

type Count = (seat: SeatStatisticsInfo) => number;
const coats =
  (use: string): Count =>
  (seat) =>
    seat.coats[use] ?? 0;
const GROUPS: [string, [string, Count, Count?][]][] = [
  [
    "over-group-points",
    [
      ["figure-points", (seat) => seat.points],
      ["figure-rows", (seat) => seat.rowPoints, (seat) => seat.rows],
      ["figure-columns", (seat) => seat.columnPoints, (seat) => seat.columns],
      ["figure-window-lines", (seat) => seat.windowRows + seat.windowColumns],
    ],
  ],
  [
    "over-group-cards",
    [
      ["figure-cards-drawn", (seat) => seat.cardsDrawn],
      ["figure-cards-paid", (seat) => seat.cardsPaid],
      ["figure-cards-put-down", (seat) => seat.cardsDiscarded],
      ["figure-turns", (seat) => seat.turns],
    ],
  ],
  [
    "over-group-tiles",
    [
      ["figure-tiles", (seat) => sum(seat.tiles)],
      ["figure-white-tiles", coats("special")],
      ["figure-spaces", (seat) => seat.spacesCovered],
      ["figure-empty", (seat) => seat.emptySpaces],
    ],
  ],
  [
    "over-group-coats",
    [
      ["figure-coats", (seat) => sum(seat.coats)],
      ["figure-coats-ability", coats("ability")],
      ["figure-coats-reactivate", coats("reactivate")],
      ["figure-coats-lapsed", coats("lapsed")],
    ],
  ],
];

export function groupsOf({ seats }: Statistics): Group[] {
  const figure = (label: string, count: Count, beside?: Count): Figure => ({
    label,
    values: seats.map((seat) => ({
      count: count(seat),
      text: beside ? `${count(seat)} (${beside(seat)})` : String(count(seat)),
    })),
  });
  const groups = GROUPS.map(([title, figures]) => ({
    title: t(title),
    figures: figures.map(([key, count, beside]) => figure(t(key), count, beside)),
  }));
  const abilities = ABILITIES.map((ability) =>
    figure(abilityName(ability), (seat) => seat.abilities[ABILITY_NAMES[ability]!] ?? 0),
  );
  return [...groups, { title: t("over-group-abilities"), figures: abilities }];
}
