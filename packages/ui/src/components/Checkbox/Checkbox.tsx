import { type ReactNode, useId } from 'react';
import { checkIcon } from '../../icons/check.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is agreed to or asked for. Links in it work. */
  children: ReactNode;
  name?: string;
  /** What a form sends when it is ticked. @default 'on' */
  value?: string;
  /** Of the control, so that an error summary can lead to it. @default the name */
  id?: string;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
}

/**
 * A box to tick. Never ticked beforehand for a consent. Native: the browser knows that a press on a link in a label
 * follows the link and ticks nothing, and React Aria's checkbox does the opposite.
 */
export function Checkbox({ checked, onChange, children, name, id = name, error, ...props }: CheckboxProps) {
  const { value, required, disabled } = props;
  const messageId = useId();
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          className={styles.box}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
        <span className={styles.tick}>{checked && <Icon icon={checkIcon} />}</span>
        <span>{children}</span>
      </label>
      {error && <FieldMessage id={messageId}>{error}</FieldMessage>}
    </div>
  );
}
