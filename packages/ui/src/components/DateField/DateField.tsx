import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { ariaLocale, type CalendarFacts, limits, parse } from '../Calendar/facts.js';
import { Month } from '../Calendar/Month.js';
import { Icon } from '../Icon/index.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import * as styles from './DateField.css.js';
import { Segments } from './Segments.js';
import { useTyping } from './useTyping.js';

export interface DateFieldProps {
  label: string;
  name: string;
  /** A civil date of Hong Kong, `YYYY-MM-DD`; empty when there is none. */
  value: string;
  /** Called with a whole date, or with nothing when the last part of it was deleted. */
  onChange: (value: string) => void;
  /** Language of React Aria's own words, and the order of day, month and year. */
  locale: CalendarFacts['locale'];
  /** Where the arrow keys begin in an empty field, and the calendar opens. */
  today: string;
  /** A month of days that opens at a button. Left out for what is known by heart: a birthday. */
  calendar?: Omit<CalendarFacts, 'locale' | 'today'>;
  /** Of its first part, so that an error summary can lead to it. @default the name */
  id?: string;
  /** Below the field and read with it. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a field that may be left empty: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** @default false */
  readOnly?: boolean;
  /** What a browser may fill in (WCAG 1.3.5). */
  autoComplete?: 'bday';
  onBlur?: () => void;
}

const yearOf = ({ year }: CalendarDate) => [year];

/** A date of which each part is typed or chosen by arrow keys. Built on React Aria's date picker and date field. */
export function DateField({ label, name, locale, today, calendar, ...props }: DateFieldProps) {
  const { value, onChange, id = name, hint, error, mark, readOnly, ...rest } = props;
  const { anchorRef, container } = useOverlayInDialog();
  // A new object would be a new value, and what is half typed would be lost.
  const given = useMemo(() => parse(value) ?? null, [value]);
  const typing = useTyping(given, (date) => onChange(date?.toString() ?? ''), yearOf);

  const field = {
    className: styles.field,
    name,
    value: typing.value,
    onChange: typing.onChange,
    onBlur: () => {
      typing.onBlur();
      rest.onBlur?.();
    },
    placeholderValue: useMemo(() => parse(today), [today]),
    isInvalid: error !== undefined,
    isRequired: rest.required,
    isDisabled: rest.disabled,
    isReadOnly: readOnly,
    autoComplete: rest.autoComplete,
    shouldForceLeadingZeros: true,
    validationBehavior: 'aria',
  } as const;
  const above = (
    <Label className={fieldStyles.label}>
      {label} {mark && <span className={fieldStyles.mark}>{mark}</span>}
    </Label>
  );
  const below = (
    <>
      {hint && (
        <Text className={fieldStyles.hint} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </>
  );

  const facts = calendar && { ...calendar, locale, today };
  return (
    <I18nProvider locale={ariaLocale(locale)}>
      {facts ? (
        <DatePicker {...field} ref={anchorRef}>
          {above}
          <Group className={styles.frame}>
            <Segments id={id} />
            {!readOnly && (
              <Button className={styles.open}>
                <Icon icon={calendarBlankIcon} />
              </Button>
            )}
          </Group>
          {below}
          <Popover className={styles.popover} offset={4} UNSTABLE_portalContainer={container}>
            <Dialog className={styles.dialog}>
              <Calendar aria-label={label} {...limits(facts)}>
                <Month facts={facts} />
              </Calendar>
            </Dialog>
          </Popover>
        </DatePicker>
      ) : (
        <AriaDateField {...field}>
          {above}
          <div className={styles.frame}>
            <Segments id={id} />
          </div>
          {below}
        </AriaDateField>
      )}
    </I18nProvider>
  );
}
