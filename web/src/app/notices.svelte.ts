// Short notices at the foot of the page: what was refused, and why.
import { RefusedError } from "../live/asking.ts";
import type { Refusal } from "../live/types.ts";
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

/** A new notice takes the place of the last one. */
export function tell(text: string, offer?: Notice["offer"]): void {
  const id = next++;
  say(text);
  shown = [{ text, id, offer }];
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
