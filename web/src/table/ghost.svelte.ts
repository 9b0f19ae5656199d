// The tile that is being placed: at one of the places that the server lists, or astray, with the reason.

import { byKeys, focusOn } from "../app/focus.ts";
import { refusalText, refuse, tell } from "../app/notices.svelte.ts";
import {
  bricks,
  byValue,
  cellsAt,
  covering,
  dropped,
  firstPlace,
  flip,
  type Move,
  moved,
  nextBrick,
  type Shape,
  shapeOf,
  shifted,
  snapped,
  stepFor,
  turn,
} from "../board/placing.ts";
import { type Cell, cellOf, inside, spaceOf } from "../board/spaces.ts";
import type { LaidTile } from "../board/tiles.ts";
import type { PlacementChoice, SpecialChoice } from "../live/types.ts";
import { play, type Sound } from "../sound/sounds.ts";
import { t } from "../texts/texts.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** How long a tile has to rest before the server is asked why it cannot lie there. */
const REST = 100;
/** How long the reason why a tile cannot lie there stays in sight. */
const REASON_SHOWN = 1600;
/** A white tile, which a coat of arms gives. */
export const WHITE = "w";

/** A place for a white tile, in the form of every other place. */
function asPlace(choice: SpecialChoice): PlacementChoice {
  const price = { size: 1, touchesOwnColour: false, discount: false, cards: 0 };
  const { step, space, lines, coats, wins } = choice;
  return { step, tile: WHITE, brick: space, windows: [], price, payments: [""], lines, coats, wins };
}

function whiteStep([cell]: Cell[]): string | null {
  return cell && inside(cell) ? `*${spaceOf(cell)}` : null;
}

export class Ghost {
  #store: TableStore;
  /** The tile that is chosen in the supply. */
  tile = $state<string | null>(null);
  #step = $state<string | null>(null);
  /** Where the tile was moved to though no place is near, and why it cannot lie there. */
  astray = $state.raw<{ cells: Cell[]; why: string } | null>(null);
  dragging = $state(false);

  constructor(store: TableStore) {
    this.#store = store;
  }

  places = $derived.by((): PlacementChoice[] => {
    const choices = this.#store.choices;
    if (!choices || this.tile === null) return [];
    if (this.tile === WHITE) return (choices.coats?.specials ?? []).map(asPlace);
    return choices.placements.filter((place) => place.tile === this.tile);
  });

  place = $derived.by(
    (): PlacementChoice | null =>
      this.places.find((place) => place.step === this.#step) ?? firstPlace(this.places),
  );

  /** How many ways there are to lay the brick in the same outline. */
  brickCount = $derived.by(() =>
    this.place && this.tile !== WHITE ? bricks(this.places, this.place).length : 0,
  );

  /** What the tile covers, the brick first. */
  cells = $derived.by((): Cell[] => this.astray?.cells ?? (this.place ? cellsAt(this.place) : []));

  laid = $derived.by((): LaidTile | null => {
    if (!this.place || this.tile === null) return null;
    const [brick, ...windows] = this.cells;
    if (this.tile === WHITE) return { colour: "w", brick: null, windows: [brick!] };
    return { colour: this.tile[0] as LaidTile["colour"], brick: brick!, windows };
  });

  choose(tile: string): void {
    this.#step = null;
    this.astray = null;
    this.tile = this.tile === tile ? null : tile;
    if (this.tile) play("lift");
  }

  cancel(): void {
    this.tile = null;
    this.#step = null;
    this.astray = null;
    this.dragging = false;
  }

  /** Put the tile back where it was taken from. */
  putBack(): void {
    const tile = this.tile;
    this.cancel();
    if (!tile || !byKeys()) return;
    focusOn(`[data-tile="${tile}"]`);
    tell(t("place-put-back"));
  }

  /** Lay the tile where it is, or tell why it cannot lie there. */
  confirm(): void {
    if (!this.place) return;
    if (this.astray) {
      void this.#refuse(this.astray.cells);
      return;
    }
    const step = this.place.step;
    this.cancel();
    this.#store.step(step);
  }

  /** Go to another place, or tell that there is none. */
  #to(
    next: (places: PlacementChoice[], now: PlacementChoice) => PlacementChoice | null,
    otherwise: string,
    sound?: Sound,
  ): void {
    this.astray = null;
    const found = this.place && next(this.places, this.place);
    if (!found) return;
    if (found.step === this.place?.step) {
      refuse(t(otherwise));
      return;
    }
    this.#step = found.step;
    if (sound) play(sound);
  }

  /** Go to one certain place. */
  goTo = (step: string) =>
    this.#to((places) => places.find((place) => place.step === step) ?? null, "place-no-further");
  turn = () => this.#to(turn, "place-one-way", "turn");
  flip = () => this.#to(flip, "place-one-way", "turn");
  brick = () => this.#to(nextBrick, "place-one-brick", "turn");
  /** Through all places, the most valuable first. */
  leaf = (by: 1 | -1) =>
    this.#to((places, now) => {
      const all = byValue(places);
      return all.at((all.findIndex(({ step }) => step === now.step) + by) % all.length)!;
    }, "place-no-further");
  cover = (space: string) => this.#to((places, now) => covering(places, now, space), "place-no-further");

  /** Go to the nearest place in a direction; where none is left, one space on, with the reason why not there. */
  move(way: Move): void {
    const found = moved(this.places, this.cells, way);
    const next = shifted(this.cells, way);
    if (found) this.#to(() => found, "place-no-further");
    else if (next.every(inside)) void this.#stray(next);
    else refuse(t("place-no-further"));
  }

  /** Cover a space with a tile dragged so that its middle is at a point, measured in spaces. */
  drag(to: Cell): void {
    if (!this.place) return;
    const shape: Shape = shapeOf(cellsAt(this.place));
    const found = snapped(this.places, shape, to);
    if (found) {
      this.#step = found.step;
      this.astray = null;
      return;
    }
    const cells = dropped(shape, to);
    const same = this.astray && JSON.stringify(this.astray.cells) === JSON.stringify(cells);
    if (!same) void this.#stray(cells);
  }

  /** Let go: a tile that was astray goes back to its last place. */
  drop(): void {
    this.dragging = false;
    const left = this.astray?.cells;
    setTimeout(() => {
      if (!this.dragging && this.astray?.cells === left) this.astray = null;
    }, REASON_SHOWN);
  }

  /** Ask why a tile cannot lie where it rests. */
  async #stray(cells: Cell[]): Promise<void> {
    this.astray = { cells, why: "" };
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (this.astray?.cells === cells) await this.#explain(cells);
  }

  async #refuse(cells: Cell[]): Promise<void> {
    if (!this.astray?.why) await this.#explain(cells);
    if (this.astray?.why) refuse(this.astray.why);
  }

  async #explain(cells: Cell[]): Promise<void> {
    const step = this.tile === WHITE ? whiteStep(cells) : stepFor(this.tile ?? "", cells);
    const refusal = step === null ? null : await this.#store.whyNot(step);
    const why = step === null ? t("place-outside") : refusal ? refusalText(refusal) : "";
    if (this.astray?.cells === cells) this.astray = { cells, why };
  }

  covers(space: string): boolean {
    const { x, y } = cellOf(space);
    return this.cells.some((cell) => cell.x === x && cell.y === y);
  }
}
