// The faces of the bots: each level has its own.

const FACES: Record<string, string> = {
  "level-1": "deckhand",
  "level-2": "carpenter",
  "level-3": "mason",
  "level-4": "architect",
  "level-5": "harbour",
};

/** The face of a bot; people have none, and show the first letter of their name. */
export function faceOf(bot: string | null): string | null {
  return bot === null ? null : (FACES[bot] ?? "cabin");
}
