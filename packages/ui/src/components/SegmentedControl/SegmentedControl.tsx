import { Radio } from 'react-aria-components/RadioGroup';
import { checkIcon } from '../../icons/check.js';
import type { Option } from '../../private/Field/option.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './SegmentedControl.css.js';

/** The label is a word or two. */
export interface Segment<Value extends string = string> extends Option<Value> {
  /** Before the word; the tick takes its place when the segment is chosen. */
  icon?: IconShape | undefined;
  /** Cannot be chosen now; the hint says why. @default false */
  disabled?: boolean | undefined;
}

/** Two to four options. */
export interface SegmentedControlProps<Value extends string = string> extends RadioFieldProps<Segment<Value>> {}

/** One of two to four short words, side by side. Built on React Aria's radio group: arrow keys move and choose. */
export function SegmentedControl<Value extends string>({ options, ...field }: SegmentedControlProps<Value>) {
  return (
    <RadioFrame {...field} options={options} orientation="horizontal">
      {(chosen, idOf) => (
        <div className={styles.cells}>
          {options.map((option) => {
            const icon = option === chosen ? checkIcon : option.icon;
            return (
              <Radio
                key={option.value}
                id={idOf(option)}
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
      )}
    </RadioFrame>
  );
}
