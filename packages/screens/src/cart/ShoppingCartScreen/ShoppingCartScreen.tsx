import { type Cart, type Failure, href, seatHold, ticketsPerTransaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { isFocusLost } from '@first-gong/ui/focus';
import { Inline } from '@first-gong/ui/Inline';
import { plusIcon } from '@first-gong/ui/icons/plus';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnouncement } from '../../shared/Announcer.js';
import { ActionFailure } from '../../shared/messages/ActionFailure.js';
import { NotReady, type NotReadyState, PageLoading } from '../../shared/notReady/index.js';
import { CartContents } from '../../shared/purchase/CartContents.js';
import type { Removal } from '../../shared/purchase/CartHold.js';
import { groupByPerformance } from '../../shared/purchase/groups.js';
import { Overlaps } from '../../shared/purchase/Overlaps.js';
import { PurchaseLayout } from '../../shared/purchase/PurchaseLayout.js';
import { type ReleasedHandlers, ReleasedHead, type ReleasedState } from '../../shared/purchase/ReleasedSeats.js';
import { type Text, useText } from '../../shared/text/index.js';
import { CartBar, CartSlip } from './CartSlip.js';
import * as styles from './ShoppingCartScreen.css.js';

const MINUTES_HELD = seatHold / 60_000;

export type { Removal };

/** Tickets of an event that were added or removed. */
export interface CartNews {
  event: string;
  tickets: number;
}

export type CartState =
  | NotReadyState
  | {
      kind: 'ready';
      cart: Cart;
      /** Seconds until the seats are released. */
      secondsLeft: number;
      /** What the member is removing, or null. */
      removing: Removal | null;
      /** Why the last action had no response, or null. The cart has not changed. */
      failure: Failure | null;
      /** Seats that were just held, for screen readers; or null. */
      added: CartNews | null;
      /** Seats that were just removed, for screen readers; or null. */
      removed: CartNews | null;
      /** Actions on released seats. */
      again: ReleasedState;
    };

export interface ShoppingCartScreenProps extends ReleasedHandlers {
  state: CartState;
  onRemove: (removal: Removal) => void;
  onRetry: () => void;
}

/** The shopping cart (spec §2 Purchase flow): held seats, time left, and the sum. */
export function ShoppingCartScreen({ state, onRetry, ...actions }: ShoppingCartScreenProps) {
  const { t } = useText('cart');
  const titleId = useId();
  if (state.kind === 'failed') {
    return (
      <PurchaseLayout>
        <NotReady state={state} title={t('cart.title')} loading={t('cart.loading')} onRetry={onRetry} />
      </PurchaseLayout>
    );
  }
  const held = state.kind === 'ready' && state.cart.items.length > 0 ? state : null;
  const isEmpty = state.kind === 'ready' && held === null;
  return (
    <>
      <PurchaseLayout
        slip={held && <CartSlip cart={held.cart} secondsLeft={held.secondsLeft} tear={held.added !== null} />}
      >
        <PageTitle id={titleId} lead={isEmpty ? null : t('cart.rule')}>
          {t('cart.title')}
        </PageTitle>
        {state.kind === 'ready' ? (
          <ReadyCart state={state} titleId={titleId} {...actions} />
        ) : (
          <PageLoading label={t('cart.loading')} />
        )}
      </PurchaseLayout>
      {held && <CartBar cart={held.cart} secondsLeft={held.secondsLeft} />}
    </>
  );
}

type ReadyState = Extract<CartState, { kind: 'ready' }>;

interface ReadyCartProps extends Omit<ShoppingCartScreenProps, 'state' | 'onRetry'> {
  state: ReadyState;
  titleId: string;
}

function ReadyCart({ state, titleId, onRemove, onHoldAgain, onDismissReleased }: ReadyCartProps) {
  const text = useText('cart', 'order');
  const { t } = text;
  const { cart, failure, removing, again } = state;
  const { items, released, paidOrder = null } = cart;
  const holding = items.length > 0;
  const sum = sumOf(cart, text);
  const { releasedId, listRef, isSaid } = useKeptFocus(cart, titleId);
  useAnnouncement(isSaid ? '' : newsOf(state, text));
  const releasedProps = { again, main: !holding && cart.awaitingBank === null, onHoldAgain, onDismissReleased };
  return (
    <>
      {sum !== null && <p className={styles.sum}>{sum}</p>}
      {failure !== null && <ActionFailure failure={failure}>{t('order.cartUnchanged')}</ActionFailure>}
      {cart.awaitingBank !== null && <AwaitingBank transactionNumber={cart.awaitingBank} withAction={!holding} />}
      {paidOrder !== null && <PaidOrder transactionNumber={paidOrder} />}
      <Overlaps items={items} ticketsAtOnce={cart.ticketsAtOnce} />
      {released.length > (holding ? 1 : 0) && (
        <ReleasedHead released={released} headingId={releasedId} {...releasedProps} />
      )}
      <div ref={listRef}>
        <CartContents cart={cart} removing={removing} onRemove={onRemove} {...releasedProps} />
      </div>
      {holding || released.length > 0 ? <AddAnother /> : <EmptyCart />}
    </>
  );
}

/** The notice links to the bank only if no slip does. */
function AwaitingBank({ transactionNumber, withAction }: { transactionNumber: string; withAction: boolean }) {
  const { t, lang } = useText('cart');
  return (
    <Notice title={t('cart.awaitingBankTitle')}>
      <p>{t('cart.awaitingBankText')}</p>
      {withAction && (
        <p className={styles.noticeAction}>
          <Button variant="buy" size="small" href={href(lang, 'receipt', { transactionNumber })}>
            {t('cart.awaitingBankAction')}
          </Button>
        </p>
      )}
    </Notice>
  );
}

function PaidOrder({ transactionNumber }: { transactionNumber: string }) {
  const { t, lang } = useText('cart');
  return (
    <Notice variant="success" title={t('cart.paidTitle')}>
      <p>{t('cart.paidText', { number: transactionNumber })}</p>
      <p className={styles.noticeAction}>
        <Button size="small" href={href(lang, 'receipt', { transactionNumber })}>
          {t('cart.paidAction')}
        </Button>
      </p>
    </Notice>
  );
}

function EmptyCart() {
  const { t, lang } = useText('cart');
  return (
    <EmptyState
      title={t('cart.emptyTitle')}
      headingLevel={2}
      action={
        <Button variant="buy" href={href(lang, 'home')}>
          {t('cart.emptyAction')}
        </Button>
      }
    >
      <p>{t('cart.emptyText', { count: MINUTES_HELD })}</p>
    </EmptyState>
  );
}

function AddAnother() {
  const { t, lang, format } = useText('cart');
  return (
    <Inline gap="s4" rowGap="s2">
      <Button icon={plusIcon} href={href(lang, 'home')}>
        {t('cart.addAnother')}
      </Button>
      <p className={styles.hint}>{t('cart.limit', { count: format.count(ticketsPerTransaction) })}</p>
    </Inline>
  );
}

/** Number of held seats and the end of the hold. */
function sumOf(cart: Cart, { t, format }: Text<'cart' | 'order'>): string | null {
  if (cart.items.length > 0 && cart.expiresAt !== null) {
    return t('cart.sum', {
      events: t('cart.events', { count: groupByPerformance(cart.items).length }),
      tickets: t('order.tickets', { count: cart.ticketCount }),
      time: format.time(cart.expiresAt),
    });
  }
  return cart.released.length > 0 ? t('cart.allReleased') : null;
}

/** Live text: what was removed or added, otherwise the content. */
function newsOf({ cart, added, removed }: ReadyState, text: Text<'cart' | 'order'>): string {
  const { t, format } = text;
  const { expiresAt } = cart;
  const ticketsOf = ({ event, tickets }: CartNews) => ({ event, tickets: t('order.tickets', { count: tickets }) });
  if (removed) {
    const isEmpty = cart.items.length === 0 && cart.released.length === 0;
    return t(isEmpty ? 'cart.removedLast' : 'cart.removed', ticketsOf(removed));
  }
  if (added && expiresAt !== null) return t('cart.added', { ...ticketsOf(added), time: format.time(expiresAt) });
  return sumOf(cart, text) ?? '';
}

/**
 * When a focused control disappears with its row, focus moves to the next control of the list.
 * Without one it moves to a heading: of the released seats if their hold expired (`isSaid`), otherwise of the cart.
 */
function useKeptFocus({ ticketCount, released }: Cart, titleId: string) {
  const releasedId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isSaid, setSaid] = useState(false);
  const place = useRef(-1);
  const before = useRef({ held: ticketCount, left: released.length });
  const held = ticketCount;
  const left = released.length;

  useEffect(() => {
    const list = listRef.current;
    const note = ({ target }: Event) => {
      place.current = controlsIn(list).indexOf(target as HTMLElement);
    };
    list?.addEventListener('focusin', note);
    return () => list?.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const hasLeft = left > before.current.left;
    const isHeldAgain = held > before.current.held;
    const hasChanged = hasLeft || left < before.current.left || held !== before.current.held;
    before.current = { held, left };
    if (!hasChanged) return;
    const isLost = isFocusLost();
    // After a new hold, the next control would remove the seats.
    const next =
      hasLeft || isHeldAgain
        ? null
        : controlsIn(listRef.current)
            .slice(0, place.current + 1)
            .at(-1);
    const heading = document.getElementById(hasLeft ? releasedId : titleId);
    if (isLost) (next ?? heading)?.focus();
    setSaid(isLost && hasLeft && heading !== null);
  }, [held, left, titleId, releasedId]);

  return { releasedId, listRef, isSaid };
}

const controlsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
