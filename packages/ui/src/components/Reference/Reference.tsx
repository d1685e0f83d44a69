import * as styles from './Reference.css.js';

export interface ReferenceProps {
  /** The word before the code: "Reference". */
  label?: string | undefined;
  /** The code, as customer service knows it. */
  children: string;
}

/** A code to quote, in a frame of its own: one press selects all of it. */
export function Reference({ label, children }: ReferenceProps) {
  return (
    <span className={styles.reference}>
      {label} <code className={styles.code}>{children}</code>
    </span>
  );
}
