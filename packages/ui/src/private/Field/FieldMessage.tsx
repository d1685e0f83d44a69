import { Icon } from '../../components/Icon/index.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import type { RootProps } from '../root.js';
import * as styles from './Field.css.js';

export interface FieldMessageProps extends RootProps<HTMLSpanElement> {
  children: string;
}

/** The sentence below a field that says what is wrong with it. */
export function FieldMessage({ children, ...root }: FieldMessageProps) {
  return (
    <span {...root} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon icon={warningCircleIcon} />
      </span>
      <span>{children}</span>
    </span>
  );
}
