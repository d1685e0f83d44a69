import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './StickyBar.css.js';

export interface StickyBarProps extends RootProps<HTMLDivElement> {
  /** Price or choice in a few words, on one line. */
  children: ReactNode;
  /** The main action: a buy `Button`. */
  action: ReactNode;
}

/** Keeps price and main action at the bottom of a phone's screen. Must be last in its section. */
export function StickyBar({ children, action, ...root }: StickyBarProps) {
  return (
    <div {...root} className={styles.bar}>
      <div className={styles.facts}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
