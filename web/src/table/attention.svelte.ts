// "Your turn": in the title of the page, by a small sound, and with consent by a notification.

import { seatNames } from "../live/telling.ts";
import { settings } from "../settings/settings.svelte.ts";
import { play } from "../settings/sounds.ts";
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
      play("turn");
      if (settings.notify && document.hidden && Notification.permission === "granted") {
        new Notification(t("title-your-turn"), { icon: "/icon-192.png", tag: store.id });
      }
    }
    return () => {
      document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = "/icon.svg";
    };
  });
  let steps = 0;
  $effect(() => {
    if (store.begun.length > steps) play("step");
    steps = store.begun.length;
  });
  $effect(() => {
    if (store.table?.result) play("over");
  });
}
