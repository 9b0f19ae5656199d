// Steps of a turn that is being composed, in words.
import { inOrder } from "../board/spaces.ts";
import { COLOURS } from "../board/tiles.ts";
import { t } from "../texts/texts.svelte.ts";
import { cardNames, colourName, tellCoat, tileName } from "./telling.ts";
import { COAT, readCoat } from "./turn_word.ts";
import type { HouseView } from "./types.ts";

interface Course {
  /** The cards that lay at the piers when the turn began. */
  piers: (string | null)[];
  /** One's own house, hand and abilities before the steps, and after them. */
  from: HouseView;
  to: HouseView;
}

/** What a row of steps does, clause by clause; which abilities and cards it took shows in what became of them. */
export function tellSteps(steps: string[], course: Course): string {
  const used = (ability: string) => course.from.abilities[ability] && !course.to.abilities[ability];
  const clauses = steps.map((step) => tellStep(step, steps, course, Boolean(used("n"))));
  if (used("o")) clauses.unshift(t("told-both-actions"));
  return clauses.join("; ");
}

function tellStep(step: string, steps: string[], course: Course, anyCards: boolean): string {
  const card = (pier: string) => course.piers[Number(pier) - 1] ?? "";
  const [kind = "", one = "", two = "", three = ""] = step;
  switch (kind) {
    case "T": {
      const values = { cards: cardNames(card(one) + card(two)), first: one, second: two };
      return t(anyCards ? "told-took-any-cards" : "told-took", values);
    }
    case "+":
      return t("told-took-additional", { card: colourName(card(one)), pier: one });
    case "-":
      return t("told-put-down", { cards: cardNames(one) });
    case "%":
      return t("told-discount");
    case "(":
      return t("told-change", { source: colourName(one), target: colourName(three) });
    case "=": {
      const cards = paid(steps, course, card);
      return cards ? t("told-paid", { cards: cardNames(cards) }) : t("told-paid-nothing");
    }
    case "*":
      return [...step.matchAll(COAT)].map((found) => tellCoat(readCoat(found))).join("; ");
  }
  const [tile = "", place = ""] = step.split("@");
  const spaces = place.match(/[a-e]\d/g) ?? [];
  return t("told-built", { tile: tileName(tile), spaces: inOrder(spaces).join(" "), brick: spaces[0] ?? "" });
}

/** The cards that are missing in the hand, and were neither put down nor are still to be taken. */
function paid(steps: string[], { from, to }: Course, card: (pier: string) => string): string {
  const taken = steps
    .map((step) => (/^[T+]/.test(step) ? [...step.slice(1)].map(card).join("") : ""))
    .join("");
  const down = steps.map((step) => (step.startsWith("-") ? step.slice(1) : "")).join("");
  const count = (cards: string, colour: string) => [...cards].filter((one) => one === colour).length;
  return COLOURS.map((colour, index) => {
    const before = (from.hand.known[index] ?? 0) + count(taken, colour);
    const after = (to.hand.known[index] ?? 0) + count(down, colour);
    return colour.repeat(before - after);
  }).join("");
}
