import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './QueueStub.css.js';

export interface NextStepsProps extends RootProps<HTMLOListElement> {
  /** The steps in order. The component adds the numbers. */
  steps: readonly { title: string; text: ReactNode }[];
}

/** The next steps as numbered notes side by side: the turn, the seats, the payment. */
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
