import { clean, href, type Reference } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import {
  nothingEntered,
  TxnChangeRequestScreen,
  type TxnChangeState,
  type TxnChangeValues,
  wholeRequestOf,
} from '@first-gong/screens/tickets/TxnChangeRequestScreen';
import { useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useDraft } from '../session/draft.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useCardFront, useRefusedCard } from './useCardFront.js';
import { useOrderToChange } from './useOrderToChange.js';

/** Change of contact name, number or address (spec §2, §3, §5). A member comes from an order, a visitor has its number. */
export function Page() {
  const { t, lang } = useText('txnChange', 'changeRequest');
  const request = useRequest();
  const transactionNumber = useQuery().get('transactionNumber') ?? '';
  const { order: known, isMember, loading } = useOrderToChange(transactionNumber);
  const [values, change, clear] = useDraft<TxnChangeValues>(`txnChange ${transactionNumber}`, {
    ...nothingEntered,
    transactionNumber,
    cardLast4: known?.cardEnding ?? '',
  });
  const order = known?.transactionNumber === clean(values.transactionNumber, 'code') ? known : null;
  const { card, cardImage, handlers, forget } = useCardFront();
  const [receipt, setReceipt] = useState<Reference | null>(null);
  useTitle(t(receipt ? 'changeRequest.sentPageTitle' : 'txnChange.pageTitle'));

  const submit = useAction(async () => {
    const body = wholeRequestOf({ values, order, cardImage });
    if (body === null) return undefined;
    const { data } = await request('txnChangeRequest', { body });
    setReceipt(data);
    clear();
  });
  useRefusedCard(submit.error?.code, forget);

  const state: TxnChangeState = receipt
    ? { kind: 'sent', receipt, transactionNumber: known?.transactionNumber ?? null }
    : loading
      ? { kind: 'loading' }
      : { kind: 'form', values, order, isMember, card, cardImage, ...submit.form };
  return (
    <TxnChangeRequestScreen
      state={state}
      onChange={change}
      onSubmit={submit.run}
      card={handlers}
      onAnother={() => {
        setReceipt(null);
        forget();
        navigate(href(lang, 'txnChangeRequest'));
      }}
      loginHref={loginHref(lang, href(lang, 'txnChangeRequest', transactionNumber ? { transactionNumber } : {}))}
    />
  );
}

export const needs = () => [];

/** The server knows neither the member nor the tool for the picture, so it shows no form. */
export const needsScript = () => true;
