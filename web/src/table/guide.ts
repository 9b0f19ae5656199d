// One line that always says what there is to do.
import { seatName } from "../live/telling.ts";
import type { Choices } from "../live/types.ts";
import { t } from "../texts/texts.svelte.ts";
import { awayFor } from "./presence.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** A card that is chosen, and whether a tile is in hand, are part of what there is to do. */
export function guide(store: TableStore, first: number | null = null, placing = false): string {
  const { table, choices } = store;
  if (!table) return t("guide-connecting");
  if (table.stage === "finished") return t("guide-finished");
  if (store.myTurn && table.seats[table.toMove!]?.standIn) return t("guide-stand-in");
  if (store.pending) return t("guide-sending");
  if (placing && store.myTurn) return t("guide-place");
  if (store.myTurn && choices && !choices.trial) {
    if (first !== null) return t("guide-second", { pier: first });
    // Where several people share the screen, each is called by name.
    const name = store.mine.length > 1 && choices.phase === "choose" ? seatName(table, choices.seat) : "";
    return name ? t("guide-choose-name", { name }) : ownTurn(choices);
  }
  const seat = table.toMove;
  if (seat === null) return "";
  if (store.myTurn) return t("guide-your-turn");
  const info = table.seats[seat];
  const bot = info?.kind === "bot" || info?.standIn;
  if (!bot && awayFor(store, seat) !== null) return t("guide-away", { name: seatName(table, seat) });
  return t(bot ? "guide-bot-plays" : "guide-plays", { name: seatName(table, seat) });
}

function ownTurn(choices: Choices): string {
  if (choices.toDiscard) return t("guide-put-down", { count: choices.toDiscard });
  if (choices.payments.length) return t("guide-pay");
  if (choices.coats) return t("guide-coats", { count: choices.coats.open });
  if (choices.phase === "choose") return t("guide-choose");
  if (choices.phase === "building") return t("guide-build");
  if (choices.end?.wins) return t("guide-wins");
  if (choices.additional.length) return t("guide-additional");
  if (choices.placements.length) return t("guide-both-actions");
  return t("guide-end", { points: choices.end?.points ?? 0 });
}

/** Nothing is left to decide but the end of the turn. */
export function onlyEndLeft(choices: Choices): boolean {
  const { end, additional, placements, coats, payments, discards, changes } = choices;
  const open = [additional, placements, payments, discards, changes].some((some) => some.length > 0);
  return end !== null && !open && coats === null;
}
