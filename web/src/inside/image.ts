/**
 * An image of Python's memory with everything of ours imported. The device makes it itself, once for each build and while
 * nobody waits for it; whoever plays here again starts from it, and needs neither our files nor the library.
 */
import type { Files } from "./engine";

/** Beside what the service worker keeps: its names begin in another way. */
const CACHE = "baffe-image";

/** Every file has a hash in its name: an image is good for exactly these. */
function address(files: Files): string {
  const names = [files.glue, files.interpreter, files.library, files.rules].map(({ url }) => url.replace(/.*\//, ""));
  return new URL(`image/${names.join("+")}`, new URL(files.glue.url, location.href)).href;
}

const folder = (url: string) => url.replace(/[^/]*$/, "");

/** Only where the address is secure does a browser keep such things. */
const canKeep = () => "caches" in globalThis;

export async function isKept(files: Files): Promise<boolean> {
  if (!canKeep()) return true; // nothing can be done about it
  return Boolean(await (await caches.open(CACHE)).match(address(files)));
}

export async function keptImage(files: Files): Promise<Uint8Array | null> {
  if (!canKeep()) return null;
  try {
    const found = await (await caches.open(CACHE)).match(address(files));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // it only saves time
  }
}

/** In the place of those of earlier builds. */
export async function keepImage(files: Files, image: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(CACHE);
  const here = address(files);
  const others = (await cache.keys()).filter(({ url }) => url !== here && folder(url) === folder(here));
  await Promise.all(others.map((one) => cache.delete(one)));
  await cache.put(here, new Response(image));
}

export async function dropImage(files: Files): Promise<void> {
  if (canKeep()) await caches.open(CACHE).then((cache) => cache.delete(address(files))).catch(() => false);
}
