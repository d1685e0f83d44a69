import { useId } from 'react';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './FilterSelect.css.js';
import { useKeptValue } from './useKeptValue.js';

export interface FilterDayProps extends Pick<FieldProps, 'label' | 'name'>, RootProps<HTMLInputElement> {
  /** Current day, `YYYY-MM-DD`, or empty. */
  value: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
}

/**
 * One day next to a list, in a native date field. Without `onChange`, because half a date is no choice; its form
 * submits it.
 */
export function FilterDay({ value, ...props }: FilterDayProps) {
  const ownId = useId();
  const { label, id = ownId, ref, ...control } = props;
  const keptRef = useKeptValue(value, ref);
  return (
    <div className={styles.dayFrame}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...control}
        ref={keptRef}
        id={id}
        className={styles.day}
        type="date"
        defaultValue={value}
        data-empty={value === '' || undefined}
        onInput={({ currentTarget }) => currentTarget.toggleAttribute('data-empty', currentTarget.value === '')}
      />
    </div>
  );
}
