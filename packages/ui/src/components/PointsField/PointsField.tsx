import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import type { FieldProps } from '../../private/Field/props.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import * as styles from './PointsField.css.js';

/** The hint says the rate and the most points that can be used. */
export interface PointsFieldProps extends FieldProps, RootProps<HTMLInputElement> {
  /** Points in use now. */
  value: number;
  /**
   * Called when the number is settled: on leaving the field, Enter, an arrow key or "use all". A typed number stays as it
   * was typed, also one above `max` or between two steps: say in `error` which amounts are possible.
   */
  onChange: (points: number) => void;
  /** The most points that can be used. */
  max: number;
  /**
   * Arrow keys take this many points, so that a whole dollar comes off.
   * @default 1
   */
  step?: number | undefined;
  /** @default the ready-made words */
  useAllLabel?: string | undefined;
  /** The word over the amount that comes off. @default the ready-made words */
  offsetLabel?: string | undefined;
  /** Error for a text that is no number: the field keeps its number. @default the ready-made words */
  refusedMessage?: string | undefined;
  /** Amount that the points take off, formatted. */
  offset: string;
}

/** How many points to spend, and what they take off. Built on React Aria's number field. */
export function PointsField({ value, onChange, max, step = 1, useAllLabel, ...props }: PointsFieldProps) {
  const { offsetLabel, refusedMessage, offset, ...shared } = props;
  const words = useWords('PointsField', { useAllLabel, offsetLabel, refusedMessage });
  const [refused, setRefused] = useState(false);
  const error = refused ? words.refusedMessage : shared.error;
  const { frame, field, ref, attributes } = ariaField({ ...shared, error });
  const group = useRef<HTMLDivElement>(null);
  // React Aria stops keys, pastes and drops of a text that is no number.
  useEffect(() => {
    const look = (event: Event) => setRefused(event.defaultPrevented);
    const box = group.current;
    box?.addEventListener('beforeinput', look);
    return () => box?.removeEventListener('beforeinput', look);
  }, []);
  // What the browser fills in it takes back afterwards.
  const lookAgain = ({ target }: FormEvent<HTMLElement>) => {
    const input = target as HTMLInputElement;
    const text = input.value;
    queueMicrotask(() => setRefused(input.value !== text));
  };
  return (
    <div className={styles.box}>
      <NumberField
        {...field}
        className={fieldStyles.field}
        value={value}
        minValue={0}
        maxValue={max}
        step={step}
        // A changed number is always explained.
        commitBehavior="validate"
        onChange={(points) => {
          setRefused(false);
          // An emptied field means none.
          onChange(Number.isNaN(points) ? 0 : points);
        }}
        // Scrolling the page over a focused field must not spend points.
        isWheelDisabled
      >
        <AriaFieldFrame {...frame}>
          <Group className={fieldStyles.frame} ref={group} onInput={lookAgain}>
            <Input {...attributes} className={styles.input} ref={ref} />
            {!shared.readOnly && (
              <button
                type="button"
                className={styles.useAll}
                disabled={shared.disabled}
                // Not disabled at the most: the press that got there would lose the focus.
                aria-disabled={value === max || undefined}
                onClick={() => {
                  if (value !== max) onChange(max);
                }}
              >
                {words.useAllLabel}
              </button>
            )}
          </Group>
        </AriaFieldFrame>
      </NumberField>
      <output className={styles.offset} htmlFor={field.id}>
        <span className={styles.offsetLabel}>{words.offsetLabel}</span> <span className={styles.amount}>{offset}</span>
      </output>
    </div>
  );
}
