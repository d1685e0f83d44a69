import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import * as styles from './FailureBox.css.js';
import { Reference } from './Reference.js';

export interface FailureBoxProps extends RootProps<HTMLDivElement> {
  /** What happened: "The box office did not respond". */
  title: string;
  /** 1 if the box replaces the whole screen. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Reason and next step. Exclude consequences ("no card was charged") only if they are certain. */
  children: ReactNode;
  /** Buttons and links, retry first. */
  actions?: ReactNode | undefined;
  /** A code for customer service. */
  reference?: string | undefined;
  /** Label of the code. @default the ready-made word */
  referenceLabel?: string | undefined;
}

/** Replaces a screen or section that failed to load: what, why, next step, reference. */
export function FailureBox({ title, headingLevel = 1, children, actions, ...props }: FailureBoxProps) {
  const { reference, referenceLabel, ...root } = props;
  const words = useWords('FailureBox', { referenceLabel: reference ? referenceLabel : '' });
  const Title = `h${headingLevel}` as const;
  return (
    <div {...root} className={styles.box}>
      <div className={styles.words} role="alert">
        <Title className={styles.titles[headingLevel]} tabIndex={-1}>
          {title}
        </Title>
        <div className={styles.body}>{children}</div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && (
        <p className={styles.reference}>
          <Reference label={words.referenceLabel}>{reference}</Reference>
        </p>
      )}
    </div>
  );
}
