// "What is this?": the next tap explains an element of the table instead of using it.

export const THINGS = [
  "guide",
  "harbour",
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

class AskedWhat {
  asking = $state(false);
  shown = $state<Thing | null>(null);

  begin(): void {
    this.asking = true;
    this.shown = null;
  }

  end(): void {
    this.asking = false;
    this.shown = null;
  }

  /** Catch a tap while asking. */
  tapped = (event: MouseEvent): void => {
    if (!this.asking) return;
    const target = event.target as Element;
    if (target.closest("[data-what-panel]")) return;
    const thing = target.closest<HTMLElement>("[data-what]")?.dataset.what;
    event.preventDefault();
    event.stopPropagation();
    this.shown = thing && (THINGS as readonly string[]).includes(thing) ? (thing as Thing) : null;
  };
}

export const askedWhat = new AskedWhat();
