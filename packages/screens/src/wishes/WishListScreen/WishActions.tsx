import { href, isWishOver, type WishListItem } from '@first-gong/domain';
import { Button, TextButton } from '@first-gong/ui/Button';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { useText } from '../../shared/text/index.js';
import type { WishHandlers, WishListReady } from './state.js';
import type { PendingConfirmation } from './WishDialog.js';
import { nameOf } from './wishWords.js';

/** Whether seats are held for a wish until its payment. */
export const isDue = (status: WishListItem['matchingStatus']) => status === 'matched' || status === 'pointsNotPaid';

export interface ActionProps extends Pick<WishHandlers, 'onAction'> {
  wish: WishListItem;
  onAsk: (asked: PendingConfirmation) => void;
}

/** A wish's next step. @param isNext it is the screen's next step, and yellow */
export function Action({
  wish,
  isNext,
  state,
  onAction,
  onAsk,
}: ActionProps & { isNext: boolean; state: Pick<WishListReady, 'balance' | 'busy'> }) {
  const text = useText('wishList');
  const { t, format, lang } = text;
  const { matchingStatus, totalPoints, transactionNumber, wishId, canRestore } = wish;
  const { balance, busy } = state;
  const named = (words: string) => (
    <>
      <span>{words}</span>
      <VisuallyHidden>{` ${nameOf(wish, text)}`}</VisuallyHidden>
    </>
  );
  const variant = isNext ? 'buy' : undefined;
  const button = { size: 'small', block: true, busy: busy === wishId, busyLabel: t('wishList.working') } as const;
  if (transactionNumber !== null) {
    return (
      <Button size="small" block href={href(lang, 'transactionDetail', { transactionNumber })}>
        {named(t('wishList.showTickets'))}
      </Button>
    );
  }
  if (matchingStatus === 'pointsNotPaid' && balance !== null && balance < totalPoints) {
    return (
      <Button size="small" block variant={variant} href={href(lang, 'topUps')}>
        {named(t('wishList.topUp'))}
      </Button>
    );
  }
  if (isDue(matchingStatus)) {
    return (
      <Button {...button} variant={variant} onClick={() => onAsk({ wish, action: 'pay' })}>
        {named(t('wishList.pay', { points: format.count(totalPoints) }))}
      </Button>
    );
  }
  if (canRestore) {
    return (
      <Button {...button} onClick={() => onAction(wish, 'restore')}>
        {named(t(matchingStatus === 'paymentFailed' ? 'wishList.tryAgain' : 'wishList.restore'))}
      </Button>
    );
  }
  if (matchingStatus === 'saved' || matchingStatus === 'matching') {
    return (
      <Button {...button} onClick={() => onAction(wish, 'cancel')}>
        {named(t('wishList.cancel'))}
      </Button>
    );
  }
  return <p>{t('wishList.nothingToDo')}</p>;
}

/** Releases the seats of a match, or removes a finished wish. */
export function WayOut({ wish, busy, onAction, onAsk }: ActionProps & { busy: boolean }) {
  const text = useText('wishList');
  const { t } = text;
  const { matchingStatus } = wish;
  const title = nameOf(wish, text);
  if (isDue(matchingStatus)) {
    return (
      <TextButton
        aria-label={`${t('wishList.giveUp')} ${title}`}
        disabled={busy}
        onClick={() => onAsk({ wish, action: 'cancel' })}
      >
        {t('wishList.giveUp')}
      </TextButton>
    );
  }
  if (!isWishOver(matchingStatus)) return null;
  return (
    <TextButton
      aria-label={`${t('wishList.remove')} ${title}`}
      disabled={busy}
      onClick={() => onAction(wish, 'remove')}
    >
      {t('wishList.remove')}
    </TextButton>
  );
}
