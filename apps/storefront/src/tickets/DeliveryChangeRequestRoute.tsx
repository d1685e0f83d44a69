import { type DeliveryChangeReceipt, fullMobile, href, type MemberInfo, type Transaction } from '@first-gong/domain';
import { useText } from '@first-gong/screens/shared/text';
import {
  DeliveryChangeRequestScreen,
  type DeliveryChangeState,
  type DeliveryChangeValues,
  nothingEntered,
  wholeRequestOf,
} from '@first-gong/screens/tickets/DeliveryChangeRequestScreen';
import { useState } from 'react';
import { notReady, useCall, useRequest } from '../data/calls.js';
import { bankCheckInterval } from '../data/cart.js';
import { useAction } from '../data/useAction.js';
import { keepDraft } from '../session/draft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useCurrentMinute } from '../site/useShopTime.js';
import { useWhen } from '../site/useWhen.js';
import { useCardFront } from './useCardFront.js';
import { useChangeRequest } from './useChangeRequest.js';

const draftName = 'deliveryChange';

function addressOf(order: Transaction | undefined, member: MemberInfo | undefined): string {
  if (order?.delivery.address) return order.delivery.address;
  return [member?.address?.flat, member?.address?.street].filter(Boolean).join(', ');
}

const valuesOf = (
  transactionNumber: string,
  known: Transaction | undefined,
  member: MemberInfo | undefined,
): DeliveryChangeValues => ({
  ...nothingEntered,
  transactionNumber,
  contactName: known?.delivery.name ?? member?.name ?? '',
  mobile: known?.delivery.phone ?? (member && fullMobile(member)) ?? '',
  email: member?.loginEmail ?? '',
  deliveryAddress: addressOf(known, member),
});

/** Change of ticket collection (spec §2, §3). A fee opens the bank's page, which returns here. */
export function Page() {
  const { t, lang } = useText('deliveryChange', 'changeRequest');
  const now = useCurrentMinute();
  const request = useRequest();
  const query = useQuery();
  const referenceNumber = query.get('referenceNumber') ?? '';
  const key = query.get('key') ?? '';
  // The bank returned to the page, with the fee's request.
  const isReturn = referenceNumber !== '' && key !== '';
  const payment = useCall(
    isReturn ? 'deliveryChangePayment' : null,
    { query: { referenceNumber, key } },
    { maxAge: 0, every: ({ status }) => (status === 'awaitingBank' ? bankCheckInterval : null) },
  );
  const draft = useChangeRequest(draftName, valuesOf);
  const { transactionNumber, values, change, clear, entered, order, loading } = draft;
  const { card, cardImage, handlers, forget } = useCardFront();
  const [sent, setSent] = useState<DeliveryChangeReceipt | null>(null);
  const receipt = sent ?? payment.data ?? null;
  useTitle(t(receipt?.status === 'complete' ? 'changeRequest.sentPageTitle' : 'deliveryChange.pageTitle'));

  const submit = useAction(async () => {
    const body = wholeRequestOf({ values, order, cardImage });
    if (body === null) return undefined;
    const { data } = await request('deliveryChangeRequest', { body });
    if (data.bankUrl !== null) {
      // The bank's return address names the entered order.
      if (entered !== transactionNumber) clear();
      keepDraft(`${draftName} ${entered}`, null, values);
      location.assign(data.bankUrl);
      return 'leaving';
    }
    setSent(data);
  });
  useWhen(submit.error?.code === 'imageRequired', forget);
  const isDone = receipt?.status === 'complete';
  useWhen(isDone, clear);

  const state: DeliveryChangeState = receipt
    ? { kind: 'sent', receipt, transactionNumber: order?.transactionNumber ?? null }
    : isReturn
      ? notReady(payment.failure)
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
      onRetry={payment.reload}
    />
  );
}

export const needs = () => [];

/** The server renders no form, because it knows neither the member nor the picture tool. */
export const needsScript = () => true;
