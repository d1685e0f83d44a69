import { type ReactNode, useId } from 'react';
import { checkIcon } from '../../icons/check.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import * as styles from './CheckboxDisclosure.css.js';

export interface CheckboxDisclosureProps {
  /** What is changed or added when it is ticked. */
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The fields that belong to it. They are there only while it is ticked; their values are the owner's to keep. */
  children: ReactNode;
  /** Of the box, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the label and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong with the box itself, in a sentence. The fields say theirs. */
  error?: string;
  /** @default false */
  disabled?: boolean;
}

/**
 * A box to tick that opens its own fields. A native checkbox with `aria-expanded`, which React Aria's does not take;
 * the fields follow it as a group of the same name.
 */
export function CheckboxDisclosure({ label, name, checked, onChange, children, ...props }: CheckboxDisclosureProps) {
  const { id = name, hint, error, disabled = false } = props;
  const own = useId();
  const described = [hint && `${own}hint`, error && `${own}error`].filter(Boolean).join(' ');
  return (
    <div className={checked ? styles.open : styles.closed}>
      <div className={styles.head}>
        <input
          className={styles.input}
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-expanded={checked}
          aria-controls={`${own}fields`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box}>{checked && <Icon icon={checkIcon} weight="bold" />}</span>
        <label className={styles.label} id={`${own}label`} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={`${own}hint`}>
            {hint}
          </p>
        )}
      </div>
      {error && (
        <div className={styles.error}>
          <FieldMessage id={`${own}error`}>{error}</FieldMessage>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second, hidden legend. */}
      <div className={styles.fields} id={`${own}fields`} role="group" aria-labelledby={`${own}label`} hidden={!checked}>
        {checked && children}
      </div>
    </div>
  );
}
