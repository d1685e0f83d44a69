import * as styles from './Stamp.css.js';

export interface StampProps {
  /** One or two words: "Paid", "Cancelled". */
  children: string;
  /** `done` has a single frame and `void` a double one, so that they differ without colour. @default 'done' */
  variant?: 'done' | 'void';
}

/** A stamp next to a heading: the final state of an order in one or two words. */
export const Stamp = ({ children, variant = 'done' }: StampProps) => (
  <span className={styles.variants[variant]}>{children}</span>
);
