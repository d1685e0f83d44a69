import * as css from './Reference.css.js';

export interface ReferenceProps {
  /** The word before the code: "Reference". */
  label?: string;
  /** The code, as customer service knows it. */
  children: string;
}

/** A code to quote, in a frame of its own: one press selects all of it. */
export function Reference({ label, children }: ReferenceProps) {
  return (
    <span className={css.reference}>
      {label} <code className={css.code}>{children}</code>
    </span>
  );
}
