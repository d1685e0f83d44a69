import type { ReactNode } from 'react';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import * as styles from './OptionCards.css.js';

export interface OptionCard<Value extends string = string> {
  value: Value;
  title: string;
  /** Consequence of the choice, or reason for a disabled option. */
  description?: ReactNode;
  /** Price, formatted. */
  price?: ReactNode;
  /** The description has the reason. @default false */
  disabled?: boolean | undefined;
}

export interface OptionCardsProps<Value extends string = string> extends RadioFieldProps<OptionCard<Value>> {}

/** One of a few options with consequence and price. Arrow keys move, as in radio groups. */
export function OptionCards<Value extends string>({ options, ...field }: OptionCardsProps<Value>) {
  return (
    <RadioFrame {...field} options={options} groupClass={styles.group}>
      {(radio) =>
        options.map((option) =>
          radio(
            option,
            styles.option,
            <>
              <span className={styles.radio} />
              <span>
                <span className={styles.title}>{option.title}</span>
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
              {option.price && <span className={styles.price}>{option.price}</span>}
            </>,
          ),
        )
      }
    </RadioFrame>
  );
}
