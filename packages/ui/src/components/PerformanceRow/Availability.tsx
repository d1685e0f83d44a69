import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Availability.css.js';

export interface AvailabilityProps extends RootProps<HTMLSpanElement> {
  /** How many of the five dots are filled; 0 is sold out. */
  fullness: 0 | 1 | 2 | 3 | 4 | 5;
  /** Few seats are left. The words must say so too. @default false */
  urgent?: boolean | undefined;
  /** The words or the number: "Available", "8 left". */
  children: ReactNode;
}

/** How many seats are left: five dots for the eye, words for everyone. */
export function Availability({ fullness, urgent = false, children, ...root }: AvailabilityProps) {
  return (
    <span {...root} className={urgent ? `${styles.availability} ${styles.urgentColour}` : styles.availability}>
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} className={step <= fullness ? `${styles.dot} ${styles.filled}` : styles.dot} />
        ))}
      </span>
      <span>{children}</span>
    </span>
  );
}
