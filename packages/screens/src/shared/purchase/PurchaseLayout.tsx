import { Container } from '@first-gong/ui/Container';
import { StickyBar } from '@first-gong/ui/StickyBar';
import type { ReactNode } from 'react';
import * as styles from './PurchaseLayout.css.js';

export interface PurchaseLayoutProps {
  children: ReactNode;
  /** The payment slip. It is beside the content and stays in view. Without a slip the content has the full width. */
  slip?: ReactNode;
  /** So that a link or an error summary can lead to the slip. */
  slipId?: string;
  /**
   * Only the slip can be used, because the order is on its way to the bank.
   * @default false
   */
  locked?: boolean;
}

/** The columns of a page of the purchase: the order, and the slip with its sum. */
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
  /** Name of the amount, and the time until which it is valid. */
  label: string;
  amount: string;
  action: ReactNode;
}

/** The amount and the next step at the bottom of the screen of a phone. */
export function PurchaseBar({ label, amount, action }: PurchaseBarProps) {
  return (
    <StickyBar action={action}>
      <p className={styles.barLabel}>{label}</p>
      <p className={styles.barAmount}>{amount}</p>
    </StickyBar>
  );
}
