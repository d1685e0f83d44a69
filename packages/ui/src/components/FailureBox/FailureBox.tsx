import type { ReactNode } from 'react';
import * as styles from './FailureBox.css.js';

export interface FailureBoxProps {
  /** What happened: "The box office did not answer". */
  title: string;
  /** The level of the title: 1 where the box stands for the whole screen. @default 1 */
  level?: 1 | 2 | 3;
  /** Why, and what to do next. That something did not happen ("no card was charged") only where the page knows it. */
  children: ReactNode;
  /** Ways on; to try again comes first. */
  actions?: ReactNode;
  /** The code to quote to customer service. */
  reference?: string;
  /** The word before the code. Needed with a reference. */
  referenceLabel?: string;
}

/** Says that a screen or a section could not be had: what happened, why, how to go on, what to quote. */
export function FailureBox({ title, level = 1, children, actions, reference, referenceLabel }: FailureBoxProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.box} role="alert">
      <Title className={styles.titles[level]} tabIndex={-1}>
        {title}
      </Title>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && (
        <p className={styles.reference}>
          {referenceLabel} <code className={styles.code}>{reference}</code>
        </p>
      )}
    </div>
  );
}
