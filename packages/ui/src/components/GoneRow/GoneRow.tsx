import type { ReactNode } from 'react';
import { xCircleIcon } from '../../icons/x-circle.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './GoneRow.css.js';

export interface GoneRowProps {
  /** What happened, for example "These 2 seats have left your cart". */
  title: string;
  /** Which seats and what they cost; shown struck through. */
  what: string;
  /** Said before `what` by a screen reader, which does not hear a line through it: "No longer yours:". */
  whatHidden: string;
  /** Why and when, and that nothing was charged. */
  why: string;
  /** Two ways on: choose again, and "Got it". */
  actions: ReactNode;
}

/** Seats that left the cart without the buyer's doing. It stays until the buyer has read it. */
export function GoneRow({ title, what, whatHidden, why, actions }: GoneRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={xCircleIcon} weight="fill" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>
          <VisuallyHidden>{whatHidden} </VisuallyHidden>
          <s className={styles.what}>{what}</s>
        </p>
        <p className={styles.why}>{why}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
