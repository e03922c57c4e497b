/** A game as a link: its record, packed, after the #. No server reads it, and none is needed. */
import { unpacking } from "$lib/packed";
import { linkTo } from "$lib/router.svelte.ts";

/** Letters of the record; what is longer is no record of ours, however short its link is. */
const LONGEST = 4_000_000;

export async function recordLink(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let plain = "";
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return linkTo(`/watch#${btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`);
}

/** The record of a link; null where it was cut or changed on its way, or unpacks without end. */
export async function recordOf(data: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(unpacking()).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LONGEST) return null;
    }
    return text + decoder.decode() || null;
  } catch {
    return null;
  }
}
