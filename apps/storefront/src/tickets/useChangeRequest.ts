import { clean, type MemberInfo, type Transaction } from '@first-gong/domain';
import { useMemberCall } from '../data/calls.js';
import { useDraft } from '../session/draft.js';
import { useSession } from '../session/session.js';
import { useQuery } from '../site/address.js';

/**
 * A request to change an order. The tab keeps a draft for each order.
 * @param valuesOf the initial values from order and member
 */
export function useChangeRequest<Values extends { transactionNumber: string }>(
  name: string,
  valuesOf: (transactionNumber: string, known: Transaction | undefined, member: MemberInfo | undefined) => Values,
) {
  const transactionNumber = useQuery().get('transactionNumber') ?? '';
  const session = useSession();
  const member = useMemberCall('memberInfo').data;
  const call = useMemberCall(transactionNumber === '' ? null : 'transactionDetail', { query: { transactionNumber } });
  const known = call.data;
  const first = valuesOf(transactionNumber, known, member);
  const [values, change, clear] = useDraft<Values>(`${name} ${transactionNumber}`, first);
  const entered = clean(values.transactionNumber, 'code');
  const isMember = Boolean(session);
  const isOnItsWay = isMember && transactionNumber !== '' && !known && !call.failure;
  return {
    transactionNumber,
    isMember,
    values,
    change,
    clear,
    entered,
    /** The member's order in the address. */
    known,
    /** The member's order with the entered number, or null. */
    order: known?.transactionNumber === entered ? known : null,
    /** The server renders no form, and an order that is still loading may not be changeable. */
    loading: session === undefined || isOnItsWay,
  };
}
