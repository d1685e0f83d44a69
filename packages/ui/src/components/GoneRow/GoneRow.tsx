import type { ReactNode } from 'react';
import { xCircleIcon } from '../../icons/x-circle.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './GoneRow.css.js';

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
    <div className={css.row}>
      <span className={css.icon}>
        <Icon icon={xCircleIcon} weight="fill" />
      </span>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>
          <VisuallyHidden>{whatHidden} </VisuallyHidden>
          <s className={css.what}>{what}</s>
        </p>
        <p className={css.why}>{why}</p>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
