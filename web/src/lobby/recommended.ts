// Which bot suits somebody next: the gentlest at first, and the next stronger one after two wins in a row against a level.
import { levelOf } from "../live/faces.ts";
import type { OwnTable } from "../live/types.ts";

const WINS = 2;

export function recommended(bots: string[], tables: OwnTable[]): string | undefined {
  const games = tables
    .filter(({ table }) => table.result && table.seats.some(({ kind }) => kind === "bot"))
    .sort((one, other) => other.table.changedAt - one.table.changedAt)
    .map(({ table, seats }) => ({
      strongest: Math.max(0, ...table.seats.map(({ bot }) => bots.indexOf(levelOf(bot ?? "")))),
      won: table.result!.winners.some((seat) => seats.includes(seat)),
    }));
  const last = games[0]?.strongest ?? 0;
  const latest = games.filter(({ strongest }) => strongest === last).slice(0, WINS);
  const mastered = latest.length === WINS && latest.every(({ won }) => won);
  return bots[Math.min(last + Number(mastered), bots.length - 1)];
}
