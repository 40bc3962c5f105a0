// Keeps the built files, whose names change with their content, and nothing else: pages, words
// and tables always come from the server, so nothing is ever stale.
const KEPT = "undercroft-assets";

/** The name of a built file without the hash of its content, in which there may be hyphens. */
const stem = (url) => new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, "$1");

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  for (const old of await cache.keys())
    if (old.url !== request.url && stem(old.url) === stem(request.url)) await cache.delete(old);
}

async function serve(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer.clone());
  return answer;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const isBuilt = url.origin === self.location.origin && url.pathname.startsWith("/assets/");
  if (isBuilt && event.request.method === "GET") event.respondWith(serve(event.request));
});
