import { type ReactNode, useId } from 'react';
import * as styles from './OptionLines.css.js';
import type { Option } from './option.js';
import type { DrawOption } from './RadioFrame.js';

export interface OptionLine<Value extends string = string> extends Option<Value> {
  /** A second line, read after the label, or the reason for a disabled option. */
  description?: string | undefined;
  /** The description has the reason. @default false */
  disabled?: boolean | undefined;
}

interface OptionLinesProps<Value extends string> {
  options: readonly OptionLine<Value>[];
  disabled: boolean | undefined;
  draw: DrawOption<OptionLine<Value>>;
  /** The box or circle before the label. */
  mark: (option: OptionLine<Value>) => ReactNode;
}

/** Radio buttons or checkboxes, one per line. */
export function OptionLines<Value extends string>({ options, disabled, draw, mark }: OptionLinesProps<Value>) {
  const id = useId();
  return (
    <div>
      {options.map((option, index) => {
        const descriptionId = option.description && `${id}${index}`;
        return (
          <div
            key={option.value}
            className={option.description ? styles.describedOption : styles.option}
            data-disabled={disabled || option.disabled || undefined}
          >
            {draw(
              option,
              styles.button,
              <>
                {mark(option)}
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
  );
}
