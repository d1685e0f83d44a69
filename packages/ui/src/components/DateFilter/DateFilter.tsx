import { useId } from 'react';
import { checkIcon } from '../../icons/check.js';
import { label as labelClass } from '../../private/Field/Field.css.js';
import type { DateRange, RangeCalendarFacts } from '../Calendar/index.js';
import { DateRangeField } from '../DateRangeField/index.js';
import { Icon } from '../Icon/index.js';
import * as styles from './DateFilter.css.js';

/** A span of days with a name of its own: "this weekend". */
export interface DateShortcut extends DateRange {
  id: string;
  label: string;
}

/** Days to look at, and the shortcut they come from, if one: "this week" is another week next week. */
export interface DateFilterValue extends DateRange {
  shortcut?: string;
}

export interface DateFilterProps extends RangeCalendarFacts {
  /** What is being filtered. */
  label: string;
  /** Of the field for other days. */
  rangeLabel: string;
  /** A form sends the first day under this name and `From`, the last under this name and `To`. */
  name: string;
  /** Their days are worked out by the owner. */
  shortcuts: readonly DateShortcut[];
  /** Null for all days. */
  value: DateFilterValue | null;
  onChange: (value: DateFilterValue | null) => void;
  /** Of the first part of the field, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field for other days and read with it. */
  hint?: string;
  /** What is wrong with the days and how to mend it, in a sentence. */
  error?: string;
}

/** Which days to show: a shortcut, or a first and a last day. Toggle buttons, and React Aria's date range picker. */
export function DateFilter({ label, rangeLabel, shortcuts, value, onChange, ...field }: DateFilterProps) {
  const labelId = useId();
  const toggle = ({ id, from, to }: DateShortcut) =>
    onChange(id === value?.shortcut ? null : { shortcut: id, from, to });
  return (
    <div className={styles.filter}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink, and its legend takes no part in a grid */}
      <div role="group" aria-labelledby={labelId}>
        <span className={labelClass} id={labelId}>
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
              {shortcut.label}
            </button>
          ))}
        </div>
      </div>
      <DateRangeField label={rangeLabel} value={value} onChange={onChange} {...field} />
    </div>
  );
}
