// The turns of the others, played out one after the other: who, what they took or built, what they paid, what it earned.
// Meanwhile the table shows what has been played out so far. Whatever one does, it shows the truth at once.
import { tick, untrack } from "svelte";
import type { GameView, TurnPlayed } from "../live/types.ts";
import type { TableStore } from "../table/table.svelte.ts";
import { drawn, onInterruption, quiet, rate, settle } from "./motion.ts";
import { announce, type Forward, forwardOf, stepBack, travelOf } from "./rival_turn.ts";
import { PARTS, type Part, undone } from "./undone.ts";

/** How long a part is looked at, in milliseconds at the usual pace. */
const TIMES = { who: 260, took: 420, built: 520, earned: 780, filled: 60, back: 240 };

export interface Caption {
  seat: number;
  played: TurnPlayed;
  /** What is told so far, the newest last. */
  parts: Part[];
}

export class Stage {
  caption = $state.raw<Caption | null>(null);
  /** The seat whose turn is played out. */
  acting = $state<number | null>(null);
  /** Where the house of that seat stands, and where it steps forward to. */
  forward = $state.raw<Forward | null>(null);
  /** The house is there. */
  stepping = $state(false);

  readonly #store: TableStore;
  /** How many turns have been played out; none have been counted before the table is seen for the first time. */
  #seen = $state<number | null>(null);
  /** The part of the next turn that comes next. */
  #next = $state<Part>("took");
  /** Somebody asked for it, whatever the pace is. */
  #asked = $state(false);
  /** What is being played out now; another thing as soon as somebody breaks in. */
  #run: object | null = null;
  #wake = () => {};

  constructor(store: TableStore) {
    this.#store = store;
    $effect(() => onInterruption(() => this.skip()));
    $effect(() => {
      const turns = store.view?.turns;
      const [waiting, acting] = [this.#waiting.length, this.acting];
      untrack(() => {
        if (turns === undefined) return;
        if (waiting && acting === null && !this.#run) void this.#play();
        else if (!waiting && acting !== null) this.skip();
        else if (!waiting) this.#seen = turns;
      });
    });
    $effect(() => () => this.skip());
  }

  /** The turns that are still to be played out. */
  #waiting = $derived.by((): TurnPlayed[] => {
    const { view, mine, begun, pending, handOver } = this.#store;
    const mayPlay = (rate() || this.#asked) && !document.hidden;
    if (!view || this.#seen === null || !mayPlay || begun.length || pending || handOver !== null) return [];
    const turns = this.#store.turns.filter(({ turn }) => turn > this.#seen! && turn <= view.turns);
    return turns.slice(turns.findLastIndex(({ seat }) => mine.includes(seat)) + 1);
  });

  /** The table as far as it has been played out; the true one when nothing is. */
  shown: GameView | null = $derived.by(() => {
    const [first, ...later] = this.#waiting;
    const view = this.#store.view;
    if (!view || !first) return view;
    return undone(
      later.reverse().reduce((now, turn) => undone(now, turn), view),
      first,
      this.#next,
    );
  });

  /** The seat whose turn is played out next, before its caption is there. */
  get next(): number | null {
    return this.caption ? null : (this.#waiting[0]?.seat ?? null);
  }

  /** What is to be drawn: with the steps of one's own turn, unless others are still being played out. */
  get drawn(): GameView | null {
    return this.#waiting.length ? this.shown : (this.#store.choices?.view ?? this.shown);
  }

  /** The turns that have been seen, without those that are still to be played out. */
  get turns(): TurnPlayed[] {
    const [first] = this.#waiting;
    const { turns } = this.#store;
    return first ? turns.filter(({ turn }) => turn < first.turn) : turns;
  }

  /** The game is over, and its last turn has been seen. */
  get over(): boolean {
    return this.#store.table?.result != null && !this.#waiting.length;
  }

  /** The turns of the others since one's own last one. */
  get #round(): TurnPlayed[] {
    const { turns, mine, table } = this.#store;
    const own = turns.findLastIndex(({ seat }) => mine.includes(seat));
    return turns.slice(Math.max(own + 1, turns.length - (table?.seats.length ?? 0)));
  }

  /** The last round can be seen again. */
  get mayRepeat(): boolean {
    const { table, begun, pending } = this.#store;
    return table?.stage === "playing" && !begun.length && !pending && this.#round.length > 0;
  }

  /** Play the last round once more. */
  again(): void {
    if (!this.mayRepeat) return;
    this.skip();
    this.#asked = true;
    this.#seen = this.#round[0]!.turn - 1;
  }

  /** Show the truth at once. */
  skip(): void {
    this.#run = null;
    this.#wake();
    if (this.acting !== null) settle();
    this.#seen = this.#store.view?.turns ?? null;
    this.#next = "took";
    this.#asked = false;
    this.#leave();
  }

  #leave(): void {
    this.acting = null;
    this.caption = null;
    this.forward = null;
    this.stepping = false;
  }

  async #play(): Promise<void> {
    const run = {};
    this.#run = run;
    await quiet();
    for (let [played] = this.#waiting; played && this.#run === run; [played] = this.#waiting)
      for (const part of partsOf(played)) if (!(await this.#playPart(part, played, run))) return;
    if (this.#run === run) this.skip();
  }

  /** Play a part of a turn out; whether nobody broke in. */
  async #playPart(part: "who" | Part, played: TurnPlayed, run: object): Promise<boolean> {
    const { seat } = played;
    if (part === "filled") {
      stepBack(this.forward);
      if (!(await this.#wait(TIMES.back))) return false;
    }
    const travel = travelOf(part, played);
    if (part === "who") {
      this.forward = forwardOf(seat);
      this.acting = seat;
      this.caption = { seat, played, parts: [] };
      await tick();
      announce();
      // The house is large: nobody waits for it to see whose turn it is.
      await drawn();
      if (this.#run !== run) return false;
      this.stepping = true;
    } else if (part === "filled") {
      this.#seen = played.turn;
      this.#next = "took";
      this.#leave();
    } else {
      this.#next = PARTS[PARTS.indexOf(part) + 1]!;
      this.caption = { seat, played, parts: [...(this.caption?.parts ?? []), part] };
    }
    await tick();
    if (this.#run !== run) return false;
    return this.#wait(Math.max(TIMES[part], travel()));
  }

  #wait(time: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), time * (rate() || 1));
      this.#wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
  }
}

/** What there is to see of a turn. */
function partsOf(played: TurnPlayed): ("who" | Part)[] {
  const { take, build, coats } = played.actions;
  return [
    "who",
    ...(take ? (["took"] as const) : []),
    ...(build ? (["built"] as const) : []),
    ...(played.lines.length || coats.length ? (["earned"] as const) : []),
    "filled",
  ];
}
