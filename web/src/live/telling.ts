// Events in words: every line names what happened.

import { inOrder } from "../board/spaces.ts";
import { ABILITY_NAMES, COLOUR_NAMES, COLOURS, type ColourLetter } from "../board/tiles.ts";
import { list, t } from "../texts/texts.svelte.ts";
import { type Build, type Coat, readTurn, type Take } from "./turn_word.ts";
import type { AdviceInfo, Event, GameView, LineInfo, TableInfo, TurnPlayed } from "./types.ts";

export const colourName = (letter: string) => t(`colour-${COLOUR_NAMES[letter as ColourLetter]}`);
export const abilityName = (letter: string) => t(`ability-${ABILITY_NAMES[letter]}`);

export function tileName(name: string): string {
  return t("tile", { colour: COLOUR_NAMES[name[0] as ColourLetter], size: name.slice(1) });
}

/** Cards in words, such as "2 green, red". */
export function cardNames(cards: string): string {
  const counted = COLOURS.map((colour) => ({
    colour,
    count: [...cards].filter((card) => card === colour).length,
  }));
  return list(
    counted
      .filter(({ count }) => count)
      .map(({ colour, count }) => t("cards-of-colour", { count, colour: colourName(colour) })),
  );
}

export function lineName(line: string): string {
  return /\d/.test(line) ? t("row", { line }) : t("column", { line });
}

/** How a seat is called: by its name, or "you" where it is the listener's own. */
export function seatName(table: TableInfo, seat: number, you: number | null = null): string {
  if (seat === you) return t("you");
  const info = table.seats[seat];
  if (!info) return "";
  if (info.kind === "open") return t("waiting-open-seat");
  if (info.kind !== "bot") return info.name;
  const twins = table.seats.filter((other) => other.kind === "bot" && other.bot === info.bot);
  const name = botName(info.bot ?? info.name);
  return twins.length > 1 ? t("bot-numbered", { name, number: twins.indexOf(info) + 1 }) : name;
}

/** Several seats in one sentence. */
export function seatNames(table: TableInfo, seats: number[], you: number | null): string {
  return list(seats.map((seat, at) => (at && seat === you ? t("you.among") : seatName(table, seat, you))));
}

/** A bot as people call it; those without a level keep the name they have. */
export function botName(bot: string): string {
  return t(bot);
}

export function tellTurn(name: string, played: TurnPlayed): string {
  const turn = readTurn(played.word);
  const clauses = turn.take ? taking(turn.take, played) : [];
  if (turn.take && turn.build) clauses.push(t("told-both-actions"));
  if (turn.build) clauses.push(...building(turn.build));
  if (played.lines.length) clauses.push(scoring(played.lines));
  return t("told-turn", { name, clauses: clauses.join("; ") });
}

export function scoring(lines: LineInfo[]): string {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return t("told-scored", { points, lines: list(lines.map((line) => lineName(line.line))) });
}

function taking(take: Take, played: TurnPlayed): string[] {
  const [first, second] = take.piers;
  const values = { cards: cardNames(played.took.slice(0, 2)), first, second };
  const clauses = [t(second - first > 1 ? "told-took-any-cards" : "told-took", values)];
  if (take.additional) {
    clauses.push(t("told-took-additional", { card: colourName(played.took[2]!), pier: take.additional }));
  }
  if (take.discards) clauses.push(t("told-put-down", { cards: cardNames(take.discards) }));
  return clauses;
}

function building(build: Build): string[] {
  const spaces = inOrder(build.spaces).join(" ");
  const clauses = [t("told-built", { tile: tileName(build.tile), spaces, brick: build.brick })];
  if (build.discount) clauses.push(t("told-discount"));
  if (build.change) {
    const [source, target] = build.change;
    clauses.push(t("told-change", { source: colourName(source), target: colourName(target) }));
  }
  clauses.push(build.paid ? t("told-paid", { cards: cardNames(build.paid) }) : t("told-paid-nothing"));
  return [...clauses, ...build.coats.map(tellCoat)];
}

export function tellCoat(coat: Coat): string {
  switch (coat.use) {
    case "special":
      return t("told-coat-special", { space: coat.space });
    case "ability":
      return t("told-coat-ability", { ability: abilityName(coat.ability) });
    case "reactivate":
      return t("told-coat-reactivate");
    case "lapsed":
      return t("told-coat-lapsed");
  }
}

/** A turn that could be played, with the cards that lie at the piers. */
export function adviseTurn(word: string, piers: (string | null)[]): string {
  const { take, build } = readTurn(word);
  const clauses = [];
  if (take) {
    const from = take.additional ? [...take.piers, take.additional] : take.piers;
    const cards = cardNames(from.map((pier) => piers[pier - 1] ?? "").join(""));
    clauses.push(t("advice-take", { cards, piers: list(from.map(String)) }));
    if (take.discards) clauses.push(t("advice-put-down", { cards: cardNames(take.discards) }));
  }
  if (build) {
    const spaces = inOrder(build.spaces).join(" ");
    clauses.push(t("advice-build", { tile: tileName(build.tile), spaces, brick: build.brick }));
  }
  return clauses.join("; ");
}

/** Everybody's points. */
export function standings(table: TableInfo, view: GameView, you: number | null): string {
  return view.seats
    .map(({ points }, seat) => t("race-seat", { name: seatName(table, seat, you), points }))
    .join(", ");
}

/** Abilities in words, and whether they are active. */
export function abilityNames(abilities: Record<string, boolean>): string {
  return list(
    Object.entries(abilities).map(([ability, active]) =>
      t("ability-state", { name: abilityName(ability), state: active ? "active" : "inactive" }),
    ),
  );
}

/** What speaks for a turn; seats are called by their names. */
export function tellReason({ code, values }: AdviceInfo["reasons"][number], table: TableInfo): string {
  return t(code, "seat" in values ? { ...values, name: seatName(table, Number(values.seat)) } : values);
}

/** Any event at a table as one sentence, which speaks to the one who has that seat. */
export function tellEvent(event: Event, table: TableInfo, you: number | null = null): string {
  const what = event.what;
  const who = "seat" in what && what.seat === you ? "you" : "other";
  const name = "seat" in what ? seatName(table, what.seat, you) : "";
  switch (what.kind) {
    case "turn":
      return tellTurn(name, what);
    case "seat-taken":
      return t("event-seat-taken", { name: what.bot ? botName(what.bot) : what.name, who });
    case "seat-left":
      return t("event-seat-left", { seat: what.seat + 1 });
    case "started":
      return t("event-started");
    case "stood-in":
      return t("event-stood-in", { name, who, why: what.why });
    case "taken-back":
      return t("event-taken-back", { name, who });
    case "voted":
      return t("event-voted", {
        name: seatName(table, what.voter),
        other: name,
        who: what.voter === you ? "voter" : who,
      });
    case "resigned":
      return t("event-resigned", { name, who });
    case "rematched":
      return t("event-rematched");
  }
}
