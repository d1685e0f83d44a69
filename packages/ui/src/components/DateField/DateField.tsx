import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { AriaLocale } from '../../private/AriaLocale.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { type CalendarFacts, limits, parse } from '../Calendar/facts.js';
import { Month } from '../Calendar/Month.js';
import { Icon } from '../Icon/index.js';
import * as styles from './DateField.css.js';
import { describedAsTyped, isImpossible, nearestDate } from './impossible.js';
import { Segments } from './Segments.js';
import { useTyping } from './useTyping.js';

/** The `id` goes to the first part of the date, so that an error summary can lead to it; other root props to the group of parts. */
export interface DateFieldProps extends FieldProps, RootProps<HTMLDivElement> {
  /** A civil date of Hong Kong, `YYYY-MM-DD`; empty when there is none. */
  value: string;
  /**
   * Called with a whole date, or with an empty value when the last part of it was deleted. A person who types can leave a
   * day that is on no calendar, 30 February: it stays as it was typed. Say so in `error`.
   */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /**
   * Language of React Aria's own words, and the order of day, month and year, as BCP 47: `en-HK`, `zh-HK`, `zh-CN`.
   * `en-US` and a bare `en` put the month first. @default that of `I18nProvider`
   */
  locale?: string | undefined;
  /** Where the arrow keys begin in an empty field, and the calendar opens. */
  today: string;
  /** A month of days that opens at a button. Left out for a date that people know by heart: a birthday. */
  calendar?: Omit<CalendarFacts, 'locale' | 'today'> | undefined;
  /** Value that a browser may fill in (WCAG 1.3.5). */
  autoComplete?: 'bday' | undefined;
}

const yearOf = ({ year }: CalendarDate) => [year];

/** A date of which each part is typed or chosen by arrow keys. Built on React Aria's date picker and date field. */
export function DateField({ value, onChange, onBlur, locale, today, calendar, ...props }: DateFieldProps) {
  const { autoComplete, ...shared } = props;
  const { frame, field, ref, attributes } = ariaField(shared);
  const { id, name, ...state } = field;
  const { anchorRef, container } = useOverlayInDialog();
  // A new object would be a new value, and a half-typed date would be lost.
  const date = useMemo(() => nearestDate(value), [value]);
  const typing = useTyping(date, (next) => onChange(next?.toString() ?? ''), yearOf);

  const segments = {
    id,
    name,
    typed: value,
    onLeave: (shown: string) => {
      if (shown !== value && (isImpossible(shown) || isImpossible(value))) onChange(shown);
    },
  };

  const dateProps = {
    ...state,
    name: isImpossible(value) ? undefined : name,
    className: styles.field,
    value: typing.value,
    onChange: typing.onChange,
    onBlur: () => {
      typing.onBlur();
      onBlur?.();
    },
    placeholderValue: useMemo(() => parse(today), [today]),
    autoComplete,
    shouldForceLeadingZeros: true,
  };
  const facts = calendar && { ...calendar, today };
  return (
    <AriaLocale locale={locale}>
      {facts ? (
        <DatePicker {...dateProps} ref={anchorRef}>
          <AriaFieldFrame {...frame}>
            <Group
              className={styles.frame}
              ref={ref}
              render={(group) => <div {...describedAsTyped(group, value)} {...attributes} />}
            >
              <Segments {...segments} />
              {!shared.readOnly && (
                <Button className={styles.open} render={(button) => <button {...describedAsTyped(button, value)} />}>
                  <Icon icon={calendarBlankIcon} />
                </Button>
              )}
            </Group>
          </AriaFieldFrame>
          <Popover className={styles.popover} offset={4} UNSTABLE_portalContainer={container}>
            <Dialog className={styles.dialog}>
              <Calendar aria-label={frame.label} {...limits(facts)}>
                <Month facts={facts} />
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      ) : (
        <AriaDateField {...dateProps}>
          <AriaFieldFrame {...frame}>
            <div className={styles.frame}>
              <Segments {...attributes} {...segments} ref={ref} />
            </div>
          </AriaFieldFrame>
        </AriaDateField>
      )}
    </AriaLocale>
  );
}
