import { CallError } from '@first-gong/contract';
import type { PreviewChoice } from '@first-gong/domain';
import { cartHref, receiptHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type PreviewState, TransactionPreviewScreen } from '@first-gong/screens/TransactionPreviewScreen';
import { useState } from 'react';
import { navigate } from '../address.js';
import { useCall, useRequest } from '../calls.js';
import { useTitle } from '../PageContext.js';
import { useHoldClock } from '../useHoldClock.js';

type Ready = Extract<PreviewState, { kind: 'ready' }>;
type Attempt = Pick<Ready, 'confirming' | 'cancelling' | 'cancelOpen' | 'error' | 'failure'>;
const atRest: Attempt = { confirming: false, cancelling: false, cancelOpen: false, error: null, failure: null };

const firstChoice: PreviewChoice = { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' };

/** Transaction Preview (spec §4): every fee before the order is final; Cancel Order until then. */
export function Page() {
  const { t, lang } = useText('preview');
  const request = useRequest();
  const [choice, setChoice] = useState(firstChoice);
  const [agreed, setAgreed] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>(atRest);
  const preview = useCall('transactionPreview', { body: choice }, { fresh: true, keepPrevious: true });
  const cart = useCall('shoppingCart');
  const member = useCall('memberInfo');
  const clock = useHoldClock(preview.data, preview.receivedAt, () => {
    preview.refresh();
    cart.refresh();
  });
  useTitle(t('preview.pageTitle'));

  /** Makes a call and shows why it did not go through; what the buyer chose stays. */
  const attemptTo = async (busy: Partial<Attempt>, action: () => Promise<void>) => {
    setAttempt({ ...atRest, ...busy });
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, fields, failure } = error;
      setAttempt(code ? { ...atRest, error: { code, fields } } : { ...atRest, failure });
      preview.refresh();
    }
  };

  const confirm = () =>
    attemptTo({ confirming: true }, async () => {
      if (!preview.data) return;
      // The seats name the confirmation: a reload after a lost answer confirms the same order, not a second one.
      const confirmKey = preview.data.items.map(({ holdId }) => holdId).join('.');
      const body = { ...choice, confirmKey, total: preview.data.total, agreed };
      const { data } = await request('transactionConfirm', { body });
      cart.refresh();
      if (data.bankUrl) location.assign(data.bankUrl);
      else navigate(receiptHref(lang, data.transactionNumber));
    });

  const cancel = () =>
    attemptTo({ cancelling: true, cancelOpen: true }, async () => {
      cart.refresh(await request('transactionCancel'));
      navigate(cartHref(lang));
    });

  // An empty cart after a lost answer may be one that became an order: to confirm again leads to it.
  const refused = preview.failure?.code;
  const state: PreviewState =
    refused === 'holdExpired'
      ? { kind: 'expired', gone: cart.data?.gone ?? [] }
      : refused === 'cartEmpty' && attempt.failure === null
        ? { kind: 'empty' }
        : preview.data
          ? {
              kind: 'ready',
              preview: preview.data,
              choice,
              agreed,
              updating: preview.updating,
              memberName: member.data?.name ?? '',
              ...clock,
              ...attempt,
              failure: attempt.failure ?? (preview.previous && preview.failure ? preview.failure : null),
            }
          : preview.failure
            ? { kind: 'failed', failure: preview.failure }
            : { kind: 'loading' };

  return (
    <TransactionPreviewScreen
      state={state}
      onChoice={setChoice}
      onAgree={setAgreed}
      onConfirm={() => void confirm()}
      onCancelOpen={(cancelOpen) => setAttempt({ ...attempt, cancelOpen })}
      onCancel={() => void cancel()}
      onRetry={() => preview.refresh()}
    />
  );
}
