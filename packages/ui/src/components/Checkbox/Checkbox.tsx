import type { ReactNode } from 'react';
import { checkIcon } from '../../icons/check.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useControl } from '../../private/Field/useNativeField.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps
  extends Pick<FieldProps, 'error' | 'required' | 'disabled'>,
    RootProps<HTMLInputElement> {
  /** Name in the form, also the default `id`. */
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label, which may contain links. */
  children: ReactNode;
  /** Value in the form when ticked. @default 'on' */
  value?: string | undefined;
}

/**
 * A checkbox, for a consent never pre-ticked. Native, because React Aria's ticks the box when a link in its label is
 * clicked.
 */
export function Checkbox({ checked, onChange, children, value, error, ...shared }: CheckboxProps) {
  const { control, errorId } = useControl({ error, ...shared });
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...control}
          className={styles.box}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.tick}>{checked && <Icon icon={checkIcon} />}</span>
        <span>{children}</span>
      </label>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
