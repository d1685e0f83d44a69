import { checkIcon } from '../../icons/check.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Container } from '../Container/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './Steps.css.js';

export interface StepsProps extends RootProps<HTMLDivElement> {
  /** Name of the list for screen readers: "Steps of your purchase". */
  label: string;
  /** Names of all steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. Earlier steps are done. */
  current: number;
  /** The word for a finished step, read with its name. @default the ready-made word */
  doneLabel?: string | undefined;
}

/** Steps of the purchase: finished ones have a tick, the current one is yellow. Not links. */
export function Steps({ label, steps, current, doneLabel, ...root }: StepsProps) {
  const words = useWords('Steps', { doneLabel });
  return (
    <div {...root} className={styles.bar}>
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
                {state === 'done' && <VisuallyHidden>{words.doneLabel}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
      </Container>
    </div>
  );
}
