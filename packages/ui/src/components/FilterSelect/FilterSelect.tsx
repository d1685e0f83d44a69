import { useEffect, useId, useRef } from 'react';
import { caretDownIcon } from '../../icons/caret-down.js';
import { Icon } from '../Icon/index.js';
import * as styles from './FilterSelect.css.js';

export interface FilterSelectOption {
  value: string;
  label: string;
}

export interface FilterSelectProps {
  /** Stands before the value on the same line. */
  label: string;
  /** Name in the form's query. */
  name: string;
  /** The option now in force. */
  value: string;
  options: FilterSelectOption[];
  /** Called with the new value, once script runs. Without it the form's own button sends the choice. */
  onChange?: (value: string) => void;
}

/** One line: label, value, caret. A native select, so that it costs no script and opens the phone's own wheel. */
export function FilterSelect({ label, name, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  // The browser's own until the address has a new value. It stays the same element: a fresh one would lose the focus.
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        className={styles.select}
        defaultValue={value}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} className={styles.option} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.caret}>
        <Icon icon={caretDownIcon} weight="bold" />
      </span>
    </div>
  );
}
