import type { ReactNode } from 'react';
import * as styles from './Badge.css.js';

interface BadgeProps {
  /** The icon of the tool. */
  on: ReactNode;
  /** An abbreviated number: "99+". Without it there is no badge. */
  children?: string | undefined;
}

/** An icon with a small count, which is part of the tool's name; the badge is not a control. */
export function Badge({ on, children }: BadgeProps) {
  return (
    <span className={styles.anchor}>
      {on}
      {children && <span className={styles.badge}>{children}</span>}
    </span>
  );
}
