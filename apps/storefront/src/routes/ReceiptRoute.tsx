import { ReceiptScreen, type ReceiptState } from '@first-gong/screens/ReceiptScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useQuery } from '../address.js';
import { justNow, useMemberCall } from '../calls.js';
import { bankCheckInterval } from '../cart.js';
import { useTitle } from '../PageContext.js';
import { useFirstView } from '../useFirstView.js';
import { useSecondsLeft } from '../useSecondsLeft.js';

/** The receipt, or what became of an order that waits for the bank (spec §4). */
export function Page() {
  const { t } = useText('receipt');
  const transactionNumber = useQuery().get('transactionNumber') ?? '';
  const transaction = useMemberCall(
    'transactionDetail',
    { query: { transactionNumber } },
    { maxAge: 0, every: ({ status }) => (status === 'awaitingBank' ? bankCheckInterval : null) },
  );
  const member = useMemberCall('memberInfo', undefined, { maxAge: justNow });
  const { data, failure } = transaction;
  const secondsLeft = useSecondsLeft(data?.bankUntil, data?.serverNow, transaction.receivedAt);
  const fresh = useFirstView(data?.status === 'complete' ? `receipt ${transactionNumber}` : null);
  useTitle(t('receipt.pageTitle'));

  const toState = (): ReceiptState => {
    if (failure?.kind === 'notFound') return { kind: 'notFound' };
    if (!data) return failure ? { kind: 'failed', failure } : { kind: 'loading' };
    if (data.status === 'awaitingBank') {
      return { kind: 'awaitingBank', transaction: data, secondsLeft, checking: transaction.updating };
    }
    if (data.status === 'cancelled') return { kind: 'cancelled', transaction: data };
    if (!member.data) return member.failure ? { kind: 'failed', failure: member.failure } : { kind: 'loading' };
    const { loginEmail, points } = member.data;
    return { kind: 'complete', transaction: data, memberEmail: loginEmail, pointsBalance: points, fresh };
  };

  return (
    <ReceiptScreen
      state={toState()}
      onPrint={() => window.print()}
      onRetry={() => {
        transaction.reload();
        member.reload();
      }}
    />
  );
}
