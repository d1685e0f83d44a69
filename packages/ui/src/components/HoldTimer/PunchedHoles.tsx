import * as styles from './PunchedHoles.css.js';

export interface PunchedHolesProps {
  /** Whole seconds left. */
  secondsLeft: number;
  /** Length of the whole wait in seconds. */
  totalSeconds: number;
}

const SECONDS_PER_HOLE = 30;

/** Holes for a grid, one punched every 30 seconds. Decorative, next to the numerals. */
export function PunchedHoles({ secondsLeft, totalSeconds }: PunchedHolesProps) {
  const holes = Math.ceil(totalSeconds / SECONDS_PER_HOLE);
  const punched = Math.min(holes, Math.max(0, Math.floor((totalSeconds - secondsLeft) / SECONDS_PER_HOLE)));
  return Array.from({ length: holes }, (_, hole) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the index of a hole is its identity
    <i key={hole} className={styles.hole} aria-hidden="true" data-punched={hole < punched || undefined} />
  ));
}
