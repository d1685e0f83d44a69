import type { CalendarDate } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { ariaField } from '../../private/Field/ariaField.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { parse } from '../Calendar/facts.js';
import * as styles from './DateField.css.js';
import { isImpossible, nearestDate } from './impossible.js';
import type { DateFieldProps } from './props.js';
import { useTyping } from './useTyping.js';

const yearOf = ({ year }: CalendarDate) => [year];

/** What `DateField` and `DatePicker` share. @param anchorRef of the root, for the calendar */
export function useDateField(
  { value, onChange, onBlur, today, autoComplete, ...shared }: Omit<DateFieldProps, 'locale'>,
  anchorRef?: Ref<HTMLDivElement>,
) {
  const { frame, field, ref, attributes } = ariaField(shared);
  const groupRef = useGroupFocus(ref);
  const { id, name, ...state } = field;
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
    ref: rootRef,
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
  return { frame, dateProps, segments, groupRef, attributes };
}
