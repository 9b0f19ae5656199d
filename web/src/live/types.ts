// Short names for the types of the wire.
import type { components } from "./wire.ts";

type Wire = components["schemas"];

export type AbilityChoice = Wire["AbilityChoice"];
export type Actions = Wire["Actions"];
export type AdviceInfo = Wire["AdviceInfo"];
export type BuildInfo = Wire["BuildInfo"];
export type CardChoice = Wire["CardChoice"];
export type Choices = Wire["Choices"];
export type ClientMessage = Wire["ClientMessage"];
export type CoatChoices = Wire["CoatChoices"];
export type CoatUse = Actions["coats"][number];
export type Event = Wire["Event"];
export type GameReviewInfo = Wire["GameReviewInfo"];
export type GameView = Wire["GameView"];
export type Hint = Wire["Hint"];
export type HouseView = Wire["HouseView"];
export type LessonInfo = Wire["LessonInfo"];
export type LessonStep = Wire["LessonStep"];
export type LineInfo = Wire["LineInfo"];
export type LinkInfo = Wire["LinkInfo"];
export type Links = Wire["Links"];
export type Lobby = Wire["Lobby"];
export type NewSeat = Wire["NewSeat"];
export type NewTable = Wire["NewTable"];
export type News = Wire["News"];
export type OpenedTable = Wire["OpenedTable"];
export type Own = Wire["Own"];
export type OwnTable = Wire["OwnTable"];
export type PlacementChoice = Wire["PlacementChoice"];
export type Presence = Wire["Presence"];
/** What the server refuses, by one of its codes, or what never got there. */
export type Refusal = Omit<Wire["Refusal"], "code"> & { code: Wire["Refusal"]["code"] | "connection-lost" };
export type ReplayData = Wire["ReplayData"];
export type ResultInfo = Wire["ResultInfo"];
export type Review = Wire["Review"];
export type SeatStatisticsInfo = Wire["SeatStatisticsInfo"];
export type ServerMessage =
  | Exclude<Wire["ServerMessage"], Wire["Refused"]>
  | (Omit<Wire["Refused"], "error"> & { error: Refusal });
export type SpecialChoice = Wire["SpecialChoice"];
export type Statistics = Wire["Statistics"];
export type TableInfo = Wire["TableInfo"];
export type TakeInfo = Wire["TakeInfo"];
export type TurnPlayed = Wire["TurnPlayed"];
