// Which page is shown: the address says it.
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

export function route(): Route {
  return current;
}

export function go(address: string, replacing = false): void {
  const before = location.pathname;
  if (replacing) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  if (location.pathname !== before) arrive();
  current = read();
  if (!replacing) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  arrive();
  current = read();
});

/** Links inside the client change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
