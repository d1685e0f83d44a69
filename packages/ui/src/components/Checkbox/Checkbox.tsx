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
  /** The name under which a form sends the value. It is also the `id` of a box that is given none. */
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The label: what the person agrees to or asks for. Links in it work. */
  children: ReactNode;
  /** Value that a form sends when the box is ticked. @default 'on' */
  value?: string | undefined;
}

/**
 * A box to tick. A consent is never ticked beforehand. Native: a press on a link in a label has to follow the link and
 * tick nothing. The browser does so; React Aria's checkbox does the opposite.
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
