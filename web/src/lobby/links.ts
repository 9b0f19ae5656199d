// Links are told once, when a table is opened: they are kept on this device until they are needed.
import type { Links } from "../live/types.ts";

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

/** The secret stands behind the #, which browsers never send to a server. */
export function linkAddress(secret: string): string {
  return `${location.origin}/join#${secret}`;
}
