import { type Cart, href, type ReleasedItem, type Transaction } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { outcomeOf, ReceiptScreen, type ReceiptState } from '@first-gong/screens/tickets/ReceiptScreen';
import { useState } from 'react';
import { justNow, notReady, together, useMemberCall } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';
import { navigate, useQuery } from '../site/address.js';
import { showHeading } from '../site/mainElement.js';
import { useTitle } from '../site/PageContext.js';
import type { PageModule } from '../site/pageModule.js';
import { useReleasedSeats } from '../site/useReleasedSeats.js';
import { useSecondsLeft } from '../site/useSecondsLeft.js';
import { useWhen } from '../site/useWhen.js';
import { useFirstVisit } from './useFirstVisit.js';
import { useSaveTickets } from './useOfflineTickets.js';
import { useWakeLock } from './useWakeLock.js';

function releasedOf({ orders }: Transaction, cart: Cart | undefined): ReleasedItem[] {
  const holdIds = new Set(orders.flatMap(({ tickets }) => tickets.map(({ holdId }) => holdId)));
  return (cart?.released ?? []).filter(({ holdId, event }) => holdIds.has(holdId) && !event.cancelled);
}

export const memberNeeds: PageModule['memberNeeds'] = (search) => [
  ['transactionDetail', { transactionNumber: search.get('transactionNumber') ?? '' }],
];

/** The receipt, or the state of an order that waits for the bank (spec §4). */
export function Page() {
  const { t, lang } = useText('receipt');
  const transactionNumber = useQuery().get('transactionNumber') ?? '';
  const transaction = useMemberCall(
    'transactionDetail',
    { query: { transactionNumber } },
    { maxAge: justNow, every: ({ status }) => (status === 'awaitingBank' ? bankCheckInterval : null) },
  );
  const member = useMemberCall('memberInfo', undefined, { maxAge: justNow });
  const { data, failure } = transaction;
  useSaveTickets(data);
  useWakeLock(data?.status === 'complete' && data.delivery.method === 'eTicket');
  const secondsLeft = useSecondsLeft(data?.bankUntil, data?.serverNow, transaction.receivedAt);
  const fresh = useFirstVisit(data?.status === 'complete' ? `receipt ${transactionNumber}` : null);
  const cancelled = data?.status === 'cancelled' ? data : null;
  const cart = useMemberCall(cancelled && 'shoppingCart', undefined, { maxAge: 0 });
  const { again, onHoldAgain } = useReleasedSeats(cart, () => navigate(href(lang, 'shoppingCart')));

  const toState = (): ReceiptState => {
    if (failure?.kind === 'notFound') return { kind: 'notFound' };
    if (!data) return notReady(failure);
    if (data.status === 'awaitingBank') {
      return { kind: 'awaitingBank', transaction: data, secondsLeft, checking: transaction.updating };
    }
    if (cancelled) {
      const released = releasedOf(cancelled, cart.data);
      return { kind: 'cancelled', transaction: cancelled, again: released.length > 0 ? { ...again, released } : null };
    }
    if (!member.data) return notReady(member.failure);
    const { loginEmail, points } = member.data;
    return { kind: 'complete', transaction: data, memberEmail: loginEmail, pointsBalance: points, fresh };
  };

  const state = toState();
  // The bank's response removes the control that has the focus.
  const [hasWaited, setHasWaited] = useState(false);
  if (state.kind === 'awaitingBank' && !hasWaited) setHasWaited(true);
  useWhen(hasWaited && (state.kind === 'complete' || state.kind === 'cancelled'), showHeading);
  const outcome = outcomeOf(state);
  useTitle(outcome ? t('common.pageTitleOf', { title: t(outcome) }) : t('receipt.pageTitle'));
  return (
    <ReceiptScreen
      state={state}
      onPrint={() => window.print()}
      onHoldAgain={onHoldAgain}
      onRetry={together(transaction, member).reload}
    />
  );
}
