/** How much of the page would be there without a network. */
import files from "virtual:inside";

/** all: with the engine; page: all but playing here; nothing: a page that is open goes on, that is all. */
export type Ready = "all" | "page" | "nothing";

export async function ready(): Promise<Ready> {
  if (!("serviceWorker" in navigator) || !(await navigator.serviceWorker.getRegistration())?.active) return "nothing";
  const engine = [files.glue, files.interpreter, files.library, files.rules];
  const kept = await Promise.all(engine.map(({ url }) => caches.match(url, { ignoreVary: true })));
  return kept.every((one) => one) ? "all" : "page";
}
