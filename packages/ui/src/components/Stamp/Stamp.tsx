import type { ReactNode } from 'react';
import * as styles from './Stamp.css.js';

export interface StampProps {
  /** One or two words: "Paid", "Cancelled". */
  children: ReactNode;
  /**
   * `done` is framed once; `void` is framed twice, so that the two differ without colour.
   * @default 'done'
   */
  tone?: 'done' | 'void' | undefined;
}

/** The box office's rubber stamp beside a heading: the final state of an order, in one word. */
export function Stamp({ children, tone = 'done' }: StampProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}
