// Short notices at the foot of the page: what was refused, and why.
import { RefusedError } from "../live/asking.ts";
import type { Refusal } from "../live/types.ts";
import { play } from "../sound/sounds.ts";
import { t } from "../texts/texts.svelte.ts";
import { say } from "./announcer.svelte.ts";

const SHOWN = 7000;
/** A notice, and what can be done about it. */
interface Notice {
  text: string;
  id: number;
  offer?: { label: string; accept: () => void };
}
let shown = $state.raw<Notice[]>([]);
let next = 0;

export function notices(): Notice[] {
  return shown;
}

/** Who answers instead of a notice. */
let answering: ((text: string) => void) | null = null;

/** Let somebody else tell what would be a notice, until the end; none that is shown outlives either. */
export function answerInstead(answer: (text: string) => void): () => void {
  [answering, shown] = [answer, []];
  return () => {
    [answering, shown] = [null, []];
  };
}

/** A new notice takes the place of the last one. */
export function tell(text: string, offer?: Notice["offer"]): void {
  if (answering && !offer) {
    answering(text);
    return;
  }
  const id = next++;
  say(text);
  shown = [{ text, id, offer }];
  setTimeout(() => dismiss(id), SHOWN);
}

/** Tell that something cannot be done, and why, with a knock. */
export function refuse(why: string): void {
  play("no");
  tell(why);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

/** What was told belonged to a moment that is over. */
export function dismissAll(): void {
  if (shown.length) shown = [];
}

export function refusalText(refusal: Refusal): string {
  const text = t(refusal.code, refusal.values);
  return text === refusal.code ? refusal.message : text;
}

/** Do something, and tell what was refused. */
export async function attempt<Value>(doing: Promise<Value>): Promise<Value | undefined> {
  try {
    return await doing;
  } catch (fault) {
    if (!(fault instanceof RefusedError)) throw fault;
    refuse(refusalText(fault.refusal));
    return undefined;
  }
}
