import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/index.js';
import { caretDownIcon } from '../../icons/caret-down.js';
import type { Option } from '../Field/option.js';
import * as styles from './NativeSelect.css.js';

interface NativeSelectProps<Value extends string> extends Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  options: readonly Option<Value>[];
  onChange?: ((value: Value) => void) | undefined;
  /** Must include `select` of the styles. */
  className: string;
}

/** A native select with our caret. Its parent must be `position: relative` and may set `caretEnd`. */
export function NativeSelect<Value extends string>({ options, onChange, ...select }: NativeSelectProps<Value>) {
  return (
    <>
      <select
        {...select}
        onChange={({ currentTarget }) => {
          const option = options[currentTarget.selectedIndex];
          if (option) onChange?.(option.value);
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} className={styles.option} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.caret}>
        <Icon icon={caretDownIcon} weight="bold" />
      </span>
    </>
  );
}
