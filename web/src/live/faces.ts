// The faces of the bots: each level has its own.

const FACES: Record<string, string> = {
  "cabin-girl": "cabin",
  deckhand: "deckhand",
  fishwife: "fishwife",
  carpenter: "carpenter",
  mason: "mason",
  architect: "architect",
  "harbour-master": "harbour",
  "lighthouse-keeper": "keeper",
};

/** What a level is called today; tables and settings from when there were five hold their names of then. */
const FORMER = ["carpenter", "mason", "architect", "harbour-master", "lighthouse-keeper"];
export const levelOf = (bot: string): string => FORMER[Number(/^level-(\d)$/.exec(bot)?.[1]) - 1] ?? bot;

/** The face of a bot; people have none, and show the first letter of their name. */
export function faceOf(bot: string | null): string | null {
  return bot === null ? null : (FACES[levelOf(bot)] ?? "cabin");
}
