import type { ReactNode } from 'react';
import { xCircleIcon } from '../../icons/x-circle.js';
import type { RootProps } from '../../private/root.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './GoneRow.css.js';

export interface GoneRowProps extends RootProps<HTMLDivElement> {
  /** Sentence that says what happened, for example "These 2 seats were removed from your cart". */
  title: string;
  /** The seats and their price, struck through. */
  seats: string;
  /** Screen readers read it before the seats, because they do not read the line through them: "No longer yours:". */
  seatsLabel: string;
  /** The reason and the time, and that nothing was charged. */
  reason: string;
  /** Why the seats could not be held again. Read aloud at once. */
  problem?: string | undefined;
  /** Hold again, choose other seats, and "Got it". */
  actions: ReactNode;
}

/** Seats that left the cart without an action of the buyer. The row stays until the buyer dismisses it. */
export function GoneRow({ title, seats, seatsLabel, reason, problem, actions, ...root }: GoneRowProps) {
  return (
    <div {...root} className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={xCircleIcon} weight="fill" />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          <VisuallyHidden>{`${seatsLabel} `}</VisuallyHidden>
          <s className={styles.seats}>{seats}</s>
        </p>
        <p className={styles.reason}>{reason}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
