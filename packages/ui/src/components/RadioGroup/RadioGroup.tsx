import { useId } from 'react';
import type { Option } from '../../private/Field/option.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string = string> extends Option<Value> {
  /** A second line, read after the label, or the reason for a disabled option. */
  description?: string | undefined;
  /** The description has the reason. @default false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<RadioOption<Value>> {}

/** One of a few options, one per line. Native radio buttons: arrow keys move and choose. */
export function RadioGroup<Value extends string>({ options, ...field }: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <RadioFrame {...field} options={options} hintAbove={styles.hint}>
      {(radio) => (
        <div>
          {options.map((option, index) => {
            const descriptionId = option.description && `${id}${index}`;
            return (
              <div
                key={option.value}
                className={option.description ? styles.describedOption : styles.option}
                data-disabled={field.disabled || option.disabled || undefined}
              >
                {radio(
                  option,
                  styles.button,
                  <>
                    <span className={styles.radio} />
                    <span>{option.label}</span>
                  </>,
                  descriptionId,
                )}
                {option.description && (
                  <span className={styles.description} id={descriptionId}>
                    {option.description}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      )}
    </RadioFrame>
  );
}
