// A table as it was before a turn, or in the midst of it: what the turn did, taken back as it was told. It is only looked
// at, never played on.
import { COLOURS } from "../board/pieces.ts";
import type { HandView } from "../live/hands.ts";
import { laidIn, readTurn, type Turn } from "../live/turn_word.ts";
import type { GameView, HouseView, TurnPlayed } from "../live/types.ts";

/** The parts of a turn in the order in which they are shown. */
export const PARTS = ["took", "built", "earned", "filled"] as const;
export type Part = (typeof PARTS)[number];

type Counts = HandView["known"];

/** The table before a part of the turn that led to `view`, and all that came after that part. */
export function undone(view: GameView, played: TurnPlayed, part: Part = "took"): GameView {
  const from = PARTS.indexOf(part);
  const is = (one: Part) => from <= PARTS.indexOf(one);
  const turn = readTurn(played.word);
  const changed = { ...view, piers: [...view.piers], turns: played.turn - 1, toMove: played.seat };
  if (is("filled")) for (const [pier] of played.refilled) changed.piers[pier - 1] = null;
  if (is("filled") && !played.reshuffled) changed.deckLeft += played.refilled.length;
  if (is("built") && turn.build) {
    const { tile, coats } = turn.build;
    changed.supply = { ...view.supply, [tile]: (view.supply[tile] ?? 0) + 1 };
    changed.specials += coats.filter(({ use }) => use === "special").length;
  }
  if (is("took"))
    for (const [index, pier] of taken(turn).entries()) changed.piers[pier - 1] = played.took[index] ?? null;
  changed.seats = view.seats.map((house, seat) =>
    seat === played.seat ? houseBefore(house, played, turn, is) : house,
  );
  return changed;
}

/** The piers from which a turn took cards. */
export function taken({ take }: Turn): number[] {
  return take ? [...take.piers, ...(take.additional ? [take.additional] : [])] : [];
}

function houseBefore(
  house: HouseView,
  played: TurnPlayed,
  turn: Turn,
  is: (one: Part) => boolean,
): HouseView {
  const before = { ...house, abilities: { ...house.abilities } };
  if (is("earned")) {
    before.points -= played.lines.reduce((sum, line) => sum + line.points, 0);
    for (const coat of turn.build?.coats ?? [])
      if (coat.use === "ability") delete before.abilities[coat.ability];
  }
  if (is("built")) {
    const laid = laidIn(turn);
    before.house = house.house.filter((word) => !laid.includes(word));
    before.hand = added(before.hand, turn.build?.paid ?? "");
  }
  if (is("took")) {
    for (const ability of played.abilities) before.abilities[ability] = true;
    before.hand = without(added(before.hand, turn.take?.discards ?? ""), played.took);
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
