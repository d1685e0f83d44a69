import type { ReactNode } from 'react';
import * as styles from './QueueStub.css.js';

export interface NextStepsProps {
  /** In their order; the numbers are set here. */
  steps: readonly { title: string; text: ReactNode }[];
}

/** What will happen, as numbered notes side by side: the turn, the seats, the payment. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <p className={styles.stepTitle}>{title}</p>
          <p className={styles.stepText}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
