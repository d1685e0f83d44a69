import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { checkIcon } from '../../icons/check.js';
import { hint as hintClass, label as labelClass, mark as markClass } from '../../private/Field/Field.css.js';
import { FieldMessage } from '../../private/Field/FieldMessage.js';
import { Icon, type IconShape } from '../Icon/index.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './SegmentedControl.css.js';

export interface Segment {
  value: string;
  /** A word or two. */
  label: string;
  /** Before the word; the tick takes its place when chosen. */
  icon?: IconShape;
  /** Cannot be had now; the hint says why. @default false */
  disabled?: boolean;
}

export interface SegmentedControlProps {
  /** What is being chosen. */
  label: string;
  /** Whether a heading above already shows the label. @default false */
  labelHidden?: boolean;
  name: string;
  /** The chosen one; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** Two to four. */
  options: readonly Segment[];
  /** Of the radio button that Tab would reach: the chosen one, else the first. An error summary leads to it. @default the name */
  id?: string;
  /** Below the cells and read with them. It stays when there is an error. */
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

/** One of two to four short words, side by side. Built on React Aria's radio group: arrow keys move and choose. */
export function SegmentedControl({ label, labelHidden = false, name, value, ...props }: SegmentedControlProps) {
  const { onChange, options, id = name, hint, error, required, mark, disabled, readOnly } = props;
  const available = options.filter((option) => !option.disabled);
  // None rather than '' or one that cannot be had: React Aria would let Tab pass the group by.
  const chosen = available.find((option) => option.value === value);
  const target = chosen ?? available[0];
  return (
    <RadioGroup
      name={name}
      value={chosen?.value ?? null}
      onChange={onChange}
      orientation="horizontal"
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={labelHidden ? visuallyHidden : labelClass}>
        {label} {mark && <span className={markClass}>{mark}</span>}
      </Label>
      <div className={styles.cells}>
        {options.map((option) => {
          const icon = option === chosen ? checkIcon : option.icon;
          return (
            <Radio
              key={option.value}
              id={option === target ? id : undefined}
              className={styles.cell}
              value={option.value}
              isDisabled={option.disabled}
            >
              {icon && <Icon icon={icon} />}
              <span>{option.label}</span>
            </Radio>
          );
        })}
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
