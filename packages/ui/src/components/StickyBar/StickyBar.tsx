import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './StickyBar.css.js';

export interface StickyBarProps extends RootProps<HTMLDivElement> {
  /** The price or the choice so far, in a few words at the left. They stay on one line. */
  children: ReactNode;
  /** The next step: a buy `Button` in the rest of the line. */
  action: ReactNode;
}

/** Keeps price and next step at the bottom of a phone's screen while the page scrolls. It goes last in its section. */
export function StickyBar({ children, action, ...root }: StickyBarProps) {
  return (
    <div {...root} className={styles.bar}>
      <div className={styles.facts}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
