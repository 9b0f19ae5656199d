// The shell is kept on the device, so that the page opens at once; what happens at tables always comes from the server.
const SHELF = "nyhavn-shell";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(serverFirst(event));
});

/** Assets have a digest in their names: what is kept never changes. */
async function keptFirst(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** Every address is the same page. The newest one is asked for, and its old assets are thrown away. */
async function serverFirst(event) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepPage(shelf, answer.clone()));
    return answer;
  } catch (fault) {
    const kept = await shelf.match("/");
    if (kept) return kept;
    throw fault;
  }
}

/** Keep the page and everything it may load later, so that it opens without a network too. */
async function keepAll() {
  const shelf = await caches.open(SHELF);
  const assets = await (await fetch("/assets.json", { cache: "no-store" })).json();
  const wanted = ["/", "/icon.svg", ...assets.map((asset) => `/${asset}`)];
  const kept = await Promise.all(wanted.map((path) => path !== "/" && shelf.match(path)));
  await shelf.addAll(wanted.filter((_, index) => !kept[index]));
}

async function keepPage(shelf, answer) {
  const text = await answer.clone().text();
  const kept = await shelf.match("/");
  if (kept && (await kept.text()) !== text) {
    for (const old of await shelf.keys()) await shelf.delete(old);
    await keepAll();
  }
  await shelf.put("/", answer);
}
