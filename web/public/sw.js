// Pages from before kept only the screen for the real box, with a worker of this name. Whoever still has it gets rid of it;
// offline.js keeps the whole page now.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([caches.delete("baffe-real-1"), self.registration.unregister()])));
