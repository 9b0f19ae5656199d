// A hint on the board: the proposed turns, one of which is shown as ghost tile and ringed piers.
import { untrack } from "svelte";
import { say } from "../app/announcer.svelte.ts";
import { attempt } from "../app/notices.svelte.ts";
import type { LaidTile } from "../board/tiles.ts";
import { readLaid } from "../board/tiles.ts";
import { askHint } from "../live/asking.ts";
import { adviceInWords } from "../live/telling.ts";
import type { AdviceInfo } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

export class Hints {
  #store: TableStore;
  open = $state(false);
  turns = $state.raw<AdviceInfo[]>([]);
  /** The one that is shown. */
  chosen = $state(0);
  /** The turn, as far as it was begun, for which the hint was asked. */
  #askedAt = "";

  constructor(store: TableStore) {
    this.#store = store;
    // Whoever plays something else needs it no longer.
    $effect(() => {
      if (this.#now !== this.#askedAt) untrack(() => this.close());
    });
  }

  get #now(): string {
    return `${this.#store.myTurn} ${this.#store.table?.turn} ${this.#store.begun.join(" ")}`;
  }

  /** What is proposed. */
  shown = $derived.by((): AdviceInfo | null => (this.open ? (this.turns[this.chosen] ?? null) : null));
  piers = $derived(this.shown?.actions.take?.piers ?? []);
  tiles = $derived.by((): LaidTile[] => {
    const laid = this.#store.choices?.view.seats[this.#store.looking ?? 0]?.house ?? [];
    return (this.shown?.actions.laid ?? []).filter((word) => !laid.includes(word)).map(readLaid);
  });

  /** Ask for a hint; what is begun is gone on with. */
  async ask(): Promise<void> {
    const { id, looking, table, begun } = this.#store;
    [this.open, this.turns, this.chosen, this.#askedAt] = [true, [], 0, this.#now];
    say(t("hint-thinking"), "hint");
    const found = await attempt(askHint(id, looking!, table!.turn, begun));
    if (!found) {
      this.open = false;
      return;
    }
    this.turns = found.turns;
    const [best] = this.turns;
    if (!best) return;
    say(t("said-hint", { count: this.turns.length, best: adviceInWords(best) }), "hint");
  }

  close(): boolean {
    this.open = false;
    return true;
  }

  /** Stage the turn that is shown. */
  take(): void {
    const steps = this.shown?.steps;
    this.open = false;
    if (steps) this.#store.stage(steps);
  }
}
