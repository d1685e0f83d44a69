import { deliveryChangeWorkingDays } from '@first-gong/domain';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { type CardFrontHandlers, RequestClosed } from '../changeRequest/index.js';
import { DeliveryChangeForm } from './DeliveryChangeForm.js';
import { Paid } from './Paid.js';
import { closedReason, type DeliveryChangeState, type DeliveryChangeValues, lastDay } from './state.js';

export { type DeliveryChangeState, type DeliveryChangeValues, nothingEntered, wholeRequestOf } from './state.js';

export interface DeliveryChangeRequestScreenProps {
  state: DeliveryChangeState;
  onChange: (values: DeliveryChangeValues) => void;
  onSubmit: () => void;
  /** Handlers that add, redact and upload the photo of the card's front. */
  card: CardFrontHandlers;
  /** Opens a new form, after a request or an unpaid fee. */
  onAnother: () => void;
  onRetry: () => void;
}

const reasons = {
  over: { title: 'deliveryChange.offerOver', text: 'deliveryChange.offerOverText' },
  online: { title: 'deliveryChange.offerOnline', text: 'deliveryChange.offerOnlineText' },
  cancelled: { title: 'changeRequest.offerCancelled', text: 'changeRequest.offerCancelledText' },
  incomplete: { title: 'changeRequest.offerIncomplete', text: 'deliveryChange.offerIncompleteText' },
} as const;

/**
 * Change of ticket collection method (spec §2, §3, §5, §9 Delivery change). Members come from an order, visitors enter
 * its number.
 */
export function DeliveryChangeRequestScreen({ state, onRetry, ...handlers }: DeliveryChangeRequestScreenProps) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const title = t('deliveryChange.title');
  if (state.kind === 'sent') {
    return <Paid key={state.receipt.status} {...state} onAnother={handlers.onAnother} />;
  }
  if (state.kind !== 'form') {
    return <NotReadyScreen state={state} title={title} loading={t('changeRequest.loading')} onRetry={onRetry} />;
  }
  const { order } = state;
  const reason = closedReason(state);
  if (order === null || reason === null) return <DeliveryChangeForm state={state} {...handlers} />;
  return (
    <RequestClosed title={title} why={t(reasons[reason].title)} transactionNumber={order.transactionNumber}>
      {t(reasons[reason].text, { count: deliveryChangeWorkingDays, day: format.recordDay(lastDay(order)) })}
    </RequestClosed>
  );
}
