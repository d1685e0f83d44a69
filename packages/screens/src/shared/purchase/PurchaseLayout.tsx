import { Container } from '@first-gong/ui/Container';
import { Stack } from '@first-gong/ui/Stack';
import { StickyBar } from '@first-gong/ui/StickyBar';
import type { ReactNode } from 'react';
import * as styles from './PurchaseLayout.css.js';

export interface PurchaseLayoutProps {
  children: ReactNode;
  /** The payment slip beside the content, always visible. @default the content has the full width */
  slip?: ReactNode;
  /** Target of links and of an error summary. */
  slipId?: string;
  /** Only the slip is usable, because the order is on its way to the bank. @default false */
  locked?: boolean;
}

/** The columns of a purchase: the order, and the slip with its sum. */
export function PurchaseLayout({ children, slip, slipId, locked = false }: PurchaseLayoutProps) {
  return (
    <Container className={styles.page}>
      <Stack gap="s6" className={slip ? styles.columns : undefined}>
        <div inert={locked}>
          <Stack gap="s5">{children}</Stack>
        </div>
        {slip && (
          <div className={styles.slip} id={slipId} tabIndex={slipId === undefined ? undefined : -1}>
            {slip}
          </div>
        )}
      </Stack>
    </Container>
  );
}

export interface PurchaseBarProps {
  /** Label of the amount, and the end of the hold. */
  label: string;
  amount: string;
  action: ReactNode;
}

/** The amount and the next step at the bottom of a phone's screen. */
export function PurchaseBar({ label, amount, action }: PurchaseBarProps) {
  return (
    <StickyBar action={action}>
      <p className={styles.barLabel}>{label}</p>
      <p className={styles.barAmount}>{amount}</p>
    </StickyBar>
  );
}
