import type { RootProps } from '../../private/root.js';
import * as styles from './FailureBox.css.js';

export interface ReferenceProps extends RootProps<HTMLSpanElement> {
  /** The word before the code: "Reference". */
  label?: string | undefined;
  /** The code, as customer service uses it. */
  children: string;
}

/** A framed reference code. One click selects all of it. */
export function Reference({ label, children, ...root }: ReferenceProps) {
  return (
    <span {...root} className={styles.reference}>
      <span>{label}</span> <code className={styles.code}>{children}</code>
    </span>
  );
}
