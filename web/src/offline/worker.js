/*
 * Keeps one build of the page for times without network: whole, or not at all. offline.plugin.ts puts the build and the
 * names of its files in here, so every build has a worker of its own. A new one waits beside the old one until somebody
 * loads it; pages that were opened before keep the files of their build for as long as they are open.
 */
const BUILD = "%BUILD%";
/** All but Python: needed for the first time online and for every time offline. */
const PAGE = %PAGE%;
/** Python: kept when somebody has asked for it, by playing or by having room for it. */
const ENGINE = %ENGINE%;
/** What levels that think ahead have learned: each is kept when somebody has played against it. */
const WEIGHTS = %WEIGHTS%;

/** Nobody plays with it: where it is missing, the rest counts all the same. */
const LICENCES = "licences.txt";

/** Several folders of one host may each hold a page: each knows its own caches by its address. */
const HOME = self.registration.scope;
const OURS = `baffe ${HOME} `;
const NAME = OURS + BUILD;
/** A server has always one whole build, the newest: its page is asked for first, and ours is for when nobody answers. */
const SERVED = new URL(location.href).searchParams.has("served");
const PATIENCE = 5_000; // ms

const address = (path) => new URL(path, HOME).href;
const FILES = new Set([...PAGE, ...ENGINE, ...WEIGHTS, LICENCES].map(address));
const ASKED_FOR = new Set([...ENGINE, ...WEIGHTS].map(address));
const isHashed = (url) => url.startsWith(address("assets/"));
const isEngine = (url) => /\/assets\/(python-[^/]*\.js|(python|library|rules)-[^/]*\.bin)$/.test(url);
/** The level and mode of weights, without the hash of their content. */
const levelOf = (url) => /\/weights-(.*)-[^/]{8,}\.bin$/.exec(url)?.[1];
const found = (url) => caches.match(url, { ignoreVary: true });

self.addEventListener("install", (event) => event.waitUntil(keepBuild()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(forgetOthers)));
self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0].postMessage(BUILD);
  if (event.data === "load") void self.skipWaiting();
  if (event.data === "tidy") event.waitUntil(forgetOthers());
  if (ASKED_FOR.has(event.data.keep)) event.waitUntil(keep([event.data.keep]).catch(() => {}));
  if (event.data === "engine") event.waitUntil(keep(ENGINE).catch(() => {})); // no network or no room: the next visit tries again
});

/** Whoever has Python for the build of today gets that of tomorrow before it counts, and the levels that they have met. */
async function keepBuild() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const urls = kept.flat().map(({ url }) => url);
  const plays = urls.some(isEngine);
  const met = new Set(urls.map(levelOf).filter(Boolean));
  const levels = WEIGHTS.filter((path) => met.has(levelOf(address(path))));
  await keep(plays ? [...PAGE, ...ENGINE, ...levels] : PAGE);
  await keep([LICENCES]).catch(() => {});
}

async function keep(paths) {
  const cache = await caches.open(NAME);
  await Promise.all(
    paths.map(address).map(async (url) => {
      if (await cache.match(url)) return;
      // A name with a hash stands for the same bytes in every build.
      await cache.put(url, (isHashed(url) && (await found(url))) || (await fetched(url)));
    }),
  );
}

async function fetched(url) {
  const answer = await fetch(url, { cache: isHashed(url) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // While a new build is being copied to its host, it may already have our name and still another page.
  if (url === HOME && !(await answer.clone().text()).includes(`content="${BUILD}"`)) throw new Error(`${url} is another build`);
  return answer;
}

/** Caches of builds that no open page was made from. Each page holds a lock with the name of its cache (see main.ts). */
async function forgetOthers() {
  if (self.registration.installing || self.registration.waiting) return; // its files are those of the next pages
  const held = (await navigator.locks.query()).held.map(({ name }) => name).filter((name) => name.startsWith(OURS));
  const pages = (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(({ url }) => url.startsWith(HOME));
  if (pages.length > held.length) return; // one has just been opened, and will come to its lock: the next one tidies up
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME && !held.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !url.startsWith(HOME)) return;
  if (request.mode === "navigate" && isScreen(url)) event.respondWith(screen(request));
  else if (isHashed(url) || FILES.has(url)) event.respondWith(file(request, url));
});

function isScreen(url) {
  if (SERVED) return !FILES.has(url) || url === HOME ? !url.startsWith(address("api/")) : false;
  return url === HOME || url === address("index.html");
}

async function screen(request) {
  const kept = (await (await caches.open(NAME)).match(HOME)) ?? (await found(HOME));
  if (!kept) return fetch(request);
  if (!SERVED) return kept;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function file(request, url) {
  const kept = (await (await caches.open(NAME)).match(url, { ignoreVary: true })) ?? (await found(url));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && ASKED_FOR.has(url)) {
    const copy = answer.clone();
    void caches.open(NAME).then((cache) => cache.put(url, copy)).catch(() => {}); // no room: it is fetched again
  }
  return answer;
}
