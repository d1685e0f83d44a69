import type { Failure, Transaction } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Loading } from '@first-gong/ui/Loading';
import { PageTitle } from '@first-gong/ui/PageTitle';
import type { ReactNode } from 'react';
import { useText } from '../shared/text/index.js';
import { TransactionFailure } from '../shared/transaction/TransactionFailure.js';
import { TransactionNotFound } from '../shared/transaction/TransactionNotFound.js';
import { ReceiptAwaitingBank } from './ReceiptAwaitingBank.js';
import { ReceiptCancelled } from './ReceiptCancelled.js';
import { ReceiptComplete } from './ReceiptComplete.js';
import * as styles from './ReceiptScreen.css.js';

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'notFound' }
  | {
      kind: 'awaitingBank';
      transaction: Transaction;
      /** Whole seconds until the bank's answer is given up on. */
      secondsLeft: number;
      /** The bank is being asked right now. */
      checking: boolean;
    }
  | { kind: 'cancelled'; transaction: Transaction }
  | { kind: 'complete'; transaction: Transaction; memberEmail: string; pointsBalance: number };

export interface ReceiptScreenProps {
  state: ReceiptState;
  onRetry: () => void;
  /** Prints the page; its style sheet leaves the tickets and the slip. */
  onPrint: () => void;
}

/** The last step of a purchase (spec §4 Order): what the bank said, and the tickets if it said yes. */
export function ReceiptScreen({ state, onRetry, onPrint }: ReceiptScreenProps) {
  return (
    <Container className={styles.page}>
      <Body state={state} onRetry={onRetry} onPrint={onPrint} />
    </Container>
  );
}

function Body({ state, onRetry, onPrint }: ReceiptScreenProps) {
  const { t } = useText('receipt');
  switch (state.kind) {
    case 'loading':
      return (
        <Titled>
          <Loading label={t('receipt.loading')} size="page" />
        </Titled>
      );
    case 'failed':
      return <TransactionFailure failure={state.failure} onRetry={onRetry} />;
    case 'notFound':
      return (
        <Titled>
          <TransactionNotFound />
        </Titled>
      );
    case 'awaitingBank':
      return <ReceiptAwaitingBank {...state} />;
    case 'cancelled':
      return <ReceiptCancelled transaction={state.transaction} />;
    case 'complete':
      return <ReceiptComplete {...state} onPrint={onPrint} />;
  }
}

function Titled({ children }: { children: ReactNode }) {
  const { t } = useText('receipt');
  return (
    <div className={styles.column}>
      <PageTitle>{t('receipt.title')}</PageTitle>
      {children}
    </div>
  );
}
