import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { label as labelClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './OptionCards.css.js';

export interface OptionCard {
  value: string;
  title: string;
  /** What choosing it leads to. For one that cannot be had: why not. */
  description?: ReactNode;
  /** What it costs, formatted. */
  price?: ReactNode;
  /** Cannot be had now; the description says why. @default false */
  disabled?: boolean;
}

export interface OptionCardsProps {
  /** What is being chosen. */
  label: string;
  /** Whether a heading above already shows the label. @default false */
  labelHidden?: boolean;
  name: string;
  /** The chosen one; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  options: readonly OptionCard[];
  /** Of the radio button that Tab would reach: the chosen one, else the first. An error summary leads to it. @default the name */
  id?: string;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
}

/** One of a few, each with its consequence and its price. Arrow keys move, as in any group of radio buttons. */
export function OptionCards({
  label,
  labelHidden = false,
  name,
  value,
  onChange,
  options,
  ...props
}: OptionCardsProps) {
  const { id = name, error, required } = props;
  const available = options.filter(({ disabled }) => !disabled);
  const target = available.find((option) => option.value === value) ?? available[0];
  return (
    <RadioGroup
      className={styles.group}
      name={name}
      // With an empty string React Aria takes something for chosen, and Tab would pass the whole group by.
      value={value === '' ? null : value}
      onChange={onChange}
      isRequired={required}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={labelHidden ? visuallyHidden : labelClass}>{label}</Label>
      {options.map((option) => (
        <Radio
          key={option.value}
          id={option === target ? id : undefined}
          className={styles.option}
          value={option.value}
          isDisabled={option.disabled}
        >
          <span className={styles.radio} />
          <span>
            <span className={styles.title}>{option.title}</span>
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
          {option.price && <span className={styles.price}>{option.price}</span>}
        </Radio>
      ))}
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </RadioGroup>
  );
}
