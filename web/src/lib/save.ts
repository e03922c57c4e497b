/** What somebody wants to have as a file. */

/** Long enough for a browser to have read it. */
const READ = 10_000; // ms

/** From an address of this page, into the folder of downloads. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

export function save(what: Blob, name: string): void {
  const address = URL.createObjectURL(what);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), READ);
}
