import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { AriaLocale } from '../../private/AriaLocale.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Calendar.css.js';
import { type CalendarInput, limits, parse, splitFacts } from './facts.js';
import { Month } from './Month.js';

export interface CalendarProps extends CalendarInput, RootProps<HTMLDivElement> {
  /** Names the calendar for a screen reader. */
  label: string;
  /** `YYYY-MM-DD`; empty without a choice. */
  value: string;
  onChange: (value: string) => void;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
}

/** A month in which one day is chosen. Built on React Aria's calendar, with the keys of the APG's date picker. */
export function Calendar({ label, value, onChange, disabled, readOnly, ...props }: CalendarProps) {
  const { facts, rest } = splitFacts(props);
  const { ref, id, ...root } = rest;
  return (
    <AriaLocale locale={facts.locale}>
      <AriaCalendar
        className={styles.calendar}
        ref={ref}
        id={id}
        render={(element) => <div {...element} {...root} />}
        aria-label={label}
        value={parse(value) ?? null}
        onChange={(date) => onChange(date.toString())}
        defaultFocusedValue={parse(value || facts.today)}
        isDisabled={disabled}
        isReadOnly={readOnly}
        {...limits(facts)}
      >
        <Month facts={facts} />
      </AriaCalendar>
    </AriaLocale>
  );
}
