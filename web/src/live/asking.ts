// Asking the server over HTTP.
import type {
  Choices,
  GameReviewInfo,
  Hint,
  LessonInfo,
  LinkInfo,
  Links,
  Lobby,
  News,
  NewTable,
  OpenedTable,
  Own,
  Refusal,
  ReplayData,
  Review,
  Statistics,
  TableInfo,
} from "./types.ts";

/** What the server refused, and why. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const UNREACHABLE: Refusal = { code: "connection-lost", values: {}, message: "" };

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const options: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(`/api/${path}`, options).catch(() => {
    throw new RefusedError(UNREACHABLE);
  });
  if (!response.ok) {
    const fault = await response.json().catch(() => ({ error: UNREACHABLE }));
    throw new RefusedError(fault.error);
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const readOwn = () => ask<Own>("me");
export const readLobby = () => ask<Lobby>("lobby");
export const openTable = (table: NewTable) => ask<OpenedTable>("tables", table);
export const lookAtLink = (secret: string) => ask<LinkInfo>("links/look", { secret });
export const openLink = (secret: string, name = "") => ask<OpenedTable>("links/open", { secret, name });
export const sitDown = (table: string, name: string) => ask<OpenedTable>(`${at(table)}/seats`, { name });
export const giveToBot = (table: string, seat: number, bot: string) =>
  ask<TableInfo>(`${at(table)}/seats/${seat}/bot`, { bot });
export const newLink = (table: string, kind: "invite" | "watch" | "seat", seat: number | null = null) =>
  ask<Links>(`${at(table)}/links`, { kind, seat });
export const leave = (table: string) => ask<void>(`${at(table)}/leave`, {});
export const vote = (table: string, seat: number) => ask<TableInfo>(`${at(table)}/vote`, { seat });
export const takeBack = (table: string, seat: number) => ask<TableInfo>(`${at(table)}/take-back`, { seat });
export const resign = (table: string, seat: number) => ask<TableInfo>(`${at(table)}/resign`, { seat });
export const rematch = (table: string) => ask<TableInfo>(`${at(table)}/rematch`, {});
export const readStatistics = (table: string) => ask<Statistics>(`${at(table)}/statistics`);
export const readReplay = (table: string, seat: number | null, open: boolean) =>
  ask<ReplayData>(`${at(table)}/replay?open=${open}${seat === null ? "" : `&seat=${seat}`}`);
export const recordAddress = (table: string) => `/api/${at(table)}/record`;
export const replayRecord = (record: string, seat: number | null, open: boolean) =>
  ask<ReplayData>("replay", { record, seat, open });

export const askHint = (table: string, seat: number, turn: number, begun: string[]) =>
  ask<Hint>(`${at(table)}/hint`, { seat, turn, begun });
export const readReview = (table: string, turn: number) => ask<Review>(`${at(table)}/review?turn=${turn}`);
export const reviewRecord = (record: string, turn: number) => ask<Review>("replay/review", { record, turn });

/** The review of a whole game as far as it has come. */
export const wholeReview = (table: string, record: string) =>
  record
    ? ask<GameReviewInfo>("replay/whole-review", { record })
    : ask<GameReviewInfo>(`${at(table)}/whole-review`, {});

const lesson = (name: string) => `lessons/${encodeURIComponent(name)}`;

export const readLessons = () => ask<LessonInfo[]>("lessons");
export const readLesson = (name: string) => ask<News>(lesson(name));
export const askLesson = (name: string, begun: string[]) =>
  ask<Choices>(`${lesson(name)}/choices`, { begun });
export const playLesson = (name: string, word: string) => ask<News>(`${lesson(name)}/turns`, { word });
