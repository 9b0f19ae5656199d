// Events in words: every line names what happened.

import { ABILITY_NAMES, COLOUR_NAMES, type ColourLetter } from "../board/pieces.ts";
import { inOrder } from "../board/spaces.ts";
import { list, t, type Values } from "../texts/texts.svelte.ts";
import { faceOf, levelOf } from "./faces.ts";
import type {
  Actions,
  AdviceInfo,
  BuildInfo,
  CoatUse,
  Event,
  GameView,
  LineInfo,
  TableInfo,
  TakeInfo,
  TurnPlayed,
} from "./types.ts";

export const colourName = (letter: string) => t(`colour-${COLOUR_NAMES[letter as ColourLetter]}`);
export const abilityName = (letter: string) => t(`ability-${ABILITY_NAMES[letter]}`);

/** The name of an ability as a label, which may break inside long words. */
export const abilityLabel = (letter: string) => t(`ability-${ABILITY_NAMES[letter]}.label`);

export function tileName(name: string): string {
  return t("tile", { colour: COLOUR_NAMES[name[0] as ColourLetter], size: name.slice(1) });
}

/** Cards in words, such as "2 green, red", in the order in which they come. */
export function cardNames(cards: string): string {
  const counted = [...new Set(cards)].map((colour) => ({
    colour,
    count: [...cards].filter((card) => card === colour).length,
  }));
  return list(
    counted.map(({ colour, count }) => t("cards-of-colour", { count, colour: colourName(colour) })),
  );
}

export function lineName(line: string): string {
  return /\d/.test(line) ? t("row", { line }) : t("column", { line });
}

/** What the bots with a face are called, one after the other: the same in all languages. */
const NAMES: Record<string, string[]> = {
  cabin: ["Pia", "Maja", "Tove", "Lone"],
  deckhand: ["Emil", "Nils", "Anton", "Elias"],
  fishwife: ["Karen", "Bodil", "Gerda", "Ellen"],
  carpenter: ["Ida", "Runa", "Signe", "Liv"],
  mason: ["Otto", "Aksel", "Viggo", "Bruno"],
  architect: ["Astrid", "Clara", "Inger", "Sofie"],
  harbour: ["Holger", "Anker", "Knud", "Rasmus"],
  keeper: ["Dagny", "Birte", "Agnes", "Ragna"],
};

/** How a seat is called: by its name, or "you" where it is the listener's own. */
export function seatName(table: TableInfo, seat: number, you: number | null = null): string {
  if (seat === you) return t("you");
  const info = table.seats[seat];
  if (!info) return "";
  if (info.kind === "open") return t("waiting-open-seat");
  if (info.kind !== "bot") return info.name;
  const face = faceOf(info.bot);
  const alike = table.seats.filter((other) => other.kind === "bot" && faceOf(other.bot) === face);
  return NAMES[face ?? ""]?.[alike.indexOf(info)] ?? info.name;
}

/** A seat by its name; of a bot it is also said of which kind it is. */
export function seatTitle(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  const name = seatName(table, seat);
  return info?.kind === "bot" ? t("bot-of-kind", { name, kind: botName(info.bot ?? info.name) }) : name;
}

/** What a bot says at a moment of the game; those without a level keep silent. */
export function saying(bot: string | null, moment: "greeting" | "scored" | "won" | "lost"): string {
  const key = `saying-${levelOf(bot ?? "")}-${moment}`;
  const said = t(key);
  return said === key ? "" : said;
}

/** Several seats in one sentence. */
export function seatNames(table: TableInfo, seats: number[], you: number | null): string {
  return list(seats.map((seat, at) => (at && seat === you ? t("you.among") : seatName(table, seat, you))));
}

/** A kind of bot as people call it; those without a level keep the name they have. */
export function botName(bot: string): string {
  return t(levelOf(bot));
}

/** A part of a turn, by the name that it has in the catalogs after `told-` and `advice-`. */
interface Clause {
  name: string;
  values: Values;
}

const tellClause = ({ name, values }: Clause) => t(`told-${name}`, values);
export const tellCoat = (coat: CoatUse) => tellClause(usingCoat(coat));
export const tellScore = (lines: LineInfo[]) => tellClause(scoring(lines));

/** What somebody played, as one sentence. */
export function tellTurn(name: string, played: Pick<TurnPlayed, "actions" | "lines">): string {
  const clauses = clausesOf(played.actions);
  if (played.lines.length) clauses.push(scoring(played.lines));
  return t("told-turn", { name, clauses: clauses.map(tellClause).join("; ") });
}

const MAIN = ["took", "took-any-cards", "took-additional", "built"];

/** A turn that could be played: first what it is, then all the rest of it. */
export function adviseTurn({ actions }: Pick<AdviceInfo, "actions">): { main: string; rest: string } {
  const clauses = clausesOf(actions);
  const advised = (some: Clause[]) => some.map(({ name, values }) => t(`advice-${name}`, values)).join(" · ");
  return {
    main: advised(clauses.filter(({ name }) => MAIN.includes(name))),
    rest: advised(clauses.filter(({ name }) => !MAIN.includes(name))),
  };
}

/** All of a turn that could be played. */
export function adviceInWords(advice: AdviceInfo): string {
  const { main, rest } = adviseTurn(advice);
  return [main, rest].filter(Boolean).join(" · ");
}

/** A turn in parts; the abilities it uses are named by their letters. */
function clausesOf({ take, build, coats, abilities }: Actions): Clause[] {
  const uses = (name: string) => [...abilities].some((letter) => ABILITY_NAMES[letter] === name);
  return [
    ...(take ? taking(take, uses("any-cards")) : []),
    ...(uses("both-actions") ? [{ name: "both-actions", values: {} }] : []),
    ...(build ? building(build) : []),
    ...coats.map(usingCoat),
  ];
}

function scoring(lines: LineInfo[]): Clause {
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  return { name: "scored", values: { points, lines: list(lines.map((line) => lineName(line.line))) } };
}

function taking(take: TakeInfo, anyCards: boolean): Clause[] {
  const [first, second] = take.piers;
  const values = { cards: cardNames(take.cards.slice(0, 2)), first: first!, second: second! };
  const clauses: Clause[] = [{ name: anyCards ? "took-any-cards" : "took", values }];
  if (take.additional) {
    clauses.push({
      name: "took-additional",
      values: { card: colourName(take.cards[2]!), pier: take.additional },
    });
  }
  if (take.discards) clauses.push({ name: "put-down", values: { cards: cardNames(take.discards) } });
  return clauses;
}

function building(build: BuildInfo): Clause[] {
  const spaces = inOrder([build.brick, ...build.windows]).join(" ");
  const clauses: Clause[] = [
    { name: "built", values: { tile: tileName(build.tile), spaces, brick: build.brick } },
  ];
  if (build.discount) clauses.push({ name: "discount", values: {} });
  if (build.change) {
    const [source, target] = build.change;
    clauses.push({ name: "change", values: { source: colourName(source), target: colourName(target) } });
  }
  const paid = build.paid ? "paid" : "paid-nothing";
  return [...clauses, { name: paid, values: { cards: cardNames(build.paid) } }];
}

function usingCoat(coat: CoatUse): Clause {
  const name = `coat-${coat.use}`;
  if (coat.use === "special") return { name, values: { space: coat.space } };
  if (coat.use === "ability") return { name, values: { ability: abilityName(coat.ability) } };
  return { name, values: {} };
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
      // Where a person sat down, somebody else may sit by now.
      return t("event-seat-taken", { name: what.bot ? name : what.name, who });
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
