import type { CalendarDate } from '@internationalized/date';
import { useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { AriaLocale } from '../../private/AriaLocale.js';
import { addRoot } from '../../private/addRoot.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { limits, parse, splitFacts } from '../Calendar/facts.js';
import type { DateRange, RangeCalendarInput } from '../Calendar/index.js';
import { Month } from '../Calendar/Month.js';
import { Icon } from '../Icon/index.js';
import * as fieldStyles from './DateField.css.js';
import * as styles from './DateRangeField.css.js';
import { describedAsTyped, isImpossible, nearestDate } from './impossible.js';
import { Segments } from './Segments.js';
import { useTyping } from './useTyping.js';

/**
 * Form names end in `From` and `To`. The `id` is on the first part of the first day; other root props are on the group.
 */
export interface DateRangeFieldProps extends RangeCalendarInput, FieldProps, RootProps<HTMLDivElement> {
  /** Civil dates of Hong Kong, inclusive. Null if one is missing. */
  value: DateRange | null;
  /**
   * Called with whole dates, possibly in the wrong order. Impossible dates stay as typed, such as 30 February; report
   * errors in `error`.
   */
  onChange: (value: DateRange | null) => void;
  onBlur?: (() => void) | undefined;
}

interface AriaRange {
  start: CalendarDate;
  end: CalendarDate;
}

const yearsOf = ({ start, end }: AriaRange) => [start.year, end.year];
const noDays: DateRange = { from: '', to: '' };

/** A first and a last day, typed or chosen in a calendar. Built on React Aria's date range picker. */
export function DateRangeField({ value, onChange, onBlur, ...props }: DateRangeFieldProps) {
  const { facts, rest } = splitFacts(props);
  const { frame, field, ref, attributes } = ariaField(rest);
  const groupRef = useGroupFocus(ref);
  const { id, name, ...state } = field;
  const names = { from: name && `${name}From`, to: name && `${name}To` };
  const { anchorRef, container } = useOverlayInDialog();
  const { from, to } = value ?? noDays;
  // A new object would be a new value and discard a half-typed date.
  const range = useMemo(() => {
    const [start, end] = [nearestDate(from), nearestDate(to)];
    return start && end ? { start, end } : null;
  }, [from, to]);
  // Keeps one day while the other is missing, because the value is null.
  const [left, setLeft] = useState(noDays);
  const days = value ?? left;
  const isOpen = useRef(false);
  /** React Aria reports the nearest day instead of an impossible one. */
  const asTyped = (date: CalendarDate, typed: string) =>
    !isOpen.current && isImpossible(typed) && `${date}` === `${nearestDate(typed)}` ? typed : date.toString();
  const change = (next: AriaRange | null) => {
    setLeft(days);
    onChange(next && { from: asTyped(next.start, days.from), to: asTyped(next.end, days.to) });
  };
  const { ref: rootRef, keep } = useAriaReset<DateRange | null, HTMLDivElement>(value, onChange, anchorRef);
  const typing = useTyping(range, keep(change), yearsOf);
  const leave = (day: keyof DateRange) => (shown: string) => {
    const next = { ...days, [day]: shown };
    setLeft(next);
    if (!next.from || !next.to || shown === days[day]) return;
    if (isImpossible(shown) || isImpossible(days[day])) onChange(next);
  };
  const described = <Props extends object>(props: Props) => describedAsTyped(props, days.from, days.to);
  return (
    <AriaLocale locale={facts.locale}>
      <DateRangePicker
        {...state}
        ref={rootRef}
        className={fieldStyles.field}
        startName={isImpossible(days.from) ? undefined : names.from}
        endName={isImpossible(days.to) ? undefined : names.to}
        value={typing.value}
        onChange={typing.onChange}
        onOpenChange={(open) => {
          isOpen.current = open;
        }}
        onBlur={() => {
          typing.onBlur();
          onBlur?.();
        }}
        placeholderValue={useMemo(() => parse(facts.today), [facts.today])}
        shouldForceLeadingZeros
      >
        <AriaFieldFrame {...frame}>
          <Group
            className={fieldStyles.frame}
            ref={groupRef}
            render={(group) => <div {...addRoot(described(group), attributes)} />}
          >
            <div className={styles.ends}>
              <Segments
                slot="start"
                id={id}
                name={names.from}
                typed={days.from}
                other={days.to}
                onLeave={leave('from')}
              />
              <span aria-hidden>–</span>
              <Segments slot="end" name={names.to} typed={days.to} other={days.from} onLeave={leave('to')} />
            </div>
            {!rest.readOnly && (
              <Button className={fieldStyles.open} render={(button) => <button {...described(button)} />}>
                <Icon icon={calendarBlankIcon} />
              </Button>
            )}
          </Group>
        </AriaFieldFrame>
        <Popover className={fieldStyles.popover} offset={4} UNSTABLE_portalContainer={container}>
          <Dialog className={fieldStyles.dialog}>
            <RangeCalendar aria-label={frame.label} allowsNonContiguousRanges {...limits(facts)}>
              <Month facts={facts} />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </AriaLocale>
  );
}
