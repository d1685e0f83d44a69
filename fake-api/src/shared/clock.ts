/** A clock that shows an instant when it is made and goes on from there. */
export function clockFrom(instant: number): () => number {
  const start = performance.now();
  return () => instant + Math.round(performance.now() - start);
}

/** The server's clock. Tests and demonstrations can move it. */
export function createClock(real: () => number = Date.now) {
  let offset = 0;
  return {
    now: () => real() + offset,
    /** Moves the clock by some milliseconds, until it is set or reset. */
    advance(milliseconds: number) {
      offset += milliseconds;
    },
    /** Sets the clock to an instant; it goes on from there. */
    set(instant: number) {
      offset = instant - real();
    },
    /** Goes back to the clock of the start. */
    reset() {
      offset = 0;
    },
  };
}
