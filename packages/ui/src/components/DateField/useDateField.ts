import type { CalendarDate } from '@internationalized/date';
import { type Ref, useMemo } from 'react';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import { parse } from '../Calendar/facts.js';
import * as styles from './DateField.css.js';
import { isImpossible, nearestDate } from './impossible.js';
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
  /** Start of the arrow keys in an empty field. @default the browser's day */
  today?: string | undefined;
  /** Autofill purpose (WCAG 1.3.5). */
  autoComplete?: 'bday' | undefined;
}

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
