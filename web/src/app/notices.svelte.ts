// Short notices at the foot of the page: what was refused, and why.
import { RefusedError } from "../live/asking.ts";
import type { Refusal } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import { say } from "./announcer.svelte.ts";

const SHOWN = 7000;
let shown = $state<{ text: string; id: number }[]>([]);
let next = 0;

export function notices(): { text: string; id: number }[] {
  return shown;
}

export function tell(text: string): void {
  const id = next++;
  say(text);
  shown = [...shown.filter((notice) => notice.text !== text), { text, id }];
  setTimeout(() => dismiss(id), SHOWN);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

export function refusalText(refusal: Refusal): string {
  const text = t(refusal.code, refusal.values);
  return text === refusal.code ? refusal.message : text;
}

/** Do something, and tell what was refused. */
export async function trying<Value>(doing: Promise<Value>): Promise<Value | undefined> {
  try {
    return await doing;
  } catch (fault) {
    if (!(fault instanceof RefusedError)) throw fault;
    tell(refusalText(fault.refusal));
    return undefined;
  }
}
