import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField, NumberFieldStateContext } from 'react-aria-components/NumberField';
import { AriaFieldFrame } from '../../private/Field/AriaFieldFrame.js';
import { ariaField } from '../../private/Field/ariaField.js';
import * as fieldStyles from '../../private/Field/Field.css.js';
import { KeptText } from '../../private/Field/KeptText.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useAriaReset } from '../../private/Field/useAriaReset.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import * as styles from './PointsField.css.js';

/** The hint has the rate and the maximum. */
export interface PointsFieldProps extends FieldProps, Omit<NativeProps<'input'>, 'max' | 'step'> {
  /** Points in use. */
  value: number;
  /**
   * Called on blur, Enter, arrow keys or "use all". Numbers above `max` or between steps stay as typed; report them in
   * `error`.
   */
  onChange: (points: number) => void;
  /** Maximum points. */
  max: number;
  /** Step of the arrow keys, for whole dollars. @default 1 */
  step?: number | undefined;
  /** @default the ready-made words */
  useAllLabel?: string | undefined;
  /** Label of the discount. @default the ready-made words */
  offsetLabel?: string | undefined;
  /** Error for a text that is not a number; the value does not change. @default the ready-made words */
  refusedMessage?: string | undefined;
  /** Formatted discount. */
  offset: string;
}

/** Points to use, and their discount. Built on React Aria's number field. */
export function PointsField({ value, onChange, max, step = 1, useAllLabel, ...props }: PointsFieldProps) {
  const { offsetLabel, refusedMessage, offset, ...shared } = props;
  const words = useWords('PointsField', { useAllLabel, offsetLabel, refusedMessage });
  const [refused, setRefused] = useState(false);
  const error = refused ? words.refusedMessage : shared.error;
  const { frame, field, ref, attributes } = ariaField({ ...shared, error });
  const { ref: rootRef, keep } = useAriaReset<number, HTMLDivElement>(value, onChange, undefined);
  const group = useRef<HTMLDivElement>(null);
  // React Aria blocks typed, pasted and dropped text that is not a number.
  useEffect(() => {
    const look = (event: Event) => setRefused(event.defaultPrevented);
    const box = group.current;
    box?.addEventListener('beforeinput', look);
    return () => box?.removeEventListener('beforeinput', look);
  }, []);
  // React Aria reverts autofilled values afterwards.
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
        ref={rootRef}
        onChange={keep((points) => {
          setRefused(false);
          // An empty field means 0.
          onChange(Number.isNaN(points) ? 0 : points);
        })}
        // Scrolling over a focused field must not change points.
        isWheelDisabled
      >
        <KeptText context={NumberFieldStateContext} />
        <AriaFieldFrame {...frame}>
          <Group className={fieldStyles.frame} ref={group} onInput={lookAgain}>
            <Input {...attributes} className={styles.input} ref={ref} />
            {!shared.readOnly && (
              <button
                type="button"
                className={styles.useAll}
                disabled={shared.disabled}
                // Not disabled at the maximum: the clicked button would lose the focus.
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
