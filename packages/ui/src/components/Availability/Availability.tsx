import type { ReactNode } from 'react';
import * as styles from './Availability.css.js';

export interface AvailabilityProps {
  /** How many of the five dots are filled; 0 is sold out. */
  level: 0 | 1 | 2 | 3 | 4 | 5;
  /** Few are left. The word must say so too. @default false */
  urgent?: boolean;
  /** The word or number: "Available", "8 left". */
  children: ReactNode;
}

/** How much is left: five dots for the eye, a word for everyone. */
export function Availability({ level, urgent = false, children }: AvailabilityProps) {
  return (
    <span className={urgent ? `${styles.availability} ${styles.urgentColour}` : styles.availability}>
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} className={step <= level ? `${styles.dot} ${styles.filled}` : styles.dot} />
        ))}
      </span>
      <span>{children}</span>
    </span>
  );
}
