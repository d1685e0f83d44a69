/** A clock that starts at an instant. */
export function clockFrom(instant: number): () => number {
  const start = performance.now();
  return () => instant + Math.round(performance.now() - start);
}

/** The server's clock, which tests and demonstrations can set. */
export function createClock(real: () => number = Date.now) {
  let offset = 0;
  return {
    now: () => real() + offset,
    /** Moves the clock by milliseconds, until `set` or `reset`. */
    advance(milliseconds: number) {
      offset += milliseconds;
    },
    /** Sets the clock, which then runs on. */
    set(instant: number) {
      offset = instant - real();
    },
    /** Returns to the initial clock. */
    reset() {
      offset = 0;
    },
  };
}
