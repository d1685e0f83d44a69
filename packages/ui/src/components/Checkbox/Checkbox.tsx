import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { checkIcon } from '../../icons/check.js';
import { minusIcon } from '../../icons/minus.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useControl } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';
import { useMergedRef } from '../../private/useMergedRef.js';
import { Icon } from '../Icon/index.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps
  extends Pick<FieldProps, 'name' | 'hint' | 'error' | 'required' | 'disabled'>,
    NativeProps<'input'> {
  checked: boolean;
  /** Some of the boxes below are ticked. `checked` is then what a click turns around. @default false */
  indeterminate?: boolean | undefined;
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
export function Checkbox({ checked, indeterminate = false, onChange, children, value, ...shared }: CheckboxProps) {
  const { hint, error } = shared;
  const { control, hintId, errorId } = useControl(shared);
  const box = useRef<HTMLInputElement>(null);
  const ref = useFormReset(checked, onChange, useMergedRef(box, control.ref));
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...control}
          className={styles.box}
          ref={ref}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={({ target }) => {
            onChange(target.checked);
            // A click takes the mixed state away, which only the caller may do.
            target.indeterminate = indeterminate;
          }}
        />
        <span className={styles.tick}>
          {indeterminate ? <Icon icon={minusIcon} /> : checked && <Icon icon={checkIcon} />}
        </span>
        <span>{children}</span>
      </label>
      {hint && (
        <span className={fieldStyles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
