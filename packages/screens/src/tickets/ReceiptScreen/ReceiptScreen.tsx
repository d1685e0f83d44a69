import type { Transaction } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Stack } from '@first-gong/ui/Stack';
import { type NotFoundState, NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { PurchaseSteps } from '../../shared/PurchaseSteps.js';
import { latePart } from '../../shared/parts/latePart.js';
import type { ReleasedHandlers } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { TransactionFailure, TransactionNotFound } from '../transaction/TransactionFailure.js';
import type { ReleasedAgain } from './ReceiptCancelled.js';
import { ReceiptComplete } from './ReceiptComplete.js';
import * as styles from './ReceiptScreen.css.js';

/** Lazy-loaded, because most receipts are of paid orders. */
const loadUnpaid = () => import('./unpaid.js');
const ReceiptAwaitingBank = latePart(loadUnpaid, (file) => file.ReceiptAwaitingBank);
const ReceiptCancelled = latePart(loadUnpaid, (file) => file.ReceiptCancelled);

export type ReceiptState =
  | NotReadyState
  | NotFoundState
  | {
      kind: 'awaitingBank';
      transaction: Transaction;
      /** Seconds until the order is cancelled without a response. */
      secondsLeft: number;
      /** The page is polling the bank. */
      checking: boolean;
    }
  | {
      kind: 'cancelled';
      transaction: Transaction;
      /** The seats in the cart's list; null after the member dismissed them or held them again. */
      again: ReleasedAgain | null;
    }
  | { kind: 'complete'; transaction: Transaction; memberEmail: string; pointsBalance: number; fresh: boolean };

export interface ReceiptScreenProps extends Pick<ReleasedHandlers, 'onHoldAgain'> {
  state: ReceiptState;
  onRetry: () => void;
  /** Prints the page. The print styles show only the tickets and the slip. */
  onPrint: () => void;
}

/** The last step of a purchase (spec §4 Order): the bank's response, and the tickets of a paid order. */
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

/** Text key for the title and step of an unpaid order. Null for a receipt. */
export function outcomeOf(state: ReceiptState) {
  if (state.kind === 'awaitingBank') return 'receipt.outcome_awaitingBank';
  if (state.kind === 'cancelled') return `receipt.outcome_${state.transaction.cancelledBecause ?? 'untold'}` as const;
  return null;
}

function Body({ state, onRetry, onPrint, onHoldAgain }: ReceiptScreenProps) {
  const { t } = useText('receipt');
  const notReady = (missing: NotReadyState | NotFoundState) => (
    <Stack gap="s5" className={styles.column}>
      <NotReady
        state={missing}
        title={t('receipt.title')}
        lead={t('receipt.loadingLead')}
        loading={t('receipt.loading')}
        onRetry={onRetry}
        failed={TransactionFailure}
        notFound={<TransactionNotFound />}
      />
    </Stack>
  );
  const late = { partName: t('receipt.title'), waiting: notReady({ kind: 'loading' }) };
  switch (state.kind) {
    case 'awaitingBank':
      return <ReceiptAwaitingBank {...state} {...late} />;
    case 'cancelled':
      return <ReceiptCancelled {...state} {...late} onHoldAgain={onHoldAgain} />;
    case 'complete':
      return <ReceiptComplete {...state} onPrint={onPrint} />;
    default:
      return notReady(state);
  }
}
