import { parseTime, type Time } from '@internationalized/date';
import { type ComponentProps, useContext, useMemo } from 'react';
import {
  TimeField as AriaTimeField,
  DateInput,
  type TimeFieldState,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField';
import { AriaLocale } from '../../private/AriaLocale.js';
import { addRoot } from '../../private/addRoot.js';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import type { RootProps } from '../../private/root.js';
import { useGroupFocus } from '../../private/useGroupFocus.js';
import * as styles from '../DateField/DateField.css.js';
import { Segment } from '../DateField/Segments.js';
import { useLeave } from '../DateField/useLeave.js';

/** The `id` is on the first part, for an error summary. Other root props are on the group. */
export interface TimeFieldProps extends FieldProps, RootProps<HTMLDivElement> {
  /** `HH:MM` of 24 hours, or empty. */
  value: string;
  /** Called with a whole time, or empty after a part is deleted. */
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The earliest time, `HH:MM`. The browser refuses an earlier one, in a form without `noValidate`. */
  min?: string | undefined;
  /** The latest time, `HH:MM`. The browser refuses a later one, in a form without `noValidate`. */
  max?: string | undefined;
  /** 12 hours with a. m. and p. m., or 24. @default that of the locale */
  hourCycle?: 12 | 24 | undefined;
  /** BCP 47, for the order and the words: `en-HK`, `zh-HK`. @default that of `I18nProvider` */
  locale?: string | undefined;
}

/** A time of day whose parts are typed or set by arrow keys. Built on React Aria's time field. */
export function TimeField({ value, onChange, onBlur, min, max, hourCycle, locale, ...shared }: TimeFieldProps) {
  const { frame, field, ref, attributes } = ariaField(shared);
  const { id, name, ...state } = field;
  const groupRef = useGroupFocus(ref);
  const { ref: rootRef, keep } = useAriaReset<string, HTMLDivElement>(value, onChange, undefined);
  const limits = min || max ? ({ validationBehavior: 'native', isInvalid: state.isInvalid || undefined } as const) : {};
  return (
    <AriaLocale locale={locale}>
      <AriaTimeField
        {...state}
        {...limits}
        ref={rootRef}
        className={styles.field}
        // A new object would be a new value and discard a half-typed time.
        value={useMemo(() => timeOf(value), [value])}
        onChange={keep((next: Time | null) => onChange(next?.toString().slice(0, 5) ?? ''))}
        onBlur={onBlur}
        minValue={timeOf(min)}
        maxValue={timeOf(max)}
        hourCycle={hourCycle}
        shouldForceLeadingZeros
      >
        <AriaFieldFrame {...frame}>
          <div className={styles.frame}>
            <DateInput
              ref={groupRef}
              className={styles.segments}
              render={(group) => <TimeGroup {...addRoot(group, attributes)} />}
            >
              {(segment) => <Segment id={id} segment={segment} />}
            </DateInput>
          </div>
          {/* React Aria would send seconds. */}
          {name && <input type="hidden" name={name} value={value} disabled={shared.disabled} />}
        </AriaFieldFrame>
      </AriaTimeField>
    </AriaLocale>
  );
}

/** A time for React Aria, or null. */
function timeOf(text = ''): Time | null {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? parseTime(text) : null;
}

const shownTime = ({ segments, value }: TimeFieldState) =>
  segments.some(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder) ? '' : String(value);

function TimeGroup(props: ComponentProps<'div'>) {
  const state = useContext(TimeFieldStateContext);
  const handlers = { onBlur: useLeave(state, props.onBlur, shownTime) };
  return <div {...props} {...handlers} />;
}
