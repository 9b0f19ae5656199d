// What is new for somebody who plays a first game, read from what the server lists: no rule is known here.
import type { Choices, GameView, TurnPlayed } from "../live/types.ts";
import { selectorOf, type Touch } from "./targets.ts";

/** A word about a situation: which, where on the table, and about what. */
export interface Tip {
  name: string;
  at: string;
  about: { tile?: string; ability?: string; turn?: TurnPlayed };
  /** It is said even where something was said in this turn. */
  pressing: boolean;
}

export interface Seen {
  choices: Choices;
  view: GameView;
  /** What the others played since one's own last turn. */
  others: TurnPlayed[];
}

const tip = (name: string, at: string, about: Tip["about"] = {}, pressing = false): Tip => ({
  name,
  at,
  about,
  pressing,
});
const thing = (touch: Touch, name = "") => selectorOf(touch, name);

/** Everything that could be said now, the most pressing first. */
export function situations(seen: Seen): Tip[] {
  const { choices } = seen;
  if (choices.trial) return [];
  if (choices.end?.wins) return [tip("win", thing("end"), {}, true)];
  if (choices.coats) return [tip("coat", ".coats", {}, true)];
  return choices.phase === "choose" && !choices.begun.length ? [...atTheStart(seen)] : [];
}

function* atTheStart({ choices, view, others }: Seen): Generator<Tip> {
  const { placements } = choices;
  const winning = placements.find((place) => place.wins);
  if (winning) yield tip("win", thing("tile", winning.tile), { tile: winning.tile }, true);
  yield tip("first", ".piers");
  const scored = others.find((turn) => turn.lines.length);
  if (scored) yield tip("rival", ".rival", { turn: scored });
  if (view.endCardNear) yield tip("deck", "[data-what='deck']");
  if (choices.tooManyAfterTaking > 0) yield tip("hand", thing("hand"));
  const beside = placements.find((place) => place.price.touchesOwnColour);
  if (beside) yield tip("beside", thing("tile", beside.tile), { tile: beside.tile });
  const affordable = placements[0]?.tile;
  if (affordable) yield tip("affordable", thing("tile", affordable), { tile: affordable });
  const ability = usable(choices);
  if (ability) yield tip("ability", `[data-ability="${ability}"]`, { ability });
  if (view.endCardInDeck) yield tip("line", "[data-what='deck']");
}

function usable({ discount, changes, pairs }: Choices): string | null {
  if (!discount.whyNot) return discount.ability;
  if (changes.length) return "h";
  return pairs.some((pair) => pair.anyCards) ? "n" : null;
}
