import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import type { Option } from '../../private/Field/option.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string = string> extends Option<Value> {
  /** A second line, read after the label. For an option that cannot be chosen: why not. */
  description?: string | undefined;
  /** Cannot be chosen now; the description says why. @default false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<RadioOption<Value>> {}

/** One of a few, a line each. Built on React Aria's radio group: arrow keys move and choose. */
export function RadioGroup<Value extends string>({ options, ...field }: RadioGroupProps<Value>) {
  return (
    <RadioFrame {...field} options={options} hintAbove={styles.hint}>
      {(_, idOf) => (
        <div>
          {options.map((option) => (
            <RadioField
              key={option.value}
              id={idOf(option)}
              className={option.description ? styles.describedOption : styles.option}
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
      )}
    </RadioFrame>
  );
}
