// Which bot suits somebody next: the gentlest at first; after a win the next stronger, after a loss the same again.
import type { OwnTable } from "../live/types.ts";

export function recommended(bots: string[], tables: OwnTable[]): string | undefined {
  const finished = tables.filter(
    ({ table }) => table.result && table.seats.some(({ kind }) => kind === "bot"),
  );
  const [last] = finished.sort((one, other) => other.table.changedAt - one.table.changedAt);
  if (!last) return bots[0];
  const strongest = Math.max(...last.table.seats.map(({ bot }) => bots.indexOf(bot ?? "")));
  const won = last.table.result!.winners.some((seat) => last.seats.includes(seat));
  return bots[Math.min(Math.max(strongest, 0) + (won ? 1 : 0), bots.length - 1)];
}
