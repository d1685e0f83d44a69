import { useId } from 'react';
import { checkIcon } from '../../icons/check.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { useWords } from '../../private/words.js';
import type { DateRange } from '../Calendar/index.js';
import { DateRangeField, type DateRangeFieldProps } from '../DateField/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './DateFilter.css.js';

/** A named range of days: "this weekend". */
export interface DateShortcut extends DateRange {
  id: string;
  label: string;
}

/** A range and its shortcut, if any: next week, "this week" is another range. */
export interface DateFilterValue extends DateRange {
  shortcut?: string | undefined;
}

/** Root props are on the field for other days. */
export interface DateFilterProps extends Omit<DateRangeFieldProps, 'value' | 'onChange'> {
  /** Name of the filtered list. */
  label: string;
  /** Label of the field for other days. @default the ready-made one */
  rangeLabel?: string | undefined;
  /** Their days are computed by the screen. */
  shortcuts: readonly DateShortcut[];
  /** Null for all days. */
  value: DateFilterValue | null;
  onChange: (value: DateFilterValue | null) => void;
}

/** Days to show: a shortcut, or a first and a last day. Toggle buttons, and React Aria's date range picker. */
export function DateFilter({ label, rangeLabel, shortcuts, value, onChange, ...field }: DateFilterProps) {
  const words = useWords('DateFilter', { rangeLabel });
  const labelId = useId();
  const toggle = ({ id, from, to }: DateShortcut) =>
    onChange(id === value?.shortcut ? null : { shortcut: id, from, to });
  return (
    <div className={styles.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink, and its legend takes no part in a grid */}
      <div role="group" aria-labelledby={labelId}>
        <span className={fieldStyles.label} id={labelId}>
          {label}
        </span>
        <div className={styles.chips}>
          {shortcuts.map((shortcut) => (
            <button
              key={shortcut.id}
              type="button"
              className={styles.chip}
              aria-pressed={shortcut.id === value?.shortcut}
              onClick={() => toggle(shortcut)}
            >
              {shortcut.id === value?.shortcut && <Icon icon={checkIcon} weight="bold" />}
              <span>{shortcut.label}</span>
            </button>
          ))}
        </div>
      </div>
      <DateRangeField label={words.rangeLabel} value={value} onChange={onChange} {...field} />
    </div>
  );
}
