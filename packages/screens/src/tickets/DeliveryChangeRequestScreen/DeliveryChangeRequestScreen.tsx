import { deliveryChangeWorkingDays } from '@first-gong/domain';
import { NotReadyScreen } from '../../shared/notReady/index.js';
import { useText } from '../../shared/text/index.js';
import { type CardFrontHandlers, RequestClosed } from '../changeRequest/index.js';
import { DeliveryChangeForm } from './DeliveryChangeForm.js';
import { Paid } from './Paid.js';
import {
  closedReason,
  type DeliveryChangeState,
  type DeliveryChangeValues,
  type DeliveryChangeForm as FormState,
  lastDay,
} from './state.js';

export { type DeliveryChangeState, type DeliveryChangeValues, wholeRequestOf } from './state.js';

export interface DeliveryChangeRequestScreenProps {
  state: DeliveryChangeState;
  onChange: (values: DeliveryChangeValues) => void;
  onSubmit: () => void;
  /** The photo of the card's front: it is added, covered and sent. */
  card: CardFrontHandlers;
  /** Called for the form again, after a request or a payment that was not made. */
  onAnother: () => void;
  onRetry: () => void;
}

/**
 * Change of ticket collection method (spec §2, §3, §5, §9 Delivery change): kiosk, pick-up by appointment or delivery. A
 * member comes from an order, a visitor enters its number.
 */
export function DeliveryChangeRequestScreen({ state, onRetry, ...handlers }: DeliveryChangeRequestScreenProps) {
  const { t } = useText('deliveryChange', 'changeRequest');
  if (state.kind === 'form') {
    return closedReason(state) ? <Closed state={state} /> : <DeliveryChangeForm state={state} {...handlers} />;
  }
  if (state.kind === 'sent') {
    return <Paid key={state.receipt.status} {...state} onAnother={handlers.onAnother} />;
  }
  return (
    <NotReadyScreen
      state={state}
      title={t('deliveryChange.title')}
      loading={t('changeRequest.loading')}
      onRetry={onRetry}
    />
  );
}

const reasons = {
  over: { title: 'deliveryChange.offerOver', text: 'deliveryChange.offerOverText' },
  online: { title: 'deliveryChange.offerOnline', text: 'deliveryChange.offerOnlineText' },
  incomplete: { title: 'changeRequest.offerIncomplete', text: 'deliveryChange.offerIncompleteText' },
} as const;

/** In place of the form for an order whose collection stays as it is: the reason. */
function Closed({ state }: { state: FormState }) {
  const { t, format } = useText('deliveryChange', 'changeRequest');
  const { order } = state;
  const reason = closedReason(state);
  if (order === null || reason === null) return null;
  const values = { count: deliveryChangeWorkingDays, day: format.recordDay(lastDay(order)) };
  return (
    <RequestClosed
      title={t('deliveryChange.title')}
      why={t(reasons[reason].title)}
      transactionNumber={order.transactionNumber}
    >
      {t(reasons[reason].text, values)}
    </RequestClosed>
  );
}
