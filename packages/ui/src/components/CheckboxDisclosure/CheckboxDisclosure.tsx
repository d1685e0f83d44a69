import { type ReactNode, useId } from 'react';
import { checkIcon } from '../../icons/check.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useControl } from '../../private/Field/useNativeField.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import * as styles from './CheckboxDisclosure.css.js';

/** An error is about the box itself; the fields inside have errors of their own. */
export interface CheckboxDisclosureProps
  extends Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'disabled'>,
    RootProps<HTMLInputElement> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The fields that belong to the box. They are there only while it is ticked; the screen keeps their values. */
  children: ReactNode;
}

/**
 * A box to tick that opens its own fields. A native checkbox with `aria-expanded`, which React Aria's does not take;
 * the fields follow it as a group of the same name.
 */
export function CheckboxDisclosure({ label, checked, onChange, children, ...shared }: CheckboxDisclosureProps) {
  const { hint, error } = shared;
  const { control, hintId, errorId } = useControl(shared);
  const own = useId();
  return (
    <div className={checked ? styles.open : styles.closed}>
      <div className={styles.head}>
        <input
          {...control}
          className={styles.input}
          type="checkbox"
          checked={checked}
          aria-expanded={checked}
          aria-controls={`${own}fields`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.box}>{checked && <Icon icon={checkIcon} weight="bold" />}</span>
        <label className={styles.label} id={`${own}label`} htmlFor={control.id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      {error && (
        <div className={styles.error}>
          <FieldMessage id={errorId}>{error}</FieldMessage>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second, hidden legend. */}
      <div className={styles.fields} id={`${own}fields`} role="group" aria-labelledby={`${own}label`} hidden={!checked}>
        {checked && children}
      </div>
    </div>
  );
}
