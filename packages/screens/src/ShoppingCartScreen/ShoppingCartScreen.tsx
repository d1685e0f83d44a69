import { type Cart, type Failure, href, seatHold, ticketsPerTransaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { plusIcon } from '@first-gong/ui/icons/plus';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { ActionFailure } from '../shared/messages/ActionFailure.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { CartContents, type Removal } from '../shared/purchase/CartContents.js';
import { type GoneHandlers, GoneHead, type GoneState } from '../shared/purchase/Gone.js';
import { groupByPerformance } from '../shared/purchase/groups.js';
import { Overlaps } from '../shared/purchase/Overlaps.js';
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.js';
import { type Text, useText } from '../shared/text/index.js';
import { CartBar, CartSlip } from './CartSlip.js';
import * as styles from './ShoppingCartScreen.css.js';

const MINUTES_HELD = seatHold / 60_000;

export type { Removal };

export type CartState =
  | NotReadyState
  | {
      kind: 'ready';
      cart: Cart;
      /** Seconds until the server releases every seat. */
      secondsLeft: number;
      /** What the member is giving back, or null. */
      removing: Removal | null;
      /** Why the last action got no answer, or null. The cart is as it was before the action. */
      failure: Failure | null;
      /** Announcement of the time at 5, 2 and 1 minutes; empty otherwise. */
      announcement: string;
      /** The seats with which the buyer has just come here, or null. Screen readers say so. */
      added: { event: string; tickets: number } | null;
      /** Actions on the seats that have left the cart. */
      again: GoneState;
    };

export interface ShoppingCartScreenProps extends GoneHandlers {
  state: CartState;
  onRemove: (removal: Removal) => void;
  onRetry: () => void;
}

/** The shopping cart (spec §2 Purchase flow): the seats held, the time left, and the sum so far. */
export function ShoppingCartScreen({ state, onRetry, ...actions }: ShoppingCartScreenProps) {
  const { t } = useText('cart');
  if (state.kind === 'ready') return <ReadyCart state={state} {...actions} />;
  return (
    <PurchaseLayout>
      <NotReady state={state} title={t('cart.title')} loading={t('cart.loading')} onRetry={onRetry} />
    </PurchaseLayout>
  );
}

type ReadyState = Extract<CartState, { kind: 'ready' }>;

function ReadyCart({ state, ...actions }: { state: ReadyState } & Omit<ShoppingCartScreenProps, 'state' | 'onRetry'>) {
  const text = useText('cart');
  const { t } = text;
  const { cart, failure, removing, secondsLeft, announcement, added, again } = state;
  const { items, gone, paidOrder = null } = cart;
  const holding = items.length > 0;
  const lead = leadOf(cart, text);
  const { titleId, goneId, said } = useNewsOf(cart, (added && addedText(added, cart, text)) ?? lead ?? '');
  const { onHoldAgain, onDismissGone } = actions;
  const goneProps = { again, main: !holding && cart.awaitingBank === null, onHoldAgain, onDismissGone };
  return (
    <>
      <PurchaseLayout
        slip={
          holding && (
            <CartSlip cart={cart} secondsLeft={secondsLeft} announcement={announcement} tear={added !== null} />
          )
        }
      >
        <div>
          <PageTitle id={titleId} lead={lead}>
            {t('cart.title')}
          </PageTitle>
        </div>
        <LiveRegion message={said} />
        {failure !== null && <ActionFailure failure={failure}>{t('cart.noAnswer')}</ActionFailure>}
        {cart.awaitingBank !== null && <AwaitingBank transactionNumber={cart.awaitingBank} withAction={!holding} />}
        {paidOrder !== null && <PaidOrder transactionNumber={paidOrder} />}
        <Overlaps items={items} ticketsAtOnce={cart.ticketsAtOnce} />
        {gone.length > (holding ? 1 : 0) && <GoneHead gone={gone} headingId={goneId} {...goneProps} />}
        <CartContents cart={cart} removing={removing} onRemove={actions.onRemove} {...goneProps} />
        {holding || gone.length > 0 ? <AddAnother /> : <EmptyCart />}
      </PurchaseLayout>
      {holding && <CartBar cart={cart} secondsLeft={secondsLeft} />}
    </>
  );
}

/** The notice has a link to the bank only where there is no slip with one. */
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
    <div className={styles.another}>
      <Button icon={plusIcon} href={href(lang, 'home')}>
        {t('cart.addAnother')}
      </Button>
      <p className={styles.hint}>{t('cart.limit', { count: format.count(ticketsPerTransaction) })}</p>
    </div>
  );
}

/** Held seats, and the time until which they are held. */
function leadOf(cart: Cart, { t, format }: Text<'cart'>): string | null {
  if (cart.items.length > 0 && cart.expiresAt !== null) {
    return t('cart.lead', {
      events: t('cart.events', { count: groupByPerformance(cart.items).length }),
      tickets: t('cart.tickets', { count: cart.ticketCount }),
      time: format.time(cart.expiresAt),
    });
  }
  return cart.gone.length > 0 ? t('cart.leadGone') : null;
}

const addedText = ({ event, tickets }: NonNullable<ReadyState['added']>, cart: Cart, { t, format }: Text<'cart'>) =>
  cart.expiresAt === null
    ? null
    : t('cart.added', { event, tickets: t('cart.tickets', { count: tickets }), time: format.time(cart.expiresAt) });

/**
 * Tells a change of the cart once: where the focused control has gone with its row, the focus goes to the heading that
 * says what happened, otherwise a screen reader says it.
 */
function useNewsOf({ ticketCount, gone }: Cart, news: string): { titleId: string; goneId: string; said: string } {
  const id = useId();
  const [titleId, goneId] = [`${id}title`, `${id}gone`];
  const [said, setSaid] = useState('');
  const before = useRef({ rows: ticketCount + gone.length, gone: gone.length });
  const rows = ticketCount + gone.length;
  const left = gone.length;
  // A live region that appears together with its words is not read: the words come after it.
  useEffect(() => {
    const hasLeft = left > before.current.gone;
    const hasChanged = hasLeft || rows < before.current.rows || left < before.current.gone;
    before.current = { rows, gone: left };
    const isLost = hasChanged && document.activeElement === document.body;
    const heading = isLost && document.getElementById(hasLeft ? goneId : titleId);
    if (heading) heading.focus({ preventScroll: !hasLeft });
    if (!heading || !hasLeft) setSaid(news);
  }, [rows, left, news, titleId, goneId]);
  return { titleId, goneId, said };
}
