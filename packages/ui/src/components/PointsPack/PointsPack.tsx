import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { checkCircleIcon } from '../../icons/check-circle.js';
import { hint as hintClass, label as labelClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon } from '../Icon/index.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './PointsPack.css.js';

export interface PointsOption {
  value: string;
  /** "5,000" */
  points: string;
  /** "HK$50" */
  price: string;
}

export interface PointsPackProps {
  /** What is being chosen: "Top up". */
  label: string;
  /** Whether a heading above already shows the label. @default false */
  labelHidden?: boolean;
  name: string;
  /** The chosen one; empty when none is, for example because another number is typed. */
  value: string;
  onChange: (value: string) => void;
  options: readonly PointsOption[];
  /** Below each number: "points". */
  unit: string;
  /** Of the radio button that Tab would reach: the chosen one, else the first. An error summary leads to it. @default the name */
  id?: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** While the payment is under way. @default false */
  disabled?: boolean;
}

/** How many points to buy: stubs with the points above their perforation and the price below. React Aria's radio group. */
export function PointsPack({ label, labelHidden = false, name, value, onChange, options, ...props }: PointsPackProps) {
  const { unit, id = name, hint, error, required, disabled } = props;
  const target = options.find((option) => option.value === value) ?? options[0];
  return (
    <RadioGroup
      name={name}
      // With an empty string React Aria takes something for chosen, and Tab would pass the whole group by.
      value={value === '' ? null : value}
      onChange={onChange}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={labelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <div className={styles.packs}>
        {options.map((option) => (
          <Radio
            key={option.value}
            id={option === target ? id : undefined}
            className={styles.pack}
            value={option.value}
          >
            <span className={styles.points}>
              {option.points} <span className={styles.unit}>{unit}</span>
            </span>{' '}
            <span className={styles.perforation} />
            <span className={styles.price}>
              {option.price}
              <span className={styles.tick}>
                <Icon icon={checkCircleIcon} />
              </span>
            </span>
          </Radio>
        ))}
      </div>
      {hint && (
        <Text className={hintClass} slot="description">
          {hint}
        </Text>
      )}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </RadioGroup>
  );
}
