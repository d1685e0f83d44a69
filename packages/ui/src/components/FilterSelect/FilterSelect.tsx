import { useId } from 'react';
import type { Option } from '../../private/Field/option.js';
import type { FieldProps } from '../../private/Field/props.js';
import { NativeSelect } from '../../private/NativeSelect/NativeSelect.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './FilterSelect.css.js';
import { useKeptValue } from './useKeptValue.js';

export type FilterSelectOption<Value extends string = string> = Option<Value>;

/** The label is before the value, on the same line. */
export interface FilterSelectProps<Value extends string = string>
  extends Pick<FieldProps, 'label' | 'name'>,
    RootProps<HTMLSelectElement> {
  /** The current option. */
  value: Value;
  options: readonly FilterSelectOption<Value>[];
  /** Called with the new value after hydration. Before, the form's button submits the choice. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Label, value and caret in one line. A native select, without script and with the phone's own picker. */
export function FilterSelect<Value extends string>({ value, ...props }: FilterSelectProps<Value>) {
  const ownId = useId();
  const { label, id = ownId, ref, ...control } = props;
  const keptRef = useKeptValue(value, ref);
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <NativeSelect {...control} ref={keptRef} id={id} className={styles.select} defaultValue={value} />
    </div>
  );
}
