import {
  type CartItem,
  completeTicketNames,
  confirmKeyOf,
  href,
  type PreviewChoice,
  seenOrder,
} from '@first-gong/domain';
import { type PreviewState, TransactionPreviewScreen } from '@first-gong/screens/checkout/TransactionPreviewScreen';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { notReady, useMemberCall, useRequest } from '../data/calls.js';
import { useKeepResponse } from '../data/changeResponses.js';
import { useAction } from '../data/useAction.js';
import { navigate } from '../site/address.js';
import { showHeading } from '../site/mainElement.js';
import { useTitle } from '../site/PageContext.js';
import { useSecondsLeft } from '../site/useSecondsLeft.js';
import { useWhen } from '../site/useWhen.js';
import { forgetPreviewDraft, isAgreed, usePreviewDraft } from './previewDraft.js';
import { useEmptyCheckout } from './useEmptyCheckout.js';
import { usePricedPreview } from './usePricedPreview.js';

/** The buyer's choice with a name for each ticket that needs one. */
function withNames({ ticketNames = [], ...choice }: PreviewChoice, items: readonly CartItem[], ownName: string) {
  const names = completeTicketNames(items, ticketNames, ownName);
  return names.length === 0 ? choice : { ...choice, ticketNames: names };
}

/** Transaction Preview (spec §4): all fees before the order is final. Cancel Order is possible until then. */
export function Page() {
  const { t, lang } = useText('preview');
  const request = useRequest();
  const keepResponse = useKeepResponse();
  const [cancelOpen, setCancelOpen] = useState(false);
  const cart = useMemberCall('shoppingCart');
  const member = useMemberCall('memberInfo');
  const [choices, change] = usePreviewDraft(member.data?.memberId, member.failure !== undefined);
  const setChoice = (choice: PreviewChoice) => change({ choice });
  const preview = usePricedPreview(choices?.choice, setChoice);
  const order = preview.data;
  const secondsLeft = useSecondsLeft(order?.expiresAt, order?.serverNow, preview.receivedAt);
  // After the hold expires, the page shows the result.
  const ranOut = Boolean(order?.expiresAt) && secondsLeft === 0;
  useWhen(ranOut, preview.reload);
  const { emptyCheckout, ...releasedHandlers } = useEmptyCheckout(preview.failure?.code, preview.reload);
  useTitle(t('preview.pageTitle'));
  const memberName = member.data?.name ?? '';

  /** After a failed action, the buyer's choice stays and the price is reloaded. */
  const failed = (error: unknown) => {
    setCancelOpen(false);
    preview.reload();
    throw error;
  };

  const confirm = useAction(async () => {
    if (!preview.data || !choices) return;
    const confirmKey = confirmKeyOf(preview.data.items.map(({ holdId }) => holdId));
    const agreed = isAgreed(choices.agreedTo, preview.data, lang);
    const choice = withNames(choices.choice, preview.data.items, memberName);
    const body = { ...choice, confirmKey, seen: seenOrder(preview.data), agreed };
    const { data } = await request('transactionConfirm', { body }).catch(failed);
    forgetPreviewDraft();
    if (data.bankUrl) {
      location.assign(data.bankUrl);
    } else {
      cart.reload();
      member.reload();
      const { transactionNumber } = data;
      keepResponse('transactionDetail', { query: { transactionNumber } }, data);
      navigate(href(lang, 'receipt', { transactionNumber }));
    }
    return 'leaving';
  });

  const cancel = useAction(async () => {
    cart.set(await request('transactionCancel').catch(failed));
    forgetPreviewDraft();
    navigate(href(lang, 'shoppingCart'));
    return 'leaving';
  });

  const failure = confirm.failure ?? cancel.failure;
  const reason = confirm.reason ?? cancel.reason;
  const toState = (): PreviewState => {
    // After a lost response, an empty cart may have become an order. Confirm then opens the order.
    if (emptyCheckout && !(order && failure)) {
      const elsewhere = confirm.error?.code === 'orderedElsewhere';
      return 'transactionNumber' in emptyCheckout ? { ...emptyCheckout, elsewhere } : emptyCheckout;
    }
    // The form waits for the buyer's name, which is the first on the tickets.
    const namesWait = order?.items.some(({ event }) => event.realName) && !member.data && !member.failure;
    if (!order || !choices || namesWait) return notReady(preview.failure);
    const agreed = isAgreed(choices.agreedTo, order, lang);
    return {
      kind: 'ready',
      preview: order,
      choice: withNames(choices.choice, order.items, memberName),
      typedCode: choices.typedCode,
      problems: preview.problems,
      agreed,
      consentLapsed: choices.agreedTo !== null && !agreed,
      // Reloading the same order shows nothing, unless the last action failed.
      updating: preview.updating && (preview.previous || reason !== null),
      memberName,
      secondsLeft,
      confirming: confirm.busy,
      cancelling: cancel.busy,
      cancelOpen,
      error: confirm.error ?? cancel.error,
      failure: failure ?? (preview.previous && preview.failure ? preview.failure : null),
    };
  };

  const state = toState();
  const isReplaced = emptyCheckout !== null && state.kind === emptyCheckout.kind && state.kind !== 'loading';
  // The browser restored the scroll position of the longer form.
  useWhen(isReplaced, () => {
    forgetPreviewDraft();
    showHeading();
  });

  return (
    <TransactionPreviewScreen
      state={state}
      onChoice={(choice) => {
        confirm.reset();
        setChoice(choice);
      }}
      onTypedCode={(typedCode) => change({ typedCode })}
      onAgree={(agreed) =>
        change({ agreedTo: agreed && preview.data ? { order: seenOrder(preview.data), lang } : null })
      }
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
      {...releasedHandlers}
    />
  );
}
