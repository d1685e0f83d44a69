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
import { addRoot } from '../../private/addRoot.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import { useOverlayInDialog } from '../../private/overlay/useOverlayInDialog.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { type CalendarFacts, limits, parse } from '../Calendar/facts.js';
import { Month } from '../Calendar/Month.js';
import { Icon } from '../Icon/index.js';
import * as styles from './DateField.css.js';
import { describedAsTyped, isImpossible, nearestDate } from './impossible.js';
import { Segments } from './Segments.js';
import { useTyping } from './useTyping.js';

/** The `id` is on the first part, for an error summary. Other root props are on the group. */
export interface DateFieldProps extends FieldProps, RootProps<HTMLDivElement> {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /**
   * Called with a whole date, or empty after the last part is deleted. Impossible dates stay as typed, such as 30
   * February; report them in `error`.
   */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /**
   * BCP 47, for the order of the date: `en-HK`, `zh-HK`, `zh-CN`; `en-US` and `en` put the month first.
   * @default that of `I18nProvider`
   */
  locale?: string | undefined;
  /** Start of the arrow keys in an empty field, and of the calendar. @default the browser's day, not marked */
  today?: string | undefined;
  /** A calendar behind a button. Omit it for dates known by heart, such as birthdays. */
  calendar?: Omit<CalendarFacts, 'locale' | 'today'> | undefined;
  /** Autofill purpose (WCAG 1.3.5). */
  autoComplete?: 'bday' | undefined;
}

const yearOf = ({ year }: CalendarDate) => [year];

/** A date whose parts are typed or set by arrow keys. Built on React Aria's date picker and date field. */
export function DateField({ value, onChange, onBlur, locale, today, calendar, ...props }: DateFieldProps) {
  const { autoComplete, ...shared } = props;
  const { frame, field, ref, attributes } = ariaField(shared);
  const groupRef = useGroupFocus(ref);
  const { id, name, ...state } = field;
  const { anchorRef, container } = useOverlayInDialog();
  // A new object would be a new value and discard a half-typed date.
  const date = useMemo(() => nearestDate(value), [value]);
  const { ref: rootRef, keep } = useAriaReset<string, HTMLDivElement>(value, onChange, anchorRef);
  const typing = useTyping(
    date,
    keep((next: CalendarDate | null) => onChange(next?.toString() ?? '')),
    yearOf,
  );

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
    placeholderValue: useMemo(() => parse(today ?? ''), [today]),
    autoComplete,
    shouldForceLeadingZeros: true,
  };
  const facts = calendar && { ...calendar, today: today ?? '' };
  return (
    <AriaLocale locale={locale}>
      {facts ? (
        <DatePicker {...dateProps} ref={rootRef}>
          <AriaFieldFrame {...frame}>
            <Group
              className={styles.frame}
              ref={groupRef}
              render={(group) => <div {...addRoot(describedAsTyped(group, value), attributes)} />}
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
        <AriaDateField {...dateProps} ref={rootRef}>
          <AriaFieldFrame {...frame}>
            <div className={styles.frame}>
              <Segments {...attributes} {...segments} ref={groupRef} />
            </div>
          </AriaFieldFrame>
        </AriaDateField>
      )}
    </AriaLocale>
  );
}
