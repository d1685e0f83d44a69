import { TopUpsScreen, type TopUpValues } from '@first-gong/screens/account/TopUpsScreen';
import { useText } from '@first-gong/screens/shared/text';
import { notReady, together, useMemberCall, useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { forgetDraft, useMemberDraft } from '../session/draft.js';
import { useTitle } from '../site/PageContext.js';
import { useUnpaidWish } from './useUnpaidWish.js';

const first: TopUpValues = { pack: '50', amount: '', paymentMethod: 'creditCard' };

/** The member's points, and a top-up at the bank's page (spec §3 Points, §9). Entered values outlive the session. */
export function Page() {
  const { t } = useText('points');
  const request = useRequest();
  const balance = useMemberCall('balance', undefined, { maxAge: 0 });
  const history = useMemberCall('pointHistory', undefined, { maxAge: 0 });
  const due = useUnpaidWish();
  const member = useMemberCall('memberInfo');
  const [values, change] = useMemberDraft('topUp', member.data?.memberId, first);
  useTitle(t('points.pageTitle'));

  const topUp = useAction(async (amount: number) => {
    if (!values) return undefined;
    const { data } = await request('topUp', { body: { amount, paymentMethod: values.paymentMethod } });
    forgetDraft('topUp');
    if (data.bankUrl === null) return undefined;
    location.assign(data.bankUrl);
    return 'leaving';
  });
  const needed = together(balance, history, member);

  return (
    <TopUpsScreen
      state={
        balance.data && history.data && values
          ? {
              kind: 'ready',
              balance: balance.data.balance,
              due,
              entries: history.data,
              values,
              ...topUp.form,
            }
          : notReady(needed.failure)
      }
      onChange={change}
      onTopUp={topUp.run}
      onRetry={needed.reload}
    />
  );
}
