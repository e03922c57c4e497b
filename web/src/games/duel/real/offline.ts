/** Where browsers allow it, the page can even be opened again without network: public/sw.js keeps its files. */

const PAGE = "/real";

/** Everything that this page has fetched of the build. */
function files(): string[] {
  const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name, location.href));
  const ours = fetched.filter((url) => url.origin === location.origin && /^\/(assets\/|icon\.svg|gate\.js)/.test(url.pathname));
  return [...new Set([PAGE, ...ours.map((url) => url.pathname)])];
}

/** Only in secure places (https, this machine); elsewhere the open page goes on by itself. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { scope: PAGE });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(files());
  } catch {
    // not kept then
  }
}
