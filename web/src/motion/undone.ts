// A table as it was before a turn, or in the midst of it: what the turn did, taken back as it was told. It is only looked
// at, never played on.
import { COLOURS } from "../board/pieces.ts";
import type { HandView } from "../live/hands.ts";
import type { GameView, HouseView, TurnPlayed } from "../live/types.ts";

/** The parts of a turn in the order in which they are shown. */
export const PARTS = ["took", "built", "earned", "filled"] as const;
export type Part = (typeof PARTS)[number];

type Counts = HandView["known"];

/** The table before a part of the turn that led to `view`, and all that came after that part. */
export function undone(view: GameView, played: TurnPlayed, part: Part = "took"): GameView {
  const from = PARTS.indexOf(part);
  const is = (one: Part) => from <= PARTS.indexOf(one);
  const { take, build, coats } = played.actions;
  const changed = { ...view, piers: [...view.piers], turns: played.turn - 1, toMove: played.seat };
  if (is("filled")) for (const [pier] of played.refilled) changed.piers[pier - 1] = null;
  if (is("filled") && !played.reshuffled) changed.deckLeft += played.refilled.length;
  if (is("built") && build) {
    changed.supply = { ...view.supply, [build.tile]: (view.supply[build.tile] ?? 0) + 1 };
    changed.specials += coats.filter(({ use }) => use === "special").length;
  }
  if (is("took") && take)
    for (const [index, pier] of take.piers.entries()) changed.piers[pier - 1] = take.cards[index]!;
  changed.seats = view.seats.map((house, seat) =>
    seat === played.seat ? houseBefore(house, played, is) : house,
  );
  return changed;
}

function houseBefore(
  house: HouseView,
  { actions, lines }: TurnPlayed,
  is: (one: Part) => boolean,
): HouseView {
  const { take, build, coats, abilities, laid } = actions;
  const before = { ...house, abilities: { ...house.abilities } };
  if (is("earned")) {
    before.points -= lines.reduce((sum, line) => sum + line.points, 0);
    for (const coat of coats) if (coat.use === "ability") delete before.abilities[coat.ability];
  }
  if (is("built")) {
    before.house = house.house.filter((word) => !laid.includes(word));
    before.hand = added(before.hand, build?.paid ?? "");
  }
  if (is("took")) {
    for (const ability of abilities) before.abilities[ability] = true;
    if (take) before.hand = without(added(before.hand, take.discards), take.cards);
  }
  return before;
}

const countOf = (cards: string) =>
  COLOURS.map((colour) => [...cards].filter((card) => card === colour).length);

function added(hand: HandView, cards: string): HandView {
  const more = countOf(cards);
  return { ...hand, known: hand.known.map((count, index) => count + more[index]!) as Counts };
}

/** Cards that are not known to be there are among the unknown ones. */
function without(hand: HandView, cards: string): HandView {
  const less = countOf(cards);
  const missing = hand.known.map((count, index) => Math.max(0, less[index]! - count));
  return {
    ...hand,
    known: hand.known.map((count, index) => Math.max(0, count - less[index]!)) as Counts,
    unknown: Math.max(0, hand.unknown - missing.reduce((sum, count) => sum + count, 0)),
  };
}
