import { confirmKeyOf, href, type PreviewChoice } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import { type PreviewState, TransactionPreviewScreen } from '@first-gong/screens/TransactionPreviewScreen';
import { useEffect, useState } from 'react';
import { navigate } from '../address.js';
import { useMemberCall, useRequest } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { showFromTop } from '../showFromTop.js';
import { useAction } from '../useAction.js';
import { useHoldClock } from '../useHoldClock.js';
import { useNothingToPay } from '../useNothingToPay.js';

const firstChoice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

/** Transaction Preview (spec §4): every fee before the order is final; Cancel Order until then. */
export function Page() {
  const { t, lang } = useText('preview');
  const request = useRequest();
  const [choice, setChoice] = useState(firstChoice);
  const [agreed, setAgreed] = useState(false);
  const [cancelOpen, setCancelOpen] = useState(false);
  const preview = useMemberCall('transactionPreview', { body: choice }, { maxAge: 0, keepPrevious: true });
  const cart = useMemberCall('shoppingCart');
  const member = useMemberCall('memberInfo');
  const clock = useHoldClock(preview.data, preview.receivedAt, preview.reload);
  const nothingToPay = useNothingToPay(preview.failure?.code);
  useTitle(t('preview.pageTitle'));

  /** When an action does not succeed, the buyer's choice stays and its price is read again. */
  const failed = (error: unknown) => {
    setCancelOpen(false);
    preview.reload();
    throw error;
  };

  const confirm = useAction(async () => {
    if (!preview.data) return;
    const confirmKey = confirmKeyOf(preview.data.items.map(({ holdId }) => holdId));
    const body = { ...choice, confirmKey, total: preview.data.total, agreed };
    const { data } = await request('transactionConfirm', { body }).catch(failed);
    if (data.bankUrl) {
      location.assign(data.bankUrl);
    } else {
      cart.reload();
      member.reload();
      navigate(href(lang, 'receipt', { transactionNumber: data.transactionNumber }));
    }
    return 'leaving';
  });

  const cancel = useAction(async () => {
    cart.set(await request('transactionCancel').catch(failed));
    navigate(href(lang, 'shoppingCart'));
    return 'leaving';
  });

  const failure = confirm.failure ?? cancel.failure;
  const toState = (): PreviewState => {
    // After a lost answer, an empty cart may have become an order: Confirm then leads to that order.
    const order = preview.data;
    if (nothingToPay && !(order && failure)) return nothingToPay;
    if (!order) return preview.failure ? { kind: 'failed', failure: preview.failure } : { kind: 'loading' };
    return {
      kind: 'ready',
      preview: order,
      choice,
      agreed,
      updating: preview.updating,
      memberName: member.data?.name ?? '',
      ...clock,
      confirming: confirm.busy,
      cancelling: cancel.busy,
      cancelOpen,
      error: confirm.error ?? cancel.error,
      failure: failure ?? (preview.previous && preview.failure ? preview.failure : null),
    };
  };

  const state = toState();
  const isReplaced = state === nothingToPay && state.kind !== 'loading';
  // The form was longer than what replaces it, and the browser has restored its scroll position.
  useEffect(() => {
    if (isReplaced) showFromTop();
  }, [isReplaced]);

  return (
    <TransactionPreviewScreen
      state={state}
      onChoice={setChoice}
      onAgree={setAgreed}
      onConfirm={() => {
        cancel.reset();
        confirm.run();
      }}
      onCancelOpen={setCancelOpen}
      onCancel={() => {
        confirm.reset();
        cancel.run();
      }}
      onRetry={() => {
        preview.reload();
        cart.reload();
      }}
    />
  );
}
