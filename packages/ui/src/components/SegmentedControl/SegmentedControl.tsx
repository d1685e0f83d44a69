import { checkIcon } from '../../icons/check.js';
import type { Option } from '../../private/Field/option.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import { Icon, type IconShape } from '../Icon/index.js';
import * as styles from './SegmentedControl.css.js';

/** The label is a word or two. */
export interface Segment<Value extends string = string> extends Option<Value> {
  /** Before the text, replaced by a tick when chosen. */
  icon?: IconShape | undefined;
  /** The hint has the reason. @default false */
  disabled?: boolean | undefined;
}

/** Two to four options. */
export interface SegmentedControlProps<Value extends string = string> extends RadioFieldProps<Segment<Value>> {}

/** One of two to four short labels next to each other. Native radio buttons: arrow keys move and choose. */
export function SegmentedControl<Value extends string>({ options, ...field }: SegmentedControlProps<Value>) {
  return (
    <RadioFrame {...field} options={options} aria-orientation="horizontal">
      {(radio, chosen) => (
        <div className={styles.cells}>
          {options.map((option) => {
            const icon = option === chosen ? checkIcon : option.icon;
            return radio(
              option,
              styles.cell,
              <>
                {icon && <Icon icon={icon} />}
                <span>{option.label}</span>
              </>,
            );
          })}
        </div>
      )}
    </RadioFrame>
  );
}
