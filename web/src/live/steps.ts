// Steps of a turn that is being composed, in words.
import { COLOURS } from "../board/pieces.ts";
import { inOrder } from "../board/spaces.ts";
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
  /** The tile lies there, but which cards pay for it is still open. */
  unpaid: boolean;
}

/** What a row of steps does, clause by clause; which abilities and cards it took shows in what became of them. */
export function tellSteps(steps: string[], course: Course): string {
  const used = (ability: string) => course.from.abilities[ability] && !course.to.abilities[ability];
  const clauses = steps.map((step) => tellStep(step, course, Boolean(used("n"))));
  if (used("o")) clauses.unshift(t("told-both-actions"));
  const paying = steps.findLastIndex((step) => /@|=/.test(step));
  if (paying >= 0 && !course.unpaid) {
    const cards = paid(steps, course);
    const told = cards ? t("told-paid", { cards: cardNames(cards) }) : t("told-paid-nothing");
    clauses.splice(clauses.length - steps.length + paying + 1, 0, told);
  }
  return clauses.filter((clause) => clause).join("; ");
}

const cardAt = ({ piers }: Course, pier: string) => piers[Number(pier) - 1] ?? "";

/** One step as a clause; paying goes together with the tile. */
function tellStep(step: string, course: Course, anyCards: boolean): string {
  const [kind = "", one = "", two = "", three = ""] = step;
  switch (kind) {
    case "T": {
      const values = { cards: cardNames(cardAt(course, one) + cardAt(course, two)), first: one, second: two };
      return t(anyCards ? "told-took-any-cards" : "told-took", values);
    }
    case "+":
      return t("told-took-additional", { card: colourName(cardAt(course, one)), pier: one });
    case "-":
      return t("told-put-down", { cards: cardNames(one) });
    case "%":
      return t("told-discount");
    case "(":
      return t("told-change", { source: colourName(one), target: colourName(three) });
    case "=":
      return "";
    case "*":
      return [...step.matchAll(COAT)].map((found) => tellCoat(readCoat(found))).join("; ");
  }
  const [tile = "", place = ""] = step.split("@");
  const spaces = place.match(/[a-e]\d/g) ?? [];
  return t("told-built", { tile: tileName(tile), spaces: inOrder(spaces).join(" "), brick: spaces[0] ?? "" });
}

/** The cards that are missing in the hand, and were neither put down nor are still to be taken. */
function paid(steps: string[], course: Course): string {
  const { from, to } = course;
  const taken = steps
    .map((step) =>
      /^[T+]/.test(step) ? [...step.slice(1)].map((pier) => cardAt(course, pier)).join("") : "",
    )
    .join("");
  const down = steps.map((step) => (step.startsWith("-") ? step.slice(1) : "")).join("");
  const count = (cards: string, colour: string) => [...cards].filter((one) => one === colour).length;
  return COLOURS.map((colour, index) => {
    const before = (from.hand.known[index] ?? 0) + count(taken, colour);
    const after = (to.hand.known[index] ?? 0) + count(down, colour);
    return colour.repeat(before - after);
  }).join("");
}
