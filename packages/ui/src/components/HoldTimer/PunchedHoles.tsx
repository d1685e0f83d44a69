import * as styles from './PunchedHoles.css.js';

export interface PunchedHolesProps {
  /** Whole seconds left. */
  secondsLeft: number;
  /** Seconds of the whole wait. */
  totalSeconds: number;
  /** How the holes stand: a grid. */
  className: string;
}

const SECONDS_A_HOLE = 30;

/** A row of holes of which one is punched every 30 seconds. The numerals beside it say the same. */
export function PunchedHoles({ secondsLeft, totalSeconds, className }: PunchedHolesProps) {
  const holes = Math.ceil(totalSeconds / SECONDS_A_HOLE);
  const punched = Math.min(holes, Math.max(0, Math.floor((totalSeconds - secondsLeft) / SECONDS_A_HOLE)));
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: holes }, (_, hole) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place in the row
        <i key={hole} className={styles.hole} data-punched={hole < punched || undefined} />
      ))}
    </span>
  );
}
