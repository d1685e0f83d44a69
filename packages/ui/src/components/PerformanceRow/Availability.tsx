import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Availability.css.js';

export interface AvailabilityProps extends RootProps<HTMLSpanElement> {
  /** Number of filled dots, 0 for sold out. */
  fullness: 0 | 1 | 2 | 3 | 4 | 5;
  /** Few seats are left. The text must also say this. @default false */
  urgent?: boolean | undefined;
  /** Text or number: "Available", "8 left". */
  children: ReactNode;
}

/** Remaining seats as five dots for sighted people and text for everyone. */
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
