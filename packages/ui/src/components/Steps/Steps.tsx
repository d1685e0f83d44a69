import { checkIcon } from '../../icons/check.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Steps.css.js';

export interface StepsProps {
  /** What the list is, for a screen reader, for example "Steps of your purchase". */
  label: string;
  /** The name of every step, in order. */
  steps: readonly string[];
  /** The step the reader is at, counted from 0. Those before it are done. */
  current: number;
  /** The word for a finished step, read with its name. */
  doneLabel: string;
}

/** Where the buyer is in the purchase: finished squares ticked, the current one yellow. It tells the way and is no navigation. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <div className={styles.bar}>
      <Container>
        <ol className={styles.list} aria-label={label}>
          {steps.map((step, index) => {
            const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
            return (
              <li
                key={step}
                className={styles.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={styles.square} aria-hidden="true">
                  {state === 'done' ? <Icon icon={checkIcon} weight="bold" /> : index + 1}
                </span>
                <span className={styles.name}>{step}</span>
                {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
      </Container>
    </div>
  );
}
