/** What a reader types and what it is found in, compared without accents and capitals. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function hasWords(text: string, sought: string): boolean {
  return plain(sought).split(/\s+/).every((word) => plain(text).includes(word));
}
