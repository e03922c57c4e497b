/** Notices that something has gone silent while it should be at work. */

const SECOND = 1000; // ms

/** Seconds of silence after which it is given up; whatever takes longer says every second that it goes on. */
export const PATIENCE = 10;

/** It counts the beats of its own timer: a device that slept has not waited. */
export class Watchdog {
  private silent = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly bark: () => void) {}

  /** Something is to be done, or is still being done. */
  works(): void {
    this.silent = 0;
    this.timer ??= setInterval(() => this.beat(), SECOND);
  }

  /** It is done. */
  rests(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private beat(): void {
    this.silent += 1;
    if (this.silent < PATIENCE) return;
    this.rests();
    this.bark();
  }
}
