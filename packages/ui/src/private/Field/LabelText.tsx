import * as styles from './Field.css.js';
import type { FieldProps } from './props.js';

/** The words of a label, and its mark if it has one. */
export function LabelText({ label, mark }: Pick<FieldProps, 'label' | 'mark'>) {
  return (
    <>
      <span>{label}</span> {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
}
