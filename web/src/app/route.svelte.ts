// Which page is shown: the address says it.
import { tick } from "svelte";
import { arrive } from "./focus.ts";

export interface Route {
  page: string;
  rest: string;
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const [page = "", ...rest] = location.pathname.slice(1).split("/");
  return {
    page,
    rest: decodeURIComponent(rest.join("/")),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let current = $state.raw<Route>(read());
let shown = location.pathname;

export function route(): Route {
  return current;
}

function follow(): void {
  if (location.pathname !== shown) arrive();
  shown = location.pathname;
  current = read();
}

/** Go to an address; what lies over the page is left with it, and has no place in the history. */
export function go(address: string, replacing = false): void {
  if (replacing) history.replaceState(history.state, "", address);
  else if (depth()) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  follow();
  if (!replacing) scrollTo(0, 0);
  void tick().then(settle);
}

// What lies over the page, such as a dialog: the browser's Back closes it instead of leaving the page. Each has an entry
// of its own in the history, which says how many lie there.

/** How to close what is open, the lowest first. */
const open: (() => void)[] = [];
/** Whether we are going back by ourselves: browsers do that in their own time. */
let going = false;

const depth = () => (history.state as { over?: number } | null)?.over ?? 0;

/** Make the history fit what is open. */
function settle(): void {
  if (going) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    going = true;
    history.go(-surplus);
  } else for (let over = depth() + 1; over <= open.length; over++) history.pushState({ over }, "");
}

/** Let Back close this; what is returned is to be called when it is gone. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  // One may close and another open at once: then the entry stays.
  void tick().then(settle);
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    void tick().then(settle);
  };
}

addEventListener("popstate", () => {
  const ours = going;
  going = false;
  if (!ours) for (const close of open.splice(depth()).reverse()) close();
  follow();
  // Also where an entry is left of what is no longer there.
  void tick().then(settle);
});

/** Links inside the client change the page without reloading it. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

// After a reload nothing is open.
settle();
