import type { MemberInfo, Transaction } from '@first-gong/domain';
import { useMemberCall } from '../data/calls.js';
import { useSession } from '../session/session.js';

export interface OrderToChange {
  /** The member's order, or undefined for a visitor, for another member, and while it is on its way. */
  order: Transaction | undefined;
  member: MemberInfo | undefined;
  isMember: boolean;
  /** The server draws no form, and the order is on its way: it may not be changeable. */
  loading: boolean;
}

/** The order that a change request is about. @param transactionNumber from the address, or '' */
export function useOrderToChange(transactionNumber: string): OrderToChange {
  const session = useSession();
  const member = useMemberCall('memberInfo').data;
  const { data, failure } = useMemberCall(transactionNumber === '' ? null : 'transactionDetail', {
    query: { transactionNumber },
  });
  const isMember = session !== undefined && session !== null;
  return {
    order: data,
    member,
    isMember,
    loading:
      session === undefined || (isMember && transactionNumber !== '' && data === undefined && failure === undefined),
  };
}
