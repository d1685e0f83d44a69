import type { RootProps } from '../../private/root.js';
import * as styles from './Reference.css.js';

export interface ReferenceProps extends RootProps<HTMLSpanElement> {
  /** The word before the code: "Reference". */
  label?: string | undefined;
  /** The code, in the form that customer service uses. */
  children: string;
}

/** A code to quote, in a frame. One press selects all of it. */
export function Reference({ label, children, ...root }: ReferenceProps) {
  return (
    <span {...root} className={styles.reference}>
      <span>{label}</span> <code className={styles.code}>{children}</code>
    </span>
  );
}
