import {
  type Lang,
  orderChanges,
  PreviewChoice,
  SeenOrder,
  seenOrder,
  type TransactionPreview,
} from '@first-gong/domain';
import { useEffect, useState } from 'react';
import { forgetDraft, hasDraft, keepDraft, readDraft } from '../session/draft.js';

/** Values that a buyer has entered on Transaction Preview. */
export interface PreviewDraft {
  choice: PreviewChoice;
  /** The order that the buyer agreed to, with its language, or null. */
  agreedTo: { order: SeenOrder; lang: Lang } | null;
  typedCode?: string | undefined;
}

const draftName = 'transactionPreview';

const atFirst: PreviewDraft = {
  choice: { deliveryMethod: 'eTicket', pointsUsed: 0, paymentMethod: 'creditCard' },
  agreedTo: null,
};

/** Whether the buyer has agreed to this order. In another language, venues and address have other names. */
export function isAgreed(agreedTo: PreviewDraft['agreedTo'], preview: TransactionPreview, lang: Lang): boolean {
  if (agreedTo === null) return false;
  const changes = orderChanges(agreedTo.order, seenOrder(preview));
  const named = agreedTo.lang === lang ? [] : ['venueChanged', 'deliveryChanged'];
  return changes.every((change) => named.includes(change));
}

function readPreviewDraft(memberId: string): PreviewDraft {
  const kept = readDraft<PreviewDraft>(draftName, memberId);
  if (kept === null || !PreviewChoice.is(kept.choice)) return atFirst;
  const { choice, agreedTo, typedCode } = kept;
  return { choice, agreedTo: SeenOrder.is(agreedTo?.order) ? agreedTo : null, typedCode };
}

/** Clears the tab's draft: the order is placed or cancelled, or its seats are released. */
export const forgetPreviewDraft = () => forgetDraft(draftName);

/**
 * The choices of Transaction Preview, null until the draft's owner is known. The tab keeps them for the same member.
 * @param memberId undefined while the member is unknown
 * @param unknown the member failed to load; the page then works without a draft
 */
export function usePreviewDraft(
  memberId: string | undefined,
  unknown: boolean,
): [choices: PreviewDraft | null, change: (changes: Partial<PreviewDraft>) => void] {
  const [shown, setShown] = useState<{ owner: string | undefined; choices: PreviewDraft } | null>(null);
  if (memberId !== undefined && shown?.owner !== memberId) {
    // Another member may have logged in, in another tab. Choices before the member was known stay.
    const isChosen = shown !== null && shown.owner === undefined && shown.choices !== atFirst;
    setShown({ owner: memberId, choices: isChosen ? shown.choices : readPreviewDraft(memberId) });
  } else if (shown === null) {
    // The server renders the page as loading, because it has no tab.
    const nothingKept = typeof window !== 'undefined' && !hasDraft(draftName);
    if (unknown || nothingKept) setShown({ owner: undefined, choices: atFirst });
  }
  useEffect(() => {
    if (shown?.owner === undefined || shown.choices === atFirst) return;
    keepDraft(draftName, shown.owner, shown.choices);
  }, [shown]);
  const change = (changes: Partial<PreviewDraft>) =>
    setShown((now) => ({ owner: now?.owner, choices: { ...(now?.choices ?? atFirst), ...changes } }));
  return [shown?.choices ?? null, change];
}
