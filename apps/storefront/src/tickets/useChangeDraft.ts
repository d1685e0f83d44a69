import { clean, fullMobile, type MemberInfo, type Transaction } from '@first-gong/domain';
import type { DeliveryChangeValues } from '@first-gong/screens/tickets/DeliveryChangeRequestScreen';
import { keepDraft, useDraft } from '../session/draft.js';
import { type OrderToChange, useOrderToChange } from './useOrderToChange.js';

/** The address of the order, or the street and flat of the profile. */
function addressOf(order: Transaction | undefined, member: MemberInfo | undefined): string {
  if (order?.delivery.address) return order.delivery.address;
  return [member?.address?.flat, member?.address?.street].filter(Boolean).join(', ');
}

interface ChangeDraft extends Pick<OrderToChange, 'loading'> {
  values: DeliveryChangeValues;
  change: (values: DeliveryChangeValues) => void;
  clear: () => void;
  /** Keeps the values for the way back from the bank, which names the order. */
  keepForReturn: () => void;
  /** The member's order with the entered number, or null. */
  order: Transaction | null;
}

const nameOf = (transactionNumber: string) => `deliveryChange ${transactionNumber}`;

/**
 * The values of a change of collection. What is known of the member and of the order is filled in; the tab keeps what
 * the buyer types.
 * @param transactionNumber the order from which the member comes, or ''. Each order has its own draft.
 */
export function useChangeDraft(transactionNumber: string): ChangeDraft {
  const { order: known, member, loading } = useOrderToChange(transactionNumber);
  const [values, change, clear] = useDraft<DeliveryChangeValues>(nameOf(transactionNumber), {
    transactionNumber,
    contactName: known?.delivery.name ?? member?.name ?? '',
    mobile: known?.delivery.phone ?? (member && fullMobile(member)) ?? '',
    email: member?.loginEmail ?? '',
    deliveryAddress: addressOf(known, member),
    option: '',
    appointmentDay: '',
    appointmentTime: '',
    destination: 'hongKong',
    paymentMethod: 'creditCard',
    withoutCard: false,
  });
  const entered = clean(values.transactionNumber, 'code');
  return {
    values,
    change,
    clear,
    keepForReturn() {
      if (entered !== transactionNumber) clear();
      keepDraft(nameOf(entered), null, values);
    },
    order: known?.transactionNumber === entered ? known : null,
    loading,
  };
}
