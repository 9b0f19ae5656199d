// "Your turn": in the title, by the ship's bell, and with consent by a notification. Also the sounds of steps and of the end.

import { seatNames } from "../live/telling.ts";
import { settings } from "../settings/settings.svelte.ts";
import { feel, play, prepare } from "../sound/sounds.ts";
import { cues } from "../sound/step_sounds.ts";
import { t } from "../texts/texts.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

function pageOf({ table, you }: TableStore): string {
  if (!table) return t("guide-connecting");
  if (table.stage === "open") return t("waiting-title");
  if (table.stage === "finished") return t("over-title");
  const others = [...table.seats.keys()].filter((seat) => seat !== you);
  return seatNames(table, others, you);
}

export function attention(store: TableStore): void {
  let told = 0;
  $effect(() => {
    const turn = store.table?.turn ?? 0;
    const mine = store.toMove !== null && store.mine.includes(store.toMove);
    document.title = mine ? t("title-your-turn") : t("page-title", { page: pageOf(store) });
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = mine ? "/icon-turn.svg" : "/icon.svg";
    if (mine && turn !== told) {
      told = turn;
      if (settings.notify && document.hidden && Notification.permission === "granted") {
        new Notification(t("title-your-turn"), { icon: "/icon-192.png", tag: store.id });
      }
    }
    return () => {
      document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = "/icon.svg";
    };
  });
  soundSteps(store);
  soundTurns(store);
}

/** The steps that one takes and takes back. */
export function soundSteps(store: TableStore): void {
  $effect(() => prepare());
  let before: string[] = [];
  let turn = 0;
  let sent = false;
  $effect(() => {
    const { begun, pending, table } = store;
    // Steps that go because the turn is over, or come because the page was reloaded, do not count.
    const steps = sent || turn !== table?.turn ? [] : cues(before, begun);
    for (const { sound, delay } of steps) play(sound, { delay });
    if (steps.length) feel(steps.at(-1)!.sound.startsWith("set") ? "set" : "tap");
    [before, turn, sent] = [begun, table?.turn ?? 0, pending !== null];
  });
}

/** The bell when others have played and it is one's own turn, and the end of a game that one was in. */
function soundTurns(store: TableStore): void {
  let seen: number | null = null;
  $effect(() => {
    const { table, mine, toMove, turns } = store;
    if (table?.stage === "playing") {
      const others = turns.length > 0 && !mine.includes(turns.at(-1)!.seat);
      if (seen !== null && table.turn > seen && toMove !== null && mine.includes(toMove) && others)
        play("bell");
      seen = table.turn;
    } else if (table?.result && seen !== null) {
      // A table that was opened when all was over stays silent.
      seen = null;
      const won = table.result.winners.some((seat) => mine.includes(seat));
      if (mine.length) play(won ? "won" : "lost");
      if (won) feel("win");
    }
  });
}
