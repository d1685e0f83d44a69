import { href, type Reference, type Transaction } from '@first-gong/domain';
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
import { navigate } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useWhen } from '../site/useWhen.js';
import { useCardFront } from './useCardFront.js';
import { useChangeRequest } from './useChangeRequest.js';

const valuesOf = (transactionNumber: string, known: Transaction | undefined): TxnChangeValues => ({
  ...nothingEntered,
  transactionNumber,
  cardLast4: known?.cardEnding ?? '',
});

/** Change of contact name, number or address (spec §2, §3, §5). Visitors enter the order's number. */
export function Page() {
  const { t, lang } = useText('txnChange', 'changeRequest');
  const request = useRequest();
  const draft = useChangeRequest('txnChange', valuesOf);
  const { transactionNumber, known, order, isMember, loading, values, change, clear } = draft;
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
  useWhen(submit.error?.code === 'imageRequired', forget);

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

/** The server renders no form, because it knows neither the member nor the picture tool. */
export const needsScript = () => true;
