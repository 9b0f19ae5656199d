// A review that grows: the server is asked again until all turns are done.
import { RefusedError, wholeReview } from "../live/asking.ts";
import type { GameReviewInfo, Refusal } from "../live/types.ts";

const EVERY = 700;

export class GrowingReview {
  info = $state.raw<GameReviewInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Whether all turns are done. */
  done = $derived(Boolean(this.info?.seats.length));

  constructor(id: string, record: string) {
    void this.#ask(id, record);
  }

  async #ask(id: string, record: string): Promise<void> {
    try {
      this.info = await wholeReview(id, record);
    } catch (fault) {
      if (!(fault instanceof RefusedError)) throw fault;
      // What was there stays; a connection that is lost comes back.
      if (fault.refusal.code !== "connection-lost") this.refusal = fault.refusal;
    }
    if (!this.#ended && !this.done && !this.refusal)
      this.#timer = setTimeout(() => void this.#ask(id, record), EVERY);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}

/** A part of a victory in points of 100, with its sign. */
export function points(part: number): string {
  const rounded = Math.round(100 * part);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

/** The marks that stand on the curve. */
export const SHOWN = ["great", "inaccuracy", "mistake", "blunder"];
