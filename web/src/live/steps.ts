// Steps of a turn that is being composed, in words.
import { inOrder } from "../board/spaces.ts";
import { t } from "../texts/texts.svelte.ts";
import { cardNames, colourName, tellCoat, tileName } from "./telling.ts";
import type { CoatUse, HouseView } from "./types.ts";

interface TurnSoFar {
  /** The cards that lay at the piers when the turn began. */
  piers: (string | null)[];
  /** One's own house, hand and abilities before the steps, and after them. */
  from: HouseView;
  to: HouseView;
  /** The cards that paid for the tile; none where that is still open. */
  paid: string | null;
}

/** What a row of steps does, clause by clause; which abilities it took shows in what became of them. */
export function tellSteps(steps: string[], turn: TurnSoFar): string {
  const used = (ability: string) => turn.from.abilities[ability] && !turn.to.abilities[ability];
  const clauses = steps.map((step) => tellStep(step, turn, Boolean(used("n"))));
  if (used("o")) clauses.unshift(t("told-both-actions"));
  const paying = steps.findLastIndex((step) => /@|=/.test(step));
  const { paid } = turn;
  if (paying >= 0 && paid !== null) {
    const told = paid ? t("told-paid", { cards: cardNames(paid) }) : t("told-paid-nothing");
    clauses.splice(clauses.length - steps.length + paying + 1, 0, told);
  }
  return clauses.filter((clause) => clause).join("; ");
}

const cardAt = ({ piers }: TurnSoFar, pier: string) => piers[Number(pier) - 1] ?? "";

/** One step as a clause; paying goes together with the tile. */
function tellStep(step: string, turn: TurnSoFar, anyCards: boolean): string {
  const [kind = "", one = "", two = "", three = ""] = step;
  switch (kind) {
    case "T": {
      const values = { cards: cardNames(cardAt(turn, one) + cardAt(turn, two)), first: one, second: two };
      return t(anyCards ? "told-took-any-cards" : "told-took", values);
    }
    case "+":
      return t("told-took-additional", { card: colourName(cardAt(turn, one)), pier: one });
    case "-":
      return t("told-put-down", { cards: cardNames(one) });
    case "%":
      return t("told-discount");
    case "(":
      return t("told-change", { source: colourName(one), target: colourName(three) });
    case "=":
      return "";
    case "*":
      return tellCoat(coatUse(one, two));
  }
  const [tile = "", place = ""] = step.split("@");
  const spaces = place.match(/[a-e]\d/g) ?? [];
  return t("told-built", { tile: tileName(tile), spaces: inOrder(spaces).join(" "), brick: spaces[0] ?? "" });
}

/** What a step such as `*c3`, `*+x` or `*~` uses a coat of arms for. */
function coatUse(one: string, two: string): CoatUse {
  if (one === "+") return { use: "ability", ability: two };
  return one === "~" ? { use: "reactivate" } : { use: "special", space: one + two };
}
