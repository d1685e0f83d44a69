import type { Transaction } from '@first-gong/domain';
import { Container } from '@first-gong/ui/Container';
import { Stack } from '@first-gong/ui/Stack';
import { type NotFoundState, NotReady, type NotReadyState } from '../../shared/notReady/index.js';
import { PurchaseSteps } from '../../shared/PurchaseSteps.js';
import { latePart } from '../../shared/parts/latePart.js';
import type { ReleasedHandlers } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { TransactionFailure, TransactionNotFound } from '../transaction/TransactionFailure.js';
import { ReceiptComplete } from './ReceiptComplete.js';
import * as styles from './ReceiptScreen.css.js';
import type { UnpaidState } from './ReceiptUnpaid.js';

/** Lazy-loaded, because most receipts are of paid orders. */
const ReceiptUnpaid = latePart(
  () => import('./ReceiptUnpaid.js'),
  (file) => file.ReceiptUnpaid,
);

export type ReceiptState =
  | NotReadyState
  | NotFoundState
  | UnpaidState
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
  switch (state.kind) {
    case 'awaitingBank':
    case 'cancelled':
      return (
        <ReceiptUnpaid
          partName={t('receipt.title')}
          waiting={notReady({ kind: 'loading' })}
          state={state}
          onHoldAgain={onHoldAgain}
        />
      );
    case 'complete':
      return <ReceiptComplete {...state} onPrint={onPrint} />;
    default:
      return notReady(state);
  }
}
