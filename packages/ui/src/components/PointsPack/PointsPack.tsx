import { checkCircleIcon } from '../../icons/check-circle.js';
import { type RadioFieldProps, RadioFrame } from '../../private/Field/RadioFrame.js';
import { Icon } from '../Icon/index.js';
import * as styles from './PointsPack.css.js';

export interface PointsOption<Value extends string = string> {
  value: Value;
  /** "5,000" */
  points: string;
  /** Bonus points below the number: "+1,000 bonus points". */
  extra?: string | undefined;
  /** "HK$50" */
  price: string;
}

/** The value is empty without a choice, for example if another number is typed. */
export interface PointsPackProps<Value extends string = string> extends RadioFieldProps<PointsOption<Value>> {
  /** Next to each number: "points". */
  unit: string;
}

/** Amounts of points as ticket stubs with their price. Native radio buttons. */
export function PointsPack<Value extends string>({ options, unit, ...field }: PointsPackProps<Value>) {
  return (
    <RadioFrame {...field} options={options}>
      {(radio) => (
        <div className={styles.frame}>
          <div className={styles.packs}>
            {options.map((option) =>
              radio(
                option,
                styles.pack,
                <>
                  <span className={styles.points}>
                    <span>{option.points}</span> <span className={styles.unit}>{unit}</span>
                    {option.extra !== undefined && <span className={styles.extra}>{` ${option.extra}`}</span>}
                  </span>{' '}
                  <span className={styles.perforation} />
                  <span className={styles.fold} />
                  <span className={styles.price}>
                    <span>{option.price}</span>
                    <span className={styles.tick}>
                      <Icon icon={checkCircleIcon} />
                    </span>
                  </span>
                </>,
              ),
            )}
          </div>
        </div>
      )}
    </RadioFrame>
  );
}
