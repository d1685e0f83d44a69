import { useState } from 'react';
import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { NativeFieldFrame } from '../../private/Field/NativeFieldFrame.js';
import type { FieldProps } from '../../private/Field/props.js';
import { useFormReset } from '../../private/Field/useFormReset.js';
import { useNativeField } from '../../private/Field/useNativeField.js';
import type { NativeProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Icon } from '../Icon/index.js';
import * as styles from './QuantityField.css.js';

export interface QuantityFieldProps
  extends FieldProps,
    Omit<NativeProps<'input'>, 'min' | 'max' | 'step' | 'inputMode' | 'onBeforeInput' | 'onWheel'> {
  /** A whole number, 0 without input. With a minimum, 0 is shown as an empty field until typed. */
  value: number;
  onChange: (value: number) => void;
  /** @default 0 */
  min?: number | undefined;
  /** Limit of the plus button. Larger numbers can be typed; the screen rejects them. */
  max: number;
  /** Name of the minus button: "One fewer". @default the ready-made word */
  decreaseLabel?: string | undefined;
  /** Name of the plus button: "One more". @default the ready-made word */
  increaseLabel?: string | undefined;
}

/** A small number with minus and plus. Native, so that the event page loads no control library. */
export function QuantityField({ value, onChange, min = 0, max, decreaseLabel, ...props }: QuantityFieldProps) {
  const { increaseLabel, ...shared } = props;
  const words = useWords('QuantityField', { decreaseLabel, increaseLabel });
  const { frame, control } = useNativeField(shared);
  const locked = shared.disabled || shared.readOnly;
  // Invalid input stays as typed for the screen's error. "1e1" is not a quantity.
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && Number(typed) === value;
  const type = (text: string) => {
    const digits = /^\d+$/.test(text) ? text : '';
    setTyped(digits);
    onChange(Number(digits));
  };
  const step = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const ref = useFormReset(value, step, control.ref);
  return (
    <NativeFieldFrame {...frame}>
      <div className={styles.stepper}>
        <button
          className={styles.step}
          type="button"
          data-step={-1}
          aria-label={`${words.decreaseLabel}: ${shared.label}`}
          disabled={locked || value <= min}
          onClick={() => step(Math.min(max, value - 1))}
        >
          <Icon icon={minusIcon} />
        </button>
        <input
          {...control}
          ref={ref}
          className={styles.number}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={isTyped ? typed : value === 0 && min > 0 ? '' : value}
          onChange={(event) => type(event.target.value)}
          onBeforeInput={(event) => {
            // Browsers accept sign, decimal point and exponent.
            if (/\D/.test((event.nativeEvent as InputEvent).data?.normalize('NFKC') ?? '')) event.preventDefault();
          }}
          // Scrolling over a focused field must not change the quantity.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <button
          className={styles.step}
          type="button"
          data-step={1}
          aria-label={`${words.increaseLabel}: ${shared.label}`}
          disabled={locked || value >= max}
          onClick={() => step(Math.max(min, value + 1))}
        >
          <Icon icon={plusIcon} />
        </button>
      </div>
    </NativeFieldFrame>
  );
}
