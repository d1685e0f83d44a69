import type { ComponentPropsWithRef } from 'react';
import { spinner } from '../../components/Button/Button.css.js';
import { Icon } from '../../components/Icon/index.js';
import { caretDownIcon } from '../../icons/caret-down.js';
import { choose, type Option } from '../Field/option.js';
import * as styles from './NativeSelect.css.js';

interface NativeSelectProps<Value extends string> extends Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  options: readonly Option<Value>[];
  onChange?: ((value: Value) => void) | undefined;
  /** Shown without a choice, and not offered as one. @default none: one of the options is always chosen */
  placeholder?: string | undefined;
  /** A spinner instead of the caret. @default false */
  busy?: boolean | undefined;
  /** Must include `select` of the styles. */
  className: string;
}

/** A native select with our caret. Its parent must be `position: relative` and may set `caretEnd`. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { options, onChange, placeholder, busy = false, ...select } = props;
  return (
    <>
      <select {...select} onChange={({ currentTarget }) => onChange && choose(options, onChange)(currentTarget.value)}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} className={styles.option} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.caret}>
        {busy ? <span className={spinner} /> : <Icon icon={caretDownIcon} weight="bold" />}
      </span>
    </>
  );
}
