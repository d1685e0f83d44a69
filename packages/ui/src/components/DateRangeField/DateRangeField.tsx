import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Text } from 'react-aria-components/Text';
import { calendarBlankIcon } from '../../icons/calendar-blank.js';
import { hint as hintClass, label as labelClass, mark as markClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { ariaLocale, limits, parse } from '../Calendar/facts.js';
import type { DateRange, RangeCalendarFacts } from '../Calendar/index.js';
import { Month } from '../Calendar/Month.js';
import * as fieldStyles from '../DateField/DateField.css.js';
import { Segments } from '../DateField/Segments.js';
import { useTyping } from '../DateField/useTyping.js';
import { Icon } from '../Icon/index.js';
import { useOverlayInDialog } from '../Popover/useOverlayInDialog.js';
import * as styles from './DateRangeField.css.js';

export interface DateRangeFieldProps extends RangeCalendarFacts {
  label: string;
  /** A form sends the first day under this name and `From`, the last under this name and `To`. */
  name: string;
  /** Civil dates of Hong Kong, both included; null unless both are there. */
  value: DateRange | null;
  /** Called with whole dates. Whoever types can put the last before the first: say so in `error`. */
  onChange: (value: DateRange | null) => void;
  /** Of the first part of the first day, so that an error summary can lead to it. @default the name */
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
}

interface AriaRange {
  start: CalendarDate;
  end: CalendarDate;
}

const yearsOf = ({ start, end }: AriaRange) => [start.year, end.year];
const rangeOf = (range: AriaRange | null) => range && { from: range.start.toString(), to: range.end.toString() };

/** A first and a last day, typed or chosen in a month of days. Built on React Aria's date range picker. */
export function DateRangeField({ label, name, value, onChange, ...props }: DateRangeFieldProps) {
  const { id = name, hint, error, mark, required, disabled, readOnly, ...facts } = props;
  const { anchorRef, container } = useOverlayInDialog();
  const { from, to } = value ?? {};
  // A new object would be a new value, and what is half typed would be lost.
  const given = useMemo(() => {
    const [start, end] = [parse(from), parse(to)];
    return start && end ? { start, end } : null;
  }, [from, to]);
  const typing = useTyping(given, (range) => onChange(rangeOf(range)), yearsOf);
  return (
    <I18nProvider locale={ariaLocale(facts.locale)}>
      <DateRangePicker
        ref={anchorRef}
        className={fieldStyles.field}
        startName={`${name}From`}
        endName={`${name}To`}
        value={typing.value}
        onChange={typing.onChange}
        onBlur={typing.onBlur}
        placeholderValue={useMemo(() => parse(facts.today), [facts.today])}
        isInvalid={error !== undefined}
        isRequired={required}
        isDisabled={disabled}
        isReadOnly={readOnly}
        shouldForceLeadingZeros
        validationBehavior="aria"
      >
        <Label className={labelClass}>
          {label} {mark && <span className={markClass}>{mark}</span>}
        </Label>
        <Group className={fieldStyles.frame}>
          <div className={styles.ends}>
            <Segments slot="start" id={id} />
            <span aria-hidden>–</span>
            <Segments slot="end" />
          </div>
          {!readOnly && (
            <Button className={fieldStyles.open}>
              <Icon icon={calendarBlankIcon} />
            </Button>
          )}
        </Group>
        {hint && (
          <Text className={hintClass} slot="description">
            {hint}
          </Text>
        )}
        <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
        <Popover className={fieldStyles.popover} offset={4} UNSTABLE_portalContainer={container}>
          <Dialog className={fieldStyles.dialog}>
            <RangeCalendar aria-label={label} allowsNonContiguousRanges {...limits(facts)}>
              <Month facts={facts} ends={facts.words} />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}
