import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './QueueStub.css.js';

export interface NextStepsProps extends RootProps<HTMLOListElement> {
  /** In order; numbers are added. */
  steps: readonly { title: string; text: ReactNode }[];
}

/** Next steps as numbered notes next to each other: turn, seats, payment. */
export function NextSteps({ steps, ...root }: NextStepsProps) {
  return (
    <ol {...root} className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <p className={styles.stepTitle}>{title}</p>
          <p className={styles.stepText}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
