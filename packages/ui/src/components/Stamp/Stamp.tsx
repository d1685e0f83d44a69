import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Stamp.css.js';

export interface StampProps extends RootProps<HTMLSpanElement> {
  /** One or two words: "Paid", "Cancelled". */
  children: ReactNode;
  /**
   * `done` has a single frame and `void` a double one, so that they differ without colour.
   * @default 'done'
   */
  variant?: 'done' | 'void' | undefined;
}

/** A stamp next to a heading: the final state of an order in one or two words. */
export function Stamp({ children, variant = 'done', ...root }: StampProps) {
  return (
    <span {...root} className={styles.variants[variant]}>
      {children}
    </span>
  );
}
