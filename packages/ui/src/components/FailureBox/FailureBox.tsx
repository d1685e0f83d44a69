import type { ReactNode } from 'react';
import { Reference } from '../Reference/index.js';
import * as styles from './FailureBox.css.js';

export interface FailureBoxProps {
  /** What happened: "The box office did not answer". */
  title: string;
  /** The level of the title: 1 where the box stands for the whole screen. @default 1 */
  level?: 1 | 2 | 3 | undefined;
  /** Why, and what to do next. That something did not happen ("no card was charged") only where the page knows it. */
  children: ReactNode;
  /** Ways on; to try again comes first. */
  actions?: ReactNode | undefined;
  /** That it is tried again without a press, and in how many seconds. It may count: it is not read. */
  retryIn?: string | undefined;
  /** The code to quote to customer service. */
  reference?: string | undefined;
  /** The word before the code. Needed with a reference. */
  referenceLabel?: string | undefined;
}

/** Says that a screen or a section could not be had: what happened, why, how to go on, what to quote. */
export function FailureBox({ title, level = 1, children, actions, retryIn, ...quote }: FailureBoxProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.box}>
      <div className={styles.words} role="alert">
        <Title className={styles.titles[level]} tabIndex={-1}>
          {title}
        </Title>
        <div className={styles.body}>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {(retryIn || quote.reference) && (
        <p className={styles.last}>
          {retryIn && <span role="timer">{retryIn}</span>}
          {quote.reference && <Reference label={quote.referenceLabel}>{quote.reference}</Reference>}
        </p>
      )}
    </div>
  );
}
