import { href, isWishOver, scriptLangs, type WishListItem } from '@first-gong/domain';
import { Button, TextButton } from '@first-gong/ui/Button';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { WishRow } from '@first-gong/ui/WishRow';
import { useState } from 'react';
import { useText } from '../../shared/text/index.js';
import type { WishHandlers, WishListReady } from './state.js';
import { type Asked, WishDialog } from './WishDialog.js';
import * as styles from './WishListScreen.css.js';
import { factsOf, nameOf, noteOf, paymentState } from './wishWords.js';

interface WishesProps extends WishHandlers {
  state: WishListReady;
  /** Those of the search. Only all wishes together can be moved. */
  found: WishListItem[];
}

/** The wishes, each with its place in the member's own order, its state and its action. */
export function Wishes({ state, found, onAction, onMove }: WishesProps) {
  const text = useText('wishList', 'cart', 'receipt');
  const { t, lang } = text;
  const { wishes, balance } = state;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [moved, setMoved] = useState('');
  const open = wishes.filter(({ matchingStatus }) => !isWishOver(matchingStatus));
  // The screen has one yellow button: that of the form, or else of the first wish that waits for its points.
  const next = state.newWish?.kind === 'ready' ? undefined : found.find(({ matchingStatus }) => isDue(matchingStatus));
  const movable = found.length === wishes.length && open.length > 1;

  const reorderOf = (wish: WishListItem) => {
    const place = open.indexOf(wish) + 1;
    if (!movable || place === 0) return undefined;
    const title = nameOf(wish, text);
    const moveTo = (rank: number) => {
      const sequence = Math.min(rank, open.length);
      if (sequence === place) return;
      onMove(wish, sequence);
      setMoved(t('wishList.moved', { title, rank: sequence, count: open.length }));
    };
    return {
      upLabel: t('wishList.moveUp', { title }),
      downLabel: t('wishList.moveDown', { title }),
      onUp: place > 1 ? () => moveTo(place - 1) : undefined,
      onDown: place < open.length ? () => moveTo(place + 1) : undefined,
      onMoveTo: moveTo,
    };
  };

  return (
    <>
      {movable && <p className={styles.small}>{t('wishList.order')}</p>}
      <LiveRegion message={moved} />
      <ol className={styles.wishes}>
        {found.map((wish) => {
          const { wishId, event, matchingStatus } = wish;
          const rank = wishes.indexOf(wish) + 1;
          const payment = paymentState(matchingStatus);
          return (
            <WishRow
              key={wishId}
              id={`wish-${wishId}`}
              rank={rank}
              rankLabel={t('wishList.rank', { rank })}
              poster={{
                seed: event.posterSeed,
                interest: event.interest,
                lines: event.posterLines,
                lang: scriptLangs[lang],
              }}
              title={event.title}
              facts={factsOf(wish, text)}
              state={matchingStatus}
              stateLabel={t(`wishList.state_${matchingStatus}`)}
              alsoState={payment && { state: payment, label: t(`wishList.state_${payment}`) }}
              note={noteOf(wish, balance, text)}
              action={<Action wish={wish} isNext={wish === next} state={state} onAction={onAction} onAsk={setAsked} />}
              wayOut={<WayOut wish={wish} busy={state.busy !== null} onAction={onAction} onAsk={setAsked} />}
              reorder={reorderOf(wish)}
            />
          );
        })}
      </ol>
      <WishDialog asked={asked} balance={balance} onClose={() => setAsked(null)} onAction={onAction} />
    </>
  );
}

/** Whether seats are held for a wish until it is paid. */
const isDue = (status: WishListItem['matchingStatus']) => status === 'matched' || status === 'pointsNotPaid';

interface ActionProps extends Pick<WishHandlers, 'onAction'> {
  wish: WishListItem;
  onAsk: (asked: Asked) => void;
}

/** The one next step of a wish. @param isNext it is that of the screen, and yellow */
function Action({ wish, isNext, state, onAction, onAsk }: ActionProps & { isNext: boolean; state: WishListReady }) {
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

/** Gives up the seats of a match, or takes a finished wish off the list. */
function WayOut({ wish, busy, onAction, onAsk }: ActionProps & { busy: boolean }) {
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
