import { type Cart, type Failure, href, seatHold, ticketsPerTransaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { plusIcon } from '@first-gong/ui/icons/plus';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useEffect, useId, useRef } from 'react';
import { ActionFailure } from '../shared/messages/ActionFailure.js';
import { Announce } from '../shared/messages/Announce.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { CartContents } from '../shared/purchase/CartContents.js';
import { groupByPerformance } from '../shared/purchase/groups.js';
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.js';
import { type Text, useText } from '../shared/text/index.js';
import { CartBar, CartSlip } from './CartSlip.js';
import * as styles from './ShoppingCartScreen.css.js';

const MINUTES_HELD = seatHold / 60_000;

export type CartState =
  | NotReadyState
  | {
      kind: 'ready';
      cart: Cart;
      /** Seconds until the server releases every seat. */
      secondsLeft: number;
      /** The id of the hold that the member is giving back, or null. */
      removing: string | null;
      /** The number of the paid order that the cart has become, or null. */
      paidOrder: string | null;
      /** Why the last action got no answer, or null. The cart is as it was before the action. */
      failure: Failure | null;
      /** What screen readers say about the time at 5, 2 and 1 minutes and at the end; empty otherwise. */
      announcement: string;
    };

export interface ShoppingCartScreenProps {
  state: CartState;
  /** Gives back all seats of one hold. */
  onRemove: (holdId: string) => void;
  /** The buyer has read why these seats are gone. */
  onDismissGone: (holdId: string) => void;
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
  const { cart, paidOrder, failure, removing, secondsLeft, announcement } = state;
  const titleId = useFocusAfterRemoval(cart.items.length + cart.gone.length);
  const holding = cart.items.length > 0;
  const lead = leadOf(cart, text);
  return (
    <>
      <PurchaseLayout slip={holding && <CartSlip cart={cart} secondsLeft={secondsLeft} announcement={announcement} />}>
        <div>
          <PageTitle id={titleId} lead={lead}>
            {t('cart.title')}
          </PageTitle>
        </div>
        <Announce message={lead ?? ''} />
        {failure !== null && <ActionFailure failure={failure}>{t('cart.noAnswer')}</ActionFailure>}
        {cart.awaitingBank !== null && <AwaitingBank transactionNumber={cart.awaitingBank} withAction={!holding} />}
        {paidOrder !== null && <PaidOrder transactionNumber={paidOrder} />}
        <CartContents cart={cart} removing={removing} {...actions} />
        {holding || cart.gone.length > 0 ? <AddAnother /> : <EmptyCart />}
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

/** What is held, and until when. */
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

/** Moves the focus to the heading when the row of the focused button has gone. */
function useFocusAfterRemoval(rows: number): string {
  const id = useId();
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
    before.current = rows;
  }, [rows, id]);
  return id;
}
