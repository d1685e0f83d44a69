import type { ReactNode } from 'react';
import type { RootProps } from '../../private/root.js';
import { Reference } from '../Reference/index.js';
import * as styles from './FailureBox.css.js';

export interface FailureBoxProps extends RootProps<HTMLDivElement> {
  /** Heading, which says what happened: "The box office did not answer". */
  title: string;
  /** 1 where the box replaces the whole screen. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The reason and the next step. Say that something did not happen ("no card was charged") only if the page knows it. */
  children: ReactNode;
  /** Buttons and links; the button that tries again comes first. */
  actions?: ReactNode | undefined;
  /** The code to quote to customer service. */
  reference?: string | undefined;
  /** The word before the code. Required with a reference. */
  referenceLabel?: string | undefined;
}

/** Replaces a screen or a section that could not be loaded: what happened, why, what to do, what to quote. */
export function FailureBox({ title, headingLevel = 1, children, actions, ...props }: FailureBoxProps) {
  const { reference, referenceLabel, ...root } = props;
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
        <p className={styles.last}>
          <Reference label={referenceLabel}>{reference}</Reference>
        </p>
      )}
    </div>
  );
}
