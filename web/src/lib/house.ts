/**
 * What is behind this page: a server, or nothing but files on some web host. Both get the same build; the head of
 * index.html says which of them it is (see tools/site.py). Screens ask `place.ts` and `net.ts`, which know it from here.
 */

function said(name: string): string {
  if (typeof document === "undefined") return ""; // tests
  return document.getElementsByName(`baffe-${name}`)[0]?.getAttribute("content") ?? "";
}

/** A hash of all files of this page; it stays "dev" where nothing was built. */
export const BUILD = said("build") || "dev";

/** Whether there is somebody to ask: friends on other devices and televisions come through a server. */
export const HAS_SERVER = said("house") !== "files";

/** Where the files of the page lie. Files alone are always opened at that very address: their screens follow a #. */
export function root(): string {
  return HAS_SERVER ? new URL("/", location.href).href : new URL(".", location.href).href;
}
