import { type DeliveryChangeReceipt, href } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import {
  DeliveryChangeRequestScreen,
  type DeliveryChangeState,
  wholeRequestOf,
} from '@first-gong/screens/tickets/DeliveryChangeRequestScreen';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useCurrentMinute } from '../site/useShopTime.js';
import { useCardFront, useRefusedCard } from './useCardFront.js';
import { useChangeDraft } from './useChangeDraft.js';
import { useChangePayment } from './useChangePayment.js';

/** Change of ticket collection (spec §2, §3). A member comes from an order; a fee leads to the bank and back. */
export function Page() {
  const { t, lang } = useText('deliveryChange', 'changeRequest');
  const now = useCurrentMinute();
  const request = useRequest();
  const query = useQuery();
  const payment = useChangePayment(query);
  const transactionNumber = query.get('transactionNumber') ?? '';
  const { values, change, clear, keepForReturn, order, loading } = useChangeDraft(transactionNumber);
  const { card, cardImage, handlers, forget } = useCardFront();
  const [sent, setSent] = useState<DeliveryChangeReceipt | null>(null);
  const receipt = sent ?? payment?.receipt ?? null;
  useTitle(t(receipt?.status === 'complete' ? 'changeRequest.sentPageTitle' : 'deliveryChange.pageTitle'));

  const submit = useAction(async () => {
    const body = wholeRequestOf({ values, order, cardImage });
    if (body === null) return undefined;
    const { data } = await request('deliveryChangeRequest', { body });
    if (data.bankUrl !== null) {
      keepForReturn();
      location.assign(data.bankUrl);
      return 'leaving';
    }
    setSent(data);
  });
  useRefusedCard(submit.error?.code, forget);
  const isDone = receipt?.status === 'complete';
  const clearDraft = useEffectEvent(clear);
  useEffect(() => {
    if (isDone) clearDraft();
  }, [isDone]);

  const state: DeliveryChangeState = receipt
    ? { kind: 'sent', receipt, transactionNumber: order?.transactionNumber ?? null }
    : payment
      ? payment.state
      : loading
        ? { kind: 'loading' }
        : { kind: 'form', values, order, now, card, cardImage, ...submit.form };
  return (
    <DeliveryChangeRequestScreen
      state={state}
      onChange={change}
      onSubmit={submit.run}
      card={handlers}
      onAnother={() => {
        setSent(null);
        forget();
        navigate(href(lang, 'deliveryChangeRequest', { ...(!isDone && transactionNumber && { transactionNumber }) }));
      }}
      onRetry={() => payment?.reload()}
    />
  );
}

export const needs = () => [];

/** The server knows neither the member nor the tool for the picture, so it shows no form. */
export const needsScript = () => true;
