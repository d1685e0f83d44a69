import type { DeliveryChangeReceipt } from '@first-gong/domain';
import type { NotReadyState } from '@first-gong/screens/shared/notReady';
import { notReady, useCall } from '../data/calls.js';

/** Milliseconds between two looks at a fee that the bank has not answered for. */
const again = 3000;

interface ChangePayment {
  receipt: DeliveryChangeReceipt | null;
  /** The page while there is no receipt. */
  state: NotReadyState;
  reload: () => void;
}

/**
 * The fee of the request with which the bank has led back to the page, or null where the address names none. It looks
 * again until the bank has answered.
 */
export function useChangePayment(query: URLSearchParams): ChangePayment | null {
  const referenceNumber = query.get('referenceNumber') ?? '';
  const key = query.get('key') ?? '';
  const isNamed = referenceNumber !== '' && key !== '';
  const { data, failure, reload } = useCall(
    isNamed ? 'deliveryChangePayment' : null,
    { query: { referenceNumber, key } },
    { maxAge: 0, every: ({ status }) => (status === 'awaitingBank' ? again : null) },
  );
  if (!isNamed) return null;
  return { receipt: data ?? null, state: notReady(failure), reload };
}
