import { checkIcon } from '../../icons/check.js';
import { type CheckboxFieldProps, CheckboxFrame } from '../../private/Field/CheckboxFrame.js';
import { hint } from '../../private/Field/OptionLines.css.js';
import { type OptionLine, OptionLines } from '../../private/Field/OptionLines.js';
import { Icon } from '../Icon/index.js';
import * as styles from './CheckboxGroup.css.js';

export interface CheckboxOption<Value extends string = string> extends OptionLine<Value> {}

export interface CheckboxGroupProps<Value extends string = string> extends CheckboxFieldProps<CheckboxOption<Value>> {}

/** Any of a few options, one per line. Native checkboxes, which a form sends under one name. */
export function CheckboxGroup<Value extends string>({ options, ...field }: CheckboxGroupProps<Value>) {
  return (
    <CheckboxFrame {...field} options={options} hintAbove={hint}>
      {(checkbox) => (
        <OptionLines
          options={options}
          disabled={field.disabled}
          draw={checkbox}
          mark={({ value }) => (
            <span className={styles.box}>{field.value.includes(value) && <Icon icon={checkIcon} />}</span>
          )}
        />
      )}
    </CheckboxFrame>
  );
}
