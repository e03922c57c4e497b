/** Whether the engine is on its way: what can wait does, so that it comes sooner. */

let arriving: Promise<unknown> = Promise.resolve();

export function engineArrives(loaded: Promise<unknown>): void {
  arriving = loaded;
}

/** Done when no engine is on its way, whatever became of it. */
export async function enginesArrival(): Promise<void> {
  await arriving.catch(() => {});
}
