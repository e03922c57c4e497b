// Keeps the page for the real box, and nothing else, for times without network. Whoever has a network gets everything
// from there: the cache only answers when it does not.
const CACHE = "baffe-real-1";
const PAGE = "/real";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

// The page tells which files it is made of; those of an older build go.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

async function keep(paths) {
  const cache = await caches.open(CACHE);
  await cache.addAll(paths);
  const gone = (await cache.keys()).filter((request) => !paths.includes(new URL(request.url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const page = request.mode === "navigate" && pathname.replace(/\/$/, "") === PAGE;
  if (request.method !== "GET" || origin !== location.origin || !(page || /^\/(assets\/|icon\.svg|gate\.js)/.test(pathname))) return;
  event.respondWith(fetch(request).catch(async (lost) => (await caches.match(page ? PAGE : request)) ?? Promise.reject(lost)));
});
