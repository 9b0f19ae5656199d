// How a game ended, in words for the one who looks, and whose houses stand in front.
import { seatName, seatNames } from "../live/telling.ts";
import type { GameView, ResultInfo, TableInfo } from "../live/types.ts";
import type { TableStore } from "../table/table.svelte.ts";
import { list, t } from "../texts/texts.svelte.ts";
import { bestTurn, closestMoment, pointsByTurn } from "./points_by_turn.ts";

export interface Ending {
  /** The seats in the order of their houses: one's own first, or the winner's for a spectator; then the best. */
  order: number[];
  /** The house in front has won. */
  won: boolean;
  title: string;
  outcome: string;
  /** A warm word for one who lost, and when it was closest. */
  comfort: string[];
}

/** Longer games were played in pieces: their minutes tell nothing. */
const ONE_SITTING = 180;
/** As near as this at the end was close. */
const CLOSE = 2;

export function endingOf(store: TableStore): Ending {
  const { table, view, you } = store;
  const result = table!.result!;
  const order = housesOf(result, view!, store.mine);
  const front = order[0]!;
  const lost = you !== null && !result.winners.includes(you);
  return {
    order,
    won: result.winners.includes(front),
    title: titleOf(table!, result, you),
    outcome: outcomeOf(store, you),
    comfort: lost ? comfortFor(store, you) : [],
  };
}

function housesOf({ points, winners }: ResultInfo, { seats }: GameView, mine: number[]): number[] {
  const better = (one: number, other: number) =>
    Number(winners.includes(other)) - Number(winners.includes(one)) ||
    points[other]! - points[one]! ||
    seats[one]!.emptySpaces - seats[other]!.emptySpaces;
  const best = [...points.keys()].sort(better);
  const front = best.find((seat) => mine.includes(seat)) ?? best[0]!;
  return [front, ...best.filter((seat) => seat !== front)];
}

/** Who won, and by how much where points decided it. */
export function titleOf(table: TableInfo, result: ResultInfo, you: number | null): string {
  const [winner, ...others] = result.winners;
  if (winner === undefined || others.length)
    return t(result.end === "resigned" ? "over-given-up" : "over-shared");
  const own = winner === you;
  const values = { winner: seatName(table, winner) };
  if (result.end === "resigned" || result.tied)
    return t(own ? "over-you-win-plain" : "over-wins-plain", values);
  const second = Math.max(...result.points.filter((_, seat) => seat !== winner));
  return t(own ? "over-you-win" : "over-wins", { ...values, points: result.points[winner]!, second });
}

/** What stands on a picture that others get to see: nobody is "you" there. */
export function pictureWords(
  store: TableStore,
  seat: number,
): { name: string; title: string; subtitle: string } {
  const [table, result] = [store.table!, store.table!.result!];
  const name = seatName(table, seat);
  const title = titleOf(table, result, null);
  return result.winners.includes(seat)
    ? { name, title, subtitle: outcomeOf(store, null) }
    : { name, title: t("over-picture-points", { name, points: result.points[seat]! }), subtitle: title };
}

function outcomeOf(store: TableStore, you: number | null): string {
  return [...howItEnded(store.table!, store.table!.result!, you), ...lengthOf(store)].join(" ");
}

function howItEnded(
  table: TableInfo,
  { end, winners, points, tied }: ResultInfo,
  you: number | null,
): string[] {
  const gone = [...table.seats.keys()].filter((seat) => table.seats[seat]!.resigned);
  const others = gone.filter((seat) => seat !== you).map((seat) => seatName(table, seat));
  const gaveUp = [
    ...(others.length ? [t("over-resigned", { names: list(others), count: others.length })] : []),
    ...(you !== null && gone.includes(you) ? [t("over-resigned-you")] : []),
  ];
  if (end === "resigned") return gaveUp;
  if (end === "points") return [];
  const best = Math.max(...points);
  if (winners.length > 1)
    return [t("over-card"), t("over-share", { winners: seatNames(table, winners, you), points: best })];
  return [t("over-card"), ...(tied ? [t("over-tied", { points: best })] : [])];
}

function lengthOf({ events, turns }: TableStore): string[] {
  if (!turns.length) return [];
  const first = events.find(({ what }) => what.kind === "started" || what.kind === "turn");
  const last = events.findLast(({ what }) => what.kind === "turn" || what.kind === "resigned");
  const minutes = first && last ? Math.round((last.at - first.at) / 60) : 0;
  const timed = minutes > 0 && minutes <= ONE_SITTING;
  return [t(timed ? "over-turns-minutes" : "over-turns", { turns: turns.length, minutes })];
}

function comfortFor({ table, turns }: TableStore, seat: number): string[] {
  const { points, end } = table!.result!;
  const history = pointsByTurn(turns, points.length);
  const behind = Math.max(...points) - points[seat]!;
  const warm = table!.seats[seat]!.resigned
    ? "over-comfort-resigned"
    : end !== "resigned" && behind <= CLOSE
      ? "over-comfort-close"
      : "over-comfort";
  const moment = closestMoment(history, seat);
  if (moment) {
    const lead = moment.mine - moment.best;
    const kind = lead > 0 ? "ahead" : lead < 0 ? "behind" : "level";
    return [t(warm), t(`over-moment-${kind}`, { ...moment, gap: -lead })];
  }
  const best = bestTurn(turns, seat);
  return [t(warm), ...(best ? [t("over-moment-best", { turn: best.turn, points: best.points })] : [])];
}
