// What a screen reader says about a game: one's own steps, the turns of the others, and whose turn it is.
import { untrack } from "svelte";
import { say } from "../app/announcer.svelte.ts";
import { tellSteps } from "../live/steps.ts";
import { cardNames, colourName, seatName, standings, tellEvent, tellScore } from "../live/telling.ts";
import type { Choices, Event, HouseView } from "../live/types.ts";
import { list, t } from "../texts/texts.svelte.ts";
import { guide } from "./guide.ts";
import type { TableStore } from "./table.svelte.ts";

/** Tell of a table, or only of one's own steps where a lesson says the rest. */
export function narrate(store: TableStore, lesson = false): void {
  if (!lesson) tellNews(store);
  let last: Choices | null = null;
  $effect(() => {
    const choices = store.choices;
    // A lesson is over after its one turn.
    if (!choices || (lesson && store.table!.turn > 1)) return;
    untrack(() => {
      const before = last?.turn === choices.turn && last.seat === choices.seat ? last : null;
      last = choices;
      const steps = tellChange(store, before, choices);
      if (steps) say(choices.trial ? `${steps} ${t("place-trial")}` : steps);
      if (lesson || choices.trial || store.pending) return;
      if (steps) say(guide(store), "turn");
      else if (!before) tellTurnBegins(store, choices);
    });
  });
}

/** The steps by which two turns in progress differ, and the resulting hand. */
function tellChange(store: TableStore, before: Choices | null, now: Choices): string {
  const start = store.view?.seats[now.seat];
  if (!start) return "";
  const house = (choices: Choices | null) => choices?.view.seats[now.seat] ?? start;
  const told = (steps: string[], from: HouseView, then: Choices) => {
    const turn = { piers: store.view!.piers, from, to: house(then), paid: then.paid };
    return tellSteps(steps, turn);
  };
  const old = before?.begun ?? [];
  const alike = old.findIndex((step, index) => step !== now.begun[index]);
  const kept = alike < 0 ? old.length : alike;
  const [gone, come] = [old.slice(kept), now.begun.slice(kept)];
  if (!gone.length && !come.length) return "";
  if (!come.length) {
    const clauses = told(gone, house(now), before!);
    return `${t("said-undone", { clauses })} ${handTold(house(now))}`;
  }
  // Other steps instead of the old ones are told from the start of the turn.
  const clauses = gone.length ? told(now.begun, start, now) : told(come, house(before), now);
  // A coat of arms is used after something else was told, and is told for itself.
  const whole = come[0]!.startsWith("*") && !gone.length;
  const steps = whole
    ? `${clauses[0]!.toUpperCase()}${clauses.slice(1)}.`
    : t("told-turn", { name: t("you"), clauses });
  return `${steps} ${handTold(house(now))}`;
}

function handTold({ hand }: HouseView): string {
  const cards = cardNames("rygbp".replace(/./g, (colour, index) => colour.repeat(hand.known[index] ?? 0)));
  return t("said-hand", { count: hand.known.reduce((sum, count) => sum + count, 0), cards });
}

/** My turn begins: what is new at the piers, what I can do, and how everybody stands. */
function tellTurnBegins(store: TableStore, choices: Choices): void {
  const view = store.view!;
  const fresh = store.fresh.flatMap((pier) => {
    const card = view.piers[pier - 1];
    return card ? [t("said-new-card", { pier, card: colourName(card) })] : [];
  });
  if (fresh.length) say(t("said-new-cards", { cards: list(fresh) }), "piers");
  say(guide(store), "turn");
  if (choices.tooManyAfterTaking > 0) say(t("hand-ahead", { count: choices.tooManyAfterTaking }), "hand");
  if (view.endCardNear) say(t("deck-bar-end", { count: view.deckLeft }), "deck");
  say(standings(store.table!, view, store.you), "points");
}

/** What happens at the table, from the moment when one is there. */
function tellNews(store: TableStore): void {
  let heard: number | null = null;
  let sent = "";
  $effect(() => {
    if (store.pending) sent = store.pending.word;
  });
  $effect(() => {
    const { events, table } = store;
    if (!table) return;
    untrack(() => {
      const news = heard === null ? [] : events.filter((event) => event.number > heard!);
      heard = events.at(-1)?.number ?? 0;
      for (const event of news) say(told(store, event, sent), `event ${event.number}`);
      const next = table.toMove === null ? null : table.seats[table.toMove];
      const waits = next?.kind === "person" && !next.standIn && !store.mine.includes(table.toMove!);
      if (news.length && waits) say(guide(store), "turn");
    });
  });
}

/** An event in words; of one's own turn, whose steps were told one by one, only what it brought. */
function told(store: TableStore, event: Event, sent: string): string {
  const what = event.what;
  if (what.kind !== "turn" || what.word !== sent || !store.mine.includes(what.seat))
    return tellEvent(event, store.table!, store.you);
  const name = seatName(store.table!, what.seat, store.you);
  const scored = what.lines.length ? t("told-turn", { name, clauses: tellScore(what.lines) }) : "";
  return [t("said-ended"), scored].join(" ").trim();
}
