import type { Transaction } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { type NotFoundState, NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { PurchaseSteps } from '../../shared/PurchaseSteps.js';
import type { GoneHandlers } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { TransactionFailure } from '../transaction/TransactionFailure.js';
import { TransactionNotFound } from '../transaction/TransactionNotFound.js';
import { ReceiptAwaitingBank } from './ReceiptAwaitingBank.js';
import { type GoneAgain, ReceiptCancelled } from './ReceiptCancelled.js';
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
  | {
      kind: 'cancelled';
      transaction: Transaction;
      /** The seats as the cart keeps them; null where the member has dismissed them or holds them again. */
      again: GoneAgain | null;
    }
  | { kind: 'complete'; transaction: Transaction; memberEmail: string; pointsBalance: number; fresh: boolean };

export interface ReceiptScreenProps extends Pick<GoneHandlers, 'onHoldAgain'> {
  state: ReceiptState;
  onRetry: () => void;
  /** Prints the page. On paper the style sheet shows the tickets and the slip only. */
  onPrint: () => void;
}

/** The last step of a purchase (spec §4 Order): the answer of the bank, and the tickets of a paid order. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { t } = useText('receipt');
  const { state } = props;
  const outcome = outcomeOf(state);
  return (
    <>
      {state.kind !== 'notFound' && (
        <PurchaseSteps current={outcome ? 'preview' : 'receipt'} state={outcome ? t(outcome) : undefined} />
      )}
      <Container className={styles.page}>
        <Body {...props} />
      </Container>
    </>
  );
}

/** The key of the words for an order that is not paid: its title and its step. Null for a receipt. */
export function outcomeOf(state: ReceiptState) {
  if (state.kind === 'awaitingBank') return 'receipt.outcome_awaitingBank';
  if (state.kind === 'cancelled') return `receipt.outcome_${state.transaction.cancelledBecause ?? 'untold'}` as const;
  return null;
}

function Body({ state, onRetry, onPrint, onHoldAgain }: ReceiptScreenProps) {
  const { t } = useText('receipt');
  switch (state.kind) {
    case 'awaitingBank':
      return <ReceiptAwaitingBank {...state} />;
    case 'cancelled':
      return <ReceiptCancelled {...state} onHoldAgain={onHoldAgain} />;
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
