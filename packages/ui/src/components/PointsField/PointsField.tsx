import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import { Text } from 'react-aria-components/Text';
import * as field from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import * as css from './PointsField.css.js';

export interface PointsFieldProps {
  label: string;
  /** The rate, and the most that can be used. */
  hint: string;
  /** Points in use now. */
  value: number;
  /** Called when the number is settled: on leaving the field, Enter, an arrow key or "use all". Always a whole number of steps. */
  onChange: (points: number) => void;
  /** The most that can be used. */
  max: number;
  /**
   * Points are taken in steps of this many, so that what comes off is a whole dollar.
   * @default 1
   */
  step?: number;
  useAllLabel: string;
  /** The word over the amount that comes off. */
  offsetLabel: string;
  /** What the points take off, formatted. */
  offset: string;
  /** What is wrong, in one sentence. */
  error?: string;
  /** @default false */
  disabled?: boolean;
  /** Id of the input, for a link from an error summary. */
  id?: string;
}

/** How many points to spend, and what they take off. */
export function PointsField({
  label,
  hint,
  value,
  onChange,
  max,
  step = 1,
  useAllLabel,
  offsetLabel,
  offset,
  error,
  disabled = false,
  id,
}: PointsFieldProps) {
  return (
    <div className={css.box}>
      <NumberField
        id={id}
        className={field.field}
        value={value}
        minValue={0}
        maxValue={max}
        step={step}
        // An emptied field means none.
        onChange={(points) => onChange(Number.isNaN(points) ? 0 : points)}
        isDisabled={disabled}
        isInvalid={error !== undefined}
        // Scrolling the page over a focused field must not spend points.
        isWheelDisabled
        validationBehavior="aria"
      >
        <Label className={field.label}>{label}</Label>
        <Group className={field.frame}>
          <Input className={css.input} />
          <button
            type="button"
            className={css.useAll}
            disabled={disabled}
            // Not disabled at the most: the press that got there would lose the focus.
            aria-disabled={value === max || undefined}
            onClick={() => {
              if (value !== max) onChange(max);
            }}
          >
            {useAllLabel}
          </button>
        </Group>
        <Text slot="description" className={field.hint}>
          {hint}
        </Text>
        <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
      </NumberField>
      <p className={css.offset}>
        <span className={css.offsetLabel}>{offsetLabel}</span>
        <output className={css.amount} htmlFor={id}>
          {offset}
        </output>
      </p>
    </div>
  );
}
