// Where things are on the page, by what they are and not by how they are made. What is missing is undefined.

export function every(within: ParentNode | null | undefined, selector: string): HTMLElement[] {
  return within ? [...within.querySelectorAll<HTMLElement>(selector)] : [];
}

/** The box of something that is seen. */
export function boxOf(element: Element | null | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height ? box : null;
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector);

export const houseOf = (seat: number) => one(`[data-house="${seat}"]`);
export const pierCard = (pier: number) => one(`[data-pier="${pier}"] .card`);
export const medallion = (ability: string) => one(`[data-ability="${ability}"] svg`);
export const pointsOf = (seat: number) => one(`[data-points="${seat}"]`);
export const tileIn = (house: Element | null, word: string) =>
  every(house, "g.tile[data-word]").find((tile) => tile.dataset.word === word);

export interface HandCard {
  colour: string;
  element: HTMLElement;
  box: DOMRect;
  /** The same card before and after a change: the first red one, the second red one. */
  key: string;
}

/** The cards in the hand as they lie. */
export function handCards(): HandCard[] {
  const seen = new Map<string, number>();
  return every(document, ".hand [data-card]").map((element) => {
    const colour = element.dataset.card ?? "";
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
    return { colour, element, box: element.getBoundingClientRect(), key: colour + seen.get(colour) };
  });
}

export function boats(): Map<string, { element: HTMLElement; box: DOMRect }> {
  return new Map(
    every(document, "[data-boat]").map((element) => [
      element.dataset.boat ?? "",
      { element, box: element.getBoundingClientRect() },
    ]),
  );
}
