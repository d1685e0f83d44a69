import type { ReactNode } from 'react';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import * as styles from './OptionCards.css.js';

export interface OptionCard<Value extends string = string> {
  value: Value;
  title: string;
  /** Consequence of choosing it. For an option that cannot be chosen: the reason. */
  description?: ReactNode;
  /** Price, formatted. */
  price?: ReactNode;
  /** Cannot be chosen now; the description says why. @default false */
  disabled?: boolean | undefined;
}

export interface OptionCardsProps<Value extends string = string> extends RadioFieldProps<OptionCard<Value>> {}

/** One of a few, each with its consequence and its price. Arrow keys move, as in any group of radio buttons. */
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
