import { Icon } from '../../components/Icon/index.js';
import { warningCircleIcon } from '../../icons/warning-circle.js';
import { error, errorIcon } from './Field.css.js';

/** The sentence below a field that says what is wrong with it. */
export function FieldMessage({ id, children }: { id?: string; children: string }) {
  return (
    <span className={error} id={id}>
      <span className={errorIcon}>
        <Icon icon={warningCircleIcon} />
      </span>
      <span>{children}</span>
    </span>
  );
}
