// "What is this?": the next tap explains an element of the table instead of using it.

export const THINGS = [
  "guide",
  "harbour",
  "fresh",
  "deck",
  "hand",
  "supply",
  "house",
  "abilities",
  "coats",
  "actions",
  "rival",
  "race",
  "log",
] as const;
export type Thing = (typeof THINGS)[number];

class Explaining {
  asking = $state(false);
  shown = $state<Thing | null>(null);
  /** What was tapped. */
  at = $state.raw<Element | null>(null);

  begin(): void {
    this.asking = true;
    this.choose(null);
  }

  end(): void {
    this.asking = false;
    this.choose(null);
  }

  /** Explain a thing where it stands on the table. */
  choose(thing: Thing | null, at: Element | null = null): void {
    this.shown = thing;
    this.at = at ?? (thing && document.querySelector(`[data-what="${thing}"]`));
  }

  /** Catch a tap while asking. */
  tapped = (event: MouseEvent): void => {
    if (!this.asking) return;
    const target = event.target as Element;
    if (target.closest("[data-what-panel]")) return;
    const at = target.closest<HTMLElement>("[data-what]");
    event.preventDefault();
    event.stopPropagation();
    this.choose(THINGS.find((thing) => thing === at?.dataset.what) ?? null, at);
  };
}

export const explaining = new Explaining();
