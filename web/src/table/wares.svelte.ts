// What the shop knows of its tiles: what they cost now, what an ability would make possible, and why not.
import { sentences } from "../app/announcer.svelte.ts";
import { refusalText, refuse, tell } from "../app/notices.svelte.ts";
import { formOf } from "../board/forms.ts";
import { COLOURS, type ColourLetter, SIZES } from "../board/pieces.ts";
import { stepFor } from "../board/placing.ts";
import { cellsOf, picture } from "../board/tiles.ts";
import { abilityName, colourName, tileName } from "../live/telling.ts";
import type { GameView } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import type { Ghost } from "./ghost.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** All tiles, size by size. */
export const TILES = SIZES.flatMap((size) => COLOURS.map((colour) => `${colour}${size}`));

/** So many buttons have room beside each other on a phone. */
export const FEW = 6;

export class Wares {
  #store: TableStore;
  #view: () => GameView;
  #ghost: Ghost;
  #onchosen: () => void;

  constructor(store: TableStore, view: () => GameView, ghost: Ghost, onchosen: () => void) {
    [this.#store, this.#view, this.#ghost, this.#onchosen] = [store, view, ghost, onchosen];
  }

  /** The prices at which each tile can be bought now. */
  prices = $derived.by(() => {
    const found: Record<string, number[]> = {};
    for (const { tile, price } of this.#store.choices?.placements ?? []) {
      found[tile] ??= [];
      if (!found[tile].includes(price.cards)) found[tile].push(price.cards);
    }
    return found;
  });
  /** The tiles that an ability would make possible. */
  unlocked = $derived.by(() =>
    Object.fromEntries((this.#store.choices?.withAbility ?? []).map((found) => [found.tile, found])),
  );
  /** Those that can be paid, in the order of the shop; where these are few, also those that an ability would make possible. */
  payable = $derived.by(() => {
    const all = TILES.filter((tile) => this.prices[tile] || this.unlocked[tile]);
    return all.length > FEW ? TILES.filter((tile) => this.prices[tile]) : all;
  });

  left = (tile: string) => this.#view().supply[tile] ?? 0;
  chosen = (tile: string) => this.#ghost.tile === tile;

  range(tile: string): { low: number; high: number; kinds: number } {
    const all = this.prices[tile] ?? [];
    return { low: Math.min(...all), high: Math.max(...all), kinds: all.length };
  }

  /** How many cards of the tile's colour are in the hand. */
  inHand(tile: string): number {
    const hand = this.#view().seats[this.#store.looking ?? 0]?.hand.known ?? [];
    return this.#store.looking === null ? 0 : (hand[COLOURS.indexOf(tile[0] as ColourLetter)] ?? 0);
  }

  label(tile: string): string {
    const values = { tile: tileName(tile), count: this.left(tile) };
    const offer = this.prices[tile]
      ? t("supply-label", { ...values, ...this.range(tile) })
      : t("supply-label-closed", { ...values, why: this.#why(tile) });
    return sentences([offer, formOf(tile)]);
  }

  async choose(tile: string): Promise<void> {
    if (this.unlocked[tile]) this.#offer(tile);
    else if (this.prices[tile]) this.take(tile);
    else {
      // In the middle of a turn the rules say best what is in the way.
      const step = this.#store.begun.length ? stepFor(tile, cellsOf(picture(tile))) : null;
      const refusal = step === null ? null : await this.#store.whyNot(step);
      refuse(refusal ? refusalText(refusal) : this.#why(tile));
    }
  }

  take(tile: string): void {
    this.#ghost.choose(tile);
    if (this.#ghost.tile) this.#onchosen();
  }

  #why(tile: string): string {
    const { choices, begun } = this.#store;
    if (this.unlocked[tile])
      return t("supply-label-ability", { ability: abilityName(this.unlocked[tile].ability) });
    if (!this.left(tile)) return t("supply-none-left", { tile: tileName(tile) });
    if (!choices || (begun.length && !choices.placements.length)) return t("supply-not-now");
    return t("supply-cards-missing", {
      tile: tileName(tile),
      size: Number(tile[1]),
      colour: colourName(tile[0]!),
    });
  }

  #offer(tile: string): void {
    const { step, ability } = this.unlocked[tile]!;
    const change = this.#store.choices?.changes.find((found) => found.step === step);
    const text = t("supply-with-ability", {
      ability: abilityName(ability),
      change: change
        ? t("change-pair", { source: colourName(change.source), target: colourName(change.target) })
        : "no",
    });
    const accept = () => {
      this.#store.step(step);
      this.take(tile);
    };
    tell(text, { label: t("use-it"), accept });
  }
}
