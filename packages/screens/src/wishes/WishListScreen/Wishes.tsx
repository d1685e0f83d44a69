import { isWishOver, type WishListItem } from '@first-gong/domain';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Stack } from '@first-gong/ui/Stack';
import { useState } from 'react';
import { useText } from '../../shared/text/index.js';
import type { WishHandlers, WishListReady } from './state.js';
import { isDue } from './WishActions.js';
import { type PendingConfirmation, WishDialog } from './WishDialog.js';
import * as styles from './WishListScreen.css.js';
import { WishRow } from './WishRow.js';
import { nameOf } from './wishWords.js';

interface WishesProps extends WishHandlers {
  state: WishListReady;
  /** Search results. Only the complete list can be reordered. */
  found: WishListItem[];
}

/** Wishes in the member's order, with state and action. */
export function Wishes({ state, found, onAction, onMove }: WishesProps) {
  const text = useText('wishList');
  const { t } = text;
  const { wishes, balance } = state;
  const [asked, setAsked] = useState<PendingConfirmation | null>(null);
  const [moved, setMoved] = useState('');
  const open = wishes.filter(({ matchingStatus }) => !isWishOver(matchingStatus));
  // Only one button is yellow: the form's, or that of the first wish to pay.
  const next = state.newWish?.kind === 'ready' ? undefined : found.find(({ matchingStatus }) => isDue(matchingStatus));
  const movable = found.length === wishes.length && open.length > 1;

  const orderOf = (wish: WishListItem) => {
    const place = open.indexOf(wish) + 1;
    if (!movable || place === 0) return null;
    const onMoveTo = (rank: number) => {
      const sequence = Math.min(rank, open.length);
      if (sequence === place) return;
      onMove(wish, sequence);
      setMoved(t('wishList.moved', { title: nameOf(wish, text), rank: sequence, count: open.length }));
    };
    return { place, last: open.length, onMoveTo };
  };

  return (
    <>
      {movable && <p className={styles.small}>{t('wishList.order')}</p>}
      <LiveRegion message={moved} />
      <Stack as="ol">
        {found.map((wish) => (
          <WishRow
            key={wish.wishId}
            wish={wish}
            rank={wishes.indexOf(wish) + 1}
            isNext={wish === next}
            state={state}
            order={orderOf(wish)}
            onAction={onAction}
            onAsk={setAsked}
          />
        ))}
      </Stack>
      <WishDialog asked={asked} balance={balance} onClose={() => setAsked(null)} onAction={onAction} />
    </>
  );
}
