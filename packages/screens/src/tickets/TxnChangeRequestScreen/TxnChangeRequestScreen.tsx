import { LoadingScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { type CardFrontHandlers, RequestClosed, RequestSent } from '../changeRequest/index.js';
import { closedReason, type TxnChangeState, type TxnChangeValues } from './state.js';
import { TxnChangeForm } from './TxnChangeForm.js';

export { nothingEntered, type TxnChangeState, type TxnChangeValues, wholeRequestOf } from './state.js';

export interface TxnChangeRequestScreenProps {
  state: TxnChangeState;
  onChange: (values: TxnChangeValues) => void;
  onSubmit: () => void;
  /** Handlers that add, redact and upload the photo of the card's front. */
  card: CardFrontHandlers;
  /** Opens an empty form after a request. */
  onAnother: () => void;
  /** The login, which returns to the form. */
  loginHref: string;
}

const reasons = {
  begun: { title: 'txnChange.offerBegun', text: 'txnChange.offerBegunText' },
  cancelled: { title: 'changeRequest.offerCancelled', text: 'changeRequest.offerCancelledText' },
  incomplete: { title: 'changeRequest.offerIncomplete', text: 'txnChange.offerIncompleteText' },
} as const;

/**
 * Transaction change request (spec §2, §3, §5): contact name, number or address. The redacted picture of the card
 * proves who bought.
 */
export function TxnChangeRequestScreen({ state, onAnother, ...handlers }: TxnChangeRequestScreenProps) {
  const { t } = useText('txnChange', 'changeRequest');
  const title = t('txnChange.title');
  if (state.kind === 'sent') {
    const { receipt, transactionNumber } = state;
    return <RequestSent {...receipt} transactionNumber={transactionNumber} onAnother={onAnother} />;
  }
  if (state.kind !== 'form') {
    return <LoadingScreen title={title} label={t('changeRequest.loading')} />;
  }
  const reason = closedReason(state.order);
  if (state.order && reason) {
    const { title: why, text } = reasons[reason];
    return (
      <RequestClosed title={title} why={t(why)} transactionNumber={state.order.transactionNumber}>
        {t(text)}
      </RequestClosed>
    );
  }
  return <TxnChangeForm state={state} {...handlers} />;
}
