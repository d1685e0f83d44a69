import { Container } from '@first-gong/ui/Container';
import { StickyBar } from '@first-gong/ui/StickyBar';
import type { ReactNode } from 'react';
import * as styles from './PurchaseLayout.css.js';

export interface PurchaseLayoutProps {
  children: ReactNode;
  /** The payment slip. It stands beside the rest and stays in view; without one the rest has the whole width. */
  slip?: ReactNode;
  /** So that a link or an error summary can lead to the slip. */
  slipId?: string;
  /**
   * Nothing but the slip can be used: the bank has been asked.
   * @default false
   */
  locked?: boolean;
}

/** The columns of a page that sells: what is bought, and what it comes to. */
export function PurchaseLayout({ children, slip, slipId, locked = false }: PurchaseLayoutProps) {
  return (
    <Container className={styles.page}>
      <div className={slip ? styles.columns : undefined}>
        <div className={styles.main} inert={locked}>
          {children}
        </div>
        {slip && (
          <div className={styles.slip} id={slipId} tabIndex={slipId === undefined ? undefined : -1}>
            {slip}
          </div>
        )}
      </div>
    </Container>
  );
}

export interface PurchaseBarProps {
  /** What the amount is, and how long it stands. */
  label: string;
  amount: string;
  action: ReactNode;
}

/** On a phone, the amount and the next step at the foot of the screen. */
export function PurchaseBar({ label, amount, action }: PurchaseBarProps) {
  return (
    <StickyBar action={action}>
      <p className={styles.barLabel}>{label}</p>
      <p className={styles.barAmount}>{amount}</p>
    </StickyBar>
  );
}
