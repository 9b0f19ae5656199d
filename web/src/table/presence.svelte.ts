// Who is here, who is away and since when, as time goes by.
import { createSubscriber } from "svelte/reactivity";
import { t } from "../texts/texts.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** A shorter absence is only a reload of the page. */
const GRACE = 6;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const passing = createSubscriber((update) => {
  const timer = setInterval(update, 2000);
  return () => clearInterval(timer);
});

/** The seconds since a moment by the server's clock. */
function since(store: TableStore, moment: number): number {
  passing();
  return Math.max(0, Date.now() / 1000 + store.ahead - moment);
}

/** For how many seconds the person at a seat has been away; none who is here, or has only just gone. */
export function awayFor(store: TableStore, seat: number): number | null {
  const moment = store.presence?.awaySince[seat] ?? null;
  if (moment === null || store.presence?.seats[seat] || store.table?.seats[seat]?.standIn) return null;
  const gone = since(store, moment);
  return gone < GRACE ? null : gone;
}

/** For how many seconds the seat to move has been thinking. */
export function thinkingFor(store: TableStore): number {
  const began = store.table?.turnBegan ?? null;
  return began === null ? 0 : since(store, began);
}

const AWAY = ["presence-away", "presence-away-for"] as const;
const THINKING = ["presence-thinking", "presence-thinking-for"] as const;
export const tellAway = (seconds: number) => lasting(AWAY, seconds);
export const tellThinking = (seconds: number) => lasting(THINKING, seconds);

/** Something that goes on, and, from the first minute on, for how long. */
function lasting([plain, long]: readonly [string, string], seconds: number): string {
  if (seconds < MINUTE) return t(plain);
  const [unit, length] =
    seconds < HOUR ? ["minutes", MINUTE] : seconds < 2 * DAY ? ["hours", HOUR] : ["days", DAY];
  const span = t("time-span", { unit, count: Math.floor(seconds / Number(length)) });
  return t(long, { span });
}
