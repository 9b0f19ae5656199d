// How the points went, turn by turn.
import type { TurnPlayed } from "../live/types.ts";

/** The points of every seat before the first turn and after each turn. */
export function pointsByTurn(turns: TurnPlayed[], seats: number): number[][] {
  const history = [Array<number>(seats).fill(0)];
  for (const turn of turns)
    history.push(history.at(-1)!.map((points, seat) => (seat === turn.seat ? turn.points : points)));
  return history;
}

export interface BestTurn {
  /** Turns count from 1. */
  turn: number;
  points: number;
  lines: string[];
}

/** The turn of a seat that brought most; of equal ones the later, which weighs more. */
export function bestTurn(turns: TurnPlayed[], seat: number): BestTurn | null {
  let best: BestTurn | null = null;
  for (const [index, { seat: mover, lines }] of turns.entries()) {
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    if (mover !== seat || !points || points < (best?.points ?? 0)) continue;
    best = { turn: index + 1, points, lines: lines.map(({ line }) => line) };
  }
  return best;
}

export interface Moment {
  turn: number;
  mine: number;
  /** The points of the best of the others. */
  best: number;
}

/** Farther behind than this was never close. */
const CLOSE = 3;

/**
 * When a seat that lost was closest to winning, before the last turn: the last time it was ahead, else level, else nearest behind.
 * Nothing counts until somebody has points.
 */
export function closestMoment(history: number[][], seat: number): Moment | null {
  let closest: Moment | null = null;
  for (const [turn, points] of history.slice(0, -1).entries()) {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const moment = { turn, mine: points[seat]!, best };
    if (!best && !moment.mine) continue;
    if (closest === null || rank(moment) >= rank(closest)) closest = moment;
  }
  return closest && rank(closest) >= -CLOSE ? closest : null;
}

/** Ahead by one point or by many is alike: the later counts. */
const rank = ({ mine, best }: Moment) => Math.min(mine - best, 1);
