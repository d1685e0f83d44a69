import { href, type WishListItem } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { useText } from '../../shared/text/index.js';
import type { WishHandlers } from './state.js';
import { factsOf, noteOf } from './wishWords.js';

/** An irreversible action and its wish. */
export interface PendingConfirmation {
  wish: WishListItem;
  action: 'pay' | 'cancel';
}

interface WishDialogProps extends Pick<WishHandlers, 'onAction'> {
  asked: PendingConfirmation | null;
  balance: number | null;
  onClose: () => void;
}

/** Confirms a payment by points or a release of seats. Too few points open the top-up (spec §8 Wish list). */
export function WishDialog({ asked, balance, onClose, onAction }: WishDialogProps) {
  const text = useText('wishList', 'order', 'payment');
  const { t, format, lang } = text;
  if (asked === null) return null;
  const { wish, action } = asked;
  const pays = action === 'pay';
  const points = format.count(wish.totalPoints);
  const missing = pays && balance !== null ? Math.max(0, wish.totalPoints - balance) : 0;
  const title = !pays
    ? t('wishList.giveUpTitle')
    : missing > 0
      ? t('wishList.notEnoughTitle', { count: missing, points: format.count(missing) })
      : t('wishList.payTitle', { points });
  const consequence = () => {
    if (!pays) return t('wishList.giveUpText');
    if (balance === null) return t('wishList.payTextUnknown');
    if (missing > 0) return t('wishList.payMissing', { count: balance, balance: format.count(balance) });
    return t('wishList.payText', { balance: format.count(balance), after: format.count(balance - wish.totalPoints) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={title}
      description={
        <>
          <p>{wish.event.title}</p>
          <p>{factsOf(wish, text).join('\u00a0·\u00a0')}</p>
          <p>{noteOf(wish, balance, text)}</p>
          <p>{consequence()}</p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{t('wishList.back')}</Button>
          {missing > 0 ? (
            <Button variant="buy" href={href(lang, 'topUps')}>
              {t('wishList.topUp')}
            </Button>
          ) : (
            <Button
              variant={pays ? 'buy' : 'plain'}
              onClick={() => {
                onClose();
                onAction(wish, action);
              }}
            >
              {pays ? t('wishList.pay', { points }) : t('wishList.giveUp')}
            </Button>
          )}
        </>
      }
    />
  );
}
