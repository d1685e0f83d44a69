import { type ReactNode, useId } from 'react';
import { minusIcon } from '../../icons/minus.js';
import { plusIcon } from '../../icons/plus.js';
import { hint as hintClass, label as labelClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import * as styles from './QuantityField.css.js';

export interface QuantityFieldProps {
  label: string;
  /** Sent with the form; the field works before any script does. */
  name: string;
  /** Whole; 0 is an empty field where at least one is wanted. */
  value: number;
  onChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** Where the plus button ends. More can be typed, and is the owner's to refuse. */
  max: number;
  /** What the minus button does: "One fewer". */
  decreaseLabel: string;
  /** What the plus button does: "One more". */
  increaseLabel: string;
  /** Below the field and read with it: how many a member may buy. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default the name */
  id?: string;
  /** @default false */
  disabled?: boolean;
}

/** A small number with a button on either side. Native, so that the event page carries no library of controls for it. */
export function QuantityField({ label, name, value, onChange, min = 0, max, id = name, ...props }: QuantityFieldProps) {
  const { decreaseLabel, increaseLabel, hint, error, disabled } = props;
  const messageId = useId();
  const described = [hint && `${messageId}h`, error && `${messageId}e`].filter(Boolean).join(' ');
  // What is typed is passed on as it is, too much or nothing as well: whoever asks for the number says what is wrong.
  const type = (typed: number) => onChange(Number.isSafeInteger(typed) ? Math.max(0, typed) : 0);
  return (
    <div>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stepper}>
        <button
          className={styles.step}
          type="button"
          aria-label={`${decreaseLabel}: ${label}`}
          disabled={disabled || value <= min}
          onClick={() => onChange(Math.min(max, value - 1))}
        >
          <Icon icon={minusIcon} />
        </button>
        <input
          className={styles.number}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          value={value === 0 && min > 0 ? '' : value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => type(event.target.valueAsNumber)}
        />
        <button
          className={styles.step}
          type="button"
          aria-label={`${increaseLabel}: ${label}`}
          disabled={disabled || value >= max}
          onClick={() => onChange(Math.max(min, value + 1))}
        >
          <Icon icon={plusIcon} />
        </button>
      </div>
      {hint && (
        <p className={hintClass} id={`${messageId}h`}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={`${messageId}e`}>{error}</FieldMessage>}
    </div>
  );
}
