// What the first page asks the server: the tables of the one who came, and what is open to everybody.
import { readLobby, readOwn } from "../live/asking.ts";

/** One after the other: the first answer gives a new device its cookie. */
function ask() {
  const own = readOwn();
  return { own, lobby: own.then(readLobby) };
}

/** Requested before the first page is rendered; a failure is shown once it is. */
let early = location.pathname === "/" ? ask() : null;
/** When that was answered, or cannot be. */
export const answered: Promise<unknown> = Promise.allSettled([early?.lobby]);

export function news(): ReturnType<typeof ask> {
  const asked = early ?? ask();
  early = null;
  return asked;
}
