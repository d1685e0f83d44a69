import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { AriaLocale } from '../../private/AriaLocale.js';
import type { RootProps } from '../../private/root.js';
import * as styles from './Calendar.css.js';
import { type CalendarInput, limits, parse, type RangeCalendarWords, splitFacts } from './facts.js';
import { Month } from './Month.js';

/** First and last day, inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

export interface RangeCalendarInput extends CalendarInput {
  words?: RangeCalendarWords | undefined;
}

export interface RangeCalendarProps extends RangeCalendarInput, RootProps<HTMLDivElement> {
  /** Names the calendar for a screen reader. */
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
}

/** A month in which a first and a last day are chosen. Built on React Aria's range calendar. */
export function RangeCalendar({ label, value, onChange, disabled, readOnly, ...props }: RangeCalendarProps) {
  const { facts, rest } = splitFacts(props);
  const { ref, id, ...root } = rest;
  const start = parse(value?.from);
  const end = parse(value?.to);
  return (
    <AriaLocale locale={facts.locale}>
      <AriaRangeCalendar
        className={styles.calendar}
        ref={ref}
        id={id}
        render={(element) => <div {...element} {...root} />}
        aria-label={label}
        value={start && end ? { start, end } : null}
        onChange={(range) => onChange({ from: range.start.toString(), to: range.end.toString() })}
        defaultFocusedValue={start ?? parse(facts.today)}
        isDisabled={disabled}
        isReadOnly={readOnly}
        allowsNonContiguousRanges
        {...limits(facts)}
      >
        <Month facts={facts} />
      </AriaRangeCalendar>
    </AriaLocale>
  );
}
