import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { label as labelClass, mark as markClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption {
  value: string;
  label: string;
  /** A second line, read after the label. For one that cannot be had: why not. */
  description?: string;
  /** Cannot be had now; the description says why. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps {
  /** What is being chosen. */
  label: string;
  /** Whether a heading above already shows the label. @default false */
  labelHidden?: boolean;
  name: string;
  /** The chosen one; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  /** Of the radio button that Tab would reach: the chosen one, else the first. An error summary leads to it. @default the name */
  id?: string;
  /** Between the label and the options, and read with the group. It stays when there is an error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, in a sentence. */
  error?: string;
  /** @default false */
  required?: boolean;
  /** After the label of a choice that may be left open: "(optional)". */
  mark?: string;
  /** @default false */
  disabled?: boolean;
  /** The choice can be read and not changed. @default false */
  readOnly?: boolean;
}

/** One of a few, a line each. Built on React Aria's radio group: arrow keys move and choose. */
export function RadioGroup({ label, labelHidden = false, name, value, onChange, options, ...props }: RadioGroupProps) {
  const { id = name, hint, error, required, mark, disabled, readOnly } = props;
  const available = options.filter((option) => !option.disabled);
  // None rather than '' or one that cannot be had: React Aria would let Tab pass the group by.
  const chosen = available.find((option) => option.value === value);
  const target = chosen ?? available[0];
  return (
    <AriaRadioGroup
      name={name}
      value={chosen?.value ?? null}
      onChange={onChange}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={labelHidden ? visuallyHidden : labelClass}>
        {label} {mark && <span className={markClass}>{mark}</span>}
      </Label>
      {hint && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
      <div>
        {options.map((option) => (
          <RadioField
            key={option.value}
            id={option === target ? id : undefined}
            className={styles.option}
            value={option.value}
            isDisabled={option.disabled}
          >
            <RadioButton className={styles.button}>
              <span className={styles.radio} />
              <span>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text className={styles.description} slot="description">
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldError>{error && <FieldMessage>{error}</FieldMessage>}</FieldError>
    </AriaRadioGroup>
  );
}
