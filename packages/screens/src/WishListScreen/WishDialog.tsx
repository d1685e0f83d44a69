import type { WishListItem } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Dialog } from '@first-gong/ui/Dialog';
import { useText } from '../shared/text/index.js';
import type { WishHandlers } from './state.js';
import { factsOf, noteOf } from './wishWords.js';

/** An action that cannot be undone, and its wish. */
export interface Asked {
  wish: WishListItem;
  action: 'pay' | 'cancel';
}

interface WishDialogProps extends Pick<WishHandlers, 'onAction'> {
  asked: Asked | null;
  balance: number | null;
  onClose: () => void;
}

/** Asks before points are paid, or before seats are given up. */
export function WishDialog({ asked, balance, onClose, onAction }: WishDialogProps) {
  const text = useText('wishList', 'cart', 'receipt');
  const { t, format } = text;
  if (asked === null) return null;
  const { wish, action } = asked;
  const pays = action === 'pay';
  const points = format.count(wish.totalPoints);
  const enough = balance !== null && balance >= wish.totalPoints;
  const consequence = !pays
    ? t('wishList.giveUpText')
    : enough
      ? t('wishList.payText', { balance: format.count(balance), after: format.count(balance - wish.totalPoints) })
      : t('wishList.payTextUnknown');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={pays ? t('wishList.payTitle', { points }) : t('wishList.giveUpTitle')}
      description={
        <>
          <p>{wish.event.title}</p>
          <p>{factsOf(wish, text).join(' · ')}</p>
          <p>{noteOf(wish, balance, text)}</p>
          <p>{consequence}</p>
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{t('wishList.back')}</Button>
          <Button
            variant={pays ? 'buy' : 'plain'}
            onClick={() => {
              onClose();
              onAction(wish, action);
            }}
          >
            {pays ? t('wishList.pay', { points }) : t('wishList.giveUp')}
          </Button>
        </>
      }
    />
  );
}
