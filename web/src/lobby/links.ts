// The server gives links out once, when a table is opened: they are kept on this device until they are needed.
import { attempt } from "../app/notices.svelte.ts";
import { go } from "../app/route.svelte.ts";
import { newLink, openTable } from "../live/asking.ts";
import type { Links, NewTable } from "../live/types.ts";

const KEY = "nyhavn-links";
const MOST = 20;

function read(): [string, Links][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export function keepLinks(table: string, links: Links): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...read().filter(([id]) => id !== table), [table, links]].slice(-MOST)),
    );
  } catch {
    // New links can always be made.
  }
}

export function freshLinks(table: string): Links | undefined {
  return read().find(([id]) => id === table)?.[1];
}

/** Open a table and go there; what is noted about it is noted before. */
export async function openAndGo(asked: NewTable, note: (table: string) => void = () => {}): Promise<void> {
  const opened = await attempt(openTable(asked));
  if (!opened) return;
  note(opened.table.id);
  keepLinks(opened.table.id, opened.links);
  go(`/t/${opened.table.id}`);
}

/** The link with which others watch a table, or look at its game again: the one that is kept, or a new one. */
export async function watchLink(table: string): Promise<string | null> {
  const kept = freshLinks(table);
  if (kept?.watch) return kept.watch;
  const watch = (await attempt(newLink(table, "watch")))?.watch ?? null;
  if (watch) keepLinks(table, { invite: null, seats: {}, ...kept, watch });
  return watch;
}

/** The secret stands behind the #, which browsers never send to a server; a turn leads to that moment of the game. */
export function linkAddress(secret: string, turn: number | null = null): string {
  return `${location.origin}/join${turn === null ? "" : `?turn=${turn}`}#${secret}`;
}
