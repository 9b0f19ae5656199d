// What a new table is asked for: who sits there.
import type { NewSeat, NewTable } from "../live/types.ts";

const others = (players: number, seat: NewSeat) => Array.from({ length: players - 1 }, () => seat);
const asked = (seats: NewSeat[], wishes: Partial<NewTable> = {}): NewTable => ({
  seats,
  watchable: true,
  listed: false,
  turnSeconds: null,
  ...wishes,
});

export const againstBots = (name: string, players: number, bot: string): NewTable =>
  asked([{ kind: "here", name }, ...others(players, { kind: "bot", bot })]);

export const withFriends = (name: string, players: number, listed: boolean, seconds: number): NewTable =>
  asked([{ kind: "here", name }, ...others(players, { kind: "open" })], {
    listed,
    turnSeconds: seconds || null,
  });

export const onOneScreen = (names: string[]): NewTable =>
  asked(names.map((name) => ({ kind: "here", name })));

/** About how long a game takes. */
export const minutesFor = (players: number): number => 5 * players;
