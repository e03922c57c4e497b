/** Files that are stored packed, because not every web host packs what it sends. */

/** Two bytes with which everything begins that gzip has packed. */
const PACKED = [0x1f, 0x8b];

/** Whether these bytes are still packed: somebody on the way may have unpacked them. */
export function isPacked(first: Uint8Array | undefined): boolean {
  return !!first && PACKED.every((byte, i) => first[i] === byte);
}

export function unpacking(): TransformStream<Uint8Array, Uint8Array> {
  return new DecompressionStream("gzip") as unknown as TransformStream<Uint8Array, Uint8Array>;
}

export async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!isPacked(bytes)) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(unpacking())).text();
}
