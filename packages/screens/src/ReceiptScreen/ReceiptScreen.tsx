import type { Transaction } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { type NotFoundState, NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { useText } from '../shared/text/index.js';
import { TransactionFailure } from '../shared/transaction/TransactionFailure.js';
import { TransactionNotFound } from '../shared/transaction/TransactionNotFound.js';
import { ReceiptAwaitingBank } from './ReceiptAwaitingBank.js';
import { ReceiptCancelled } from './ReceiptCancelled.js';
import { ReceiptComplete } from './ReceiptComplete.js';
import * as styles from './ReceiptScreen.css.js';

export type ReceiptState =
  | NotReadyState
  | NotFoundState
  | {
      kind: 'awaitingBank';
      transaction: Transaction;
      /** Whole seconds until the order is cancelled for want of an answer. */
      secondsLeft: number;
      /** The page asks the bank at this moment. */
      checking: boolean;
    }
  | { kind: 'cancelled'; transaction: Transaction }
  | { kind: 'complete'; transaction: Transaction; memberEmail: string; pointsBalance: number; fresh: boolean };

export interface ReceiptScreenProps {
  state: ReceiptState;
  onRetry: () => void;
  /** Prints the page. On paper the style sheet shows the tickets and the slip only. */
  onPrint: () => void;
}

/** The last step of a purchase (spec §4 Order): the answer of the bank, and the tickets of a paid order. */
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
    case 'awaitingBank':
      return <ReceiptAwaitingBank {...state} />;
    case 'cancelled':
      return <ReceiptCancelled transaction={state.transaction} />;
    case 'complete':
      return <ReceiptComplete {...state} onPrint={onPrint} />;
    default:
      return (
        <div className={styles.column}>
          <NotReady
            state={state}
            title={t('receipt.title')}
            loading={t('receipt.loading')}
            onRetry={onRetry}
            failed={TransactionFailure}
            notFound={<TransactionNotFound />}
          />
        </div>
      );
  }
}
