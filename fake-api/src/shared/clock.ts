/** The server's clock. Tests and demonstrations can move it. */
export interface Clock {
  now(): number;
  /** Moves the clock by some milliseconds, until it is set or reset. */
  advance(milliseconds: number): void;
  /** Sets the clock to an instant; it goes on from there. */
  set(instant: number): void;
  /** Goes back to the clock of the start. */
  reset(): void;
}

/** A clock that shows an instant when it is made and goes on from there. */
export function clockFrom(instant: number): () => number {
  const start = performance.now();
  return () => instant + Math.round(performance.now() - start);
}

export function createClock(real: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => real() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(instant) {
      offset = instant - real();
    },
    reset() {
      offset = 0;
    },
  };
}
