// How far a lesson has come: read from what lies on the table, so that it does not matter by which means a step was done.
import { say } from "../app/announcer.svelte.ts";
import { refusalText } from "../app/notices.svelte.ts";
import { wayTo } from "../board/placing.ts";
import type { LessonInfo, LessonStep, Refusal } from "../live/types.ts";
import type { Ghost } from "../table/ghost.svelte.ts";
import type { TableStore } from "../table/table.svelte.ts";
import { t } from "../texts/texts.svelte.ts";
import { found, selectorOf } from "./targets.ts";

/** What lies in the learner's hands. */
export interface Hands {
  ghost: Ghost;
  back: () => boolean;
}

/** An answer is not replaced by a more general one to the same try. */
const SAME_TRY = 800;

const chosenPiers = () =>
  [...document.querySelectorAll<HTMLElement>(".pier[aria-pressed='true'], .pier.far-chosen")]
    .sort((one, other) => Number(one.matches(".far-chosen")) - Number(other.matches(".far-chosen")))
    .map((pier) => pier.dataset.pier!);

/** A tile without a place stands for any place. */
const sameWord = (word: string, wanted: string) =>
  word === wanted || (!wanted.includes("@") && word.startsWith(`${wanted}@`));
const sameWords = (words: string[], wanted: string[]) =>
  words.length === wanted.length && words.every((word, index) => sameWord(word, wanted[index]!));

export class LessonProgress {
  readonly lesson: LessonInfo;
  #store: TableStore;
  /** The step to be done. */
  at = $state(0);
  /** What is said to something else that was tried. */
  answer = $state("");
  /** What the tile in hand needs before it lies in its place. */
  tool = $state<"turn" | "flip" | "brick" | null>(null);
  #answered = 0;
  /** The turn as it was when the step began. */
  #begun: string[] = [];
  #goingBack = false;

  constructor(lesson: LessonInfo, store: TableStore) {
    this.lesson = lesson;
    this.#store = store;
  }

  get learned(): boolean {
    return (this.#store.table?.turn ?? 0) > 1;
  }

  get step(): LessonStep | null {
    return this.learned ? null : (this.lesson.steps[this.at] ?? null);
  }

  get sentence(): string {
    const { name } = this.lesson;
    if (this.learned) return t(`lesson-${name}.done`);
    if (this.tool) return t(`learn-${this.tool}`);
    return t(`lesson-${name}.${this.step?.text}`);
  }

  /** Answer what was tried: kindly, in one sentence. */
  reply = (text: string): void => {
    this.answer = text;
    this.#answered = Date.now();
    say(text, "answer");
  };

  refused = (refusal: Refusal): void => {
    const key = `kind-${refusal.values.ability ?? refusal.code}`;
    const kind = t(key);
    this.reply(kind === key ? refusalText(refusal) : kind);
  };

  /** A notice of the table; what was refused has its answer already. */
  told = (text: string): void => {
    if (Date.now() - this.#answered > SAME_TRY) this.reply(text);
  };

  look(hands: Hands): void {
    const { choices, asking, pending } = this.#store;
    if (!choices || asking || pending || this.learned) return;
    if (this.#goingBack) {
      this.#goingBack = false;
      for (const step of this.#chosen(this.at)) this.show(hands, step);
      return;
    }
    const astray = choices.coats !== null && this.lesson.steps.every((step) => step.touch !== "coat");
    const reached = astray ? null : this.#reached(hands.ghost);
    if (reached === null) {
      this.#detour(hands);
      return;
    }
    const lies = hands.ghost.tile && !hands.ghost.astray && Date.now() - this.#answered > SAME_TRY;
    if (reached > this.at || lies) this.answer = "";
    this.at = reached;
    this.#begun = this.#store.begun;
    this.tool = this.#toolFor(hands.ghost);
  }

  /** The steps right before one that have only chosen something. */
  #chosen(at: number): LessonStep[] {
    const begun = (index: number) => (index ? this.lesson.steps[index - 1]!.begun.length : 0);
    return this.lesson.steps
      .slice(0, at)
      .filter((_, index) => begun(index + 1) === begun(at) && begun(index) === begun(at));
  }

  /** The furthest step that what lies on the table leads to; nothing where it leads nowhere. */
  #reached(ghost: Ghost): number | null {
    const { steps } = this.lesson;
    const piers = chosenPiers().join();
    for (let at = steps.length - 1; at >= 0; at--) {
      const chosen = this.#chosen(at);
      const named = (touch: LessonStep["touch"]) =>
        chosen.filter((step) => step.touch === touch).map((step) => step.name);
      const [tile = null] = named("tile");
      const [place] = named("place");
      if (!sameWords(this.#store.begun, at ? steps[at - 1]!.begun : [])) continue;
      if (named("pier").join() !== piers || tile !== ghost.tile) continue;
      if (place && (ghost.astray || ghost.place?.step !== place)) continue;
      return at;
    }
    return null;
  }

  #toolFor(ghost: Ghost): LessonProgress["tool"] {
    const wanted =
      this.step?.touch === "place" && ghost.places.find((place) => place.step === this.step!.name);
    if (!wanted || !ghost.place || ghost.dragging) return null;
    const way = wayTo(ghost.place, wanted);
    return way === "turn" || way === "flip" || way === "brick" ? way : null;
  }

  /** Something else was done: it is put back with a kind word, and the step stays. */
  #detour({ ghost, back }: Hands): void {
    const { begun, choices } = this.#store;
    // What a lesson says to another turn, where it has a word for it.
    const key = choices?.coats ? "learn-coat" : `lesson-${this.lesson.name}.other`;
    const own = begun.length > this.#begun.length ? t(key) : key;
    if (Date.now() - this.#answered > SAME_TRY) this.reply(own === key ? t("learn-other") : own);
    if (ghost.tile) ghost.cancel();
    else back();
    this.#goingBack = true;
    if (begun.join() !== this.#begun.join()) this.#store.stage(this.#begun);
  }

  /** Do a step for the learner. */
  show({ ghost }: Hands, step: LessonStep): void {
    if (step.touch === "place") ghost.goTo(step.name);
    // As by a finger: who asks to be shown is not led about by keys.
    else
      found(selectorOf(step.touch, step.name))?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
      );
  }
}
