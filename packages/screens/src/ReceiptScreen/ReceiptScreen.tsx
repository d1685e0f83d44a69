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
