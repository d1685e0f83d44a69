import { hint } from '../../private/Field/OptionLines.css.js';
import { type OptionLine, OptionLines } from '../../private/Field/OptionLines.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import * as styles from './RadioGroup.css.js';

export interface RadioOption<Value extends string = string> extends OptionLine<Value> {}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<RadioOption<Value>> {}

/** One of a few options, one per line. Native radio buttons: arrow keys move and choose. */
export function RadioGroup<Value extends string>({ options, ...field }: RadioGroupProps<Value>) {
  return (
    <RadioFrame {...field} options={options} hintAbove={hint}>
      {(radio) => (
        <OptionLines
          options={options}
          disabled={field.disabled}
          draw={radio}
          mark={() => <span className={styles.radio} />}
        />
      )}
    </RadioFrame>
  );
}
