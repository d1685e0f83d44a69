import { Icon } from '../../components/Icon/index.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import * as styles from './Field.css.js';

/** The error below a field. */
export function FieldMessage({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <span className={styles.error} id={id}>
      <span className={styles.errorIcon}>
        <Icon icon={warningCircleIcon} />
      </span>
      <span>{children}</span>
    </span>
  );
}
