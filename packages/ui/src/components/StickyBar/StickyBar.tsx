import type { ReactNode } from 'react';
import * as styles from './StickyBar.css.js';

export interface StickyBarProps {
  /** What it costs or what is left, at the left. A few words: they stay on one line. */
  children: ReactNode;
  /** The next step, in the rest of the line: a buy `Button`. */
  action: ReactNode;
}

/** Phones only: keeps price and next step at the foot of the screen while the page scrolls. Goes last in its section. */
export function StickyBar({ children, action }: StickyBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.facts}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
