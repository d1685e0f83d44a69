import * as styles from './Field.css.js';
import type { FieldProps } from './props.js';

/** Text and mark of a label. */
export function LabelText({ label, mark }: Pick<FieldProps, 'label' | 'mark'>) {
  return (
    <>
      <span>{label}</span> {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
}
