import { type Cart, type Failure, seatHold, ticketsPerTransaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { plusIcon } from '@first-gong/ui/icons/plus';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useEffect, useId, useRef } from 'react';
import { eventsHref, receiptHref } from '../shared/hrefs/index.js';
import { ActionFailure } from '../shared/messages/ActionFailure.js';
import { NotReady, type NotReadyState } from '../shared/notReady/index.js';
import { CartContents } from '../shared/purchase/CartContents.js';
import { groupByPerformance } from '../shared/purchase/groups.js';
import { PurchaseLayout } from '../shared/purchase/PurchaseLayout.js';
import { useText } from '../shared/text/index.js';
import { CartBar, CartSlip } from './CartSlip.js';
import * as styles from './ShoppingCartScreen.css.js';

const MINUTES_HELD = seatHold / 60_000;

export type CartState =
  | NotReadyState
  | {
      kind: 'ready';
      cart: Cart;
      /** Until every seat is released, by the server's clock. */
      secondsLeft: number;
      /** The hold that is being given back, or null. */
      removing: string | null;
      /** Why the last action was not answered, or null. The cart is then as it was. */
      failure: Failure | null;
      /** What is said aloud about the time: `cart.minutesLeft` at 5, 2 and 1 minutes, `cart.timeUp` at the end, or ''. */
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

/** The shopping cart (spec §2 Purchase flow): everything held, until when, and what it comes to so far. */
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
  const { t } = useText('cart');
  const { cart, failure, removing, secondsLeft, announcement } = state;
  const titleId = useFocusAfterRemoval(cart.items.length + cart.gone.length);
  const holding = cart.items.length > 0;
  return (
    <>
      <PurchaseLayout slip={holding && <CartSlip cart={cart} secondsLeft={secondsLeft} announcement={announcement} />}>
        <div>
          <PageTitle id={titleId} lead={<Lead cart={cart} />}>
            {t('cart.title')}
          </PageTitle>
        </div>
        {failure !== null && <ActionFailure failure={failure}>{t('cart.noAnswer')}</ActionFailure>}
        {cart.awaitingBank !== null && <AwaitingBank transactionNumber={cart.awaitingBank} withAction={!holding} />}
        <CartContents cart={cart} removing={removing} {...actions} />
        {holding || cart.gone.length > 0 ? <AddAnother /> : <EmptyCart />}
      </PurchaseLayout>
      {holding && <CartBar cart={cart} secondsLeft={secondsLeft} />}
    </>
  );
}

/** Where the slip has the way to the bank already, the notice only explains. */
function AwaitingBank({ transactionNumber, withAction }: { transactionNumber: string; withAction: boolean }) {
  const { t, lang } = useText('cart');
  return (
    <Notice title={t('cart.awaitingBankTitle')}>
      <p>{t('cart.awaitingBankText')}</p>
      {withAction && (
        <p className={styles.noticeAction}>
          <Button variant="buy" size="small" href={receiptHref(lang, transactionNumber)}>
            {t('cart.awaitingBankAction')}
          </Button>
        </p>
      )}
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
        <Button variant="buy" href={eventsHref(lang)}>
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
      <Button icon={plusIcon} href={eventsHref(lang)}>
        {t('cart.addAnother')}
      </Button>
      <p className={styles.hint}>{t('cart.limit', { count: format.count(ticketsPerTransaction) })}</p>
    </div>
  );
}

function Lead({ cart }: { cart: Cart }) {
  const { t, format } = useText('cart');
  if (cart.items.length > 0 && cart.expiresAt !== null) {
    return t('cart.lead', {
      events: t('cart.events', { count: groupByPerformance(cart.items).length }),
      tickets: t('cart.tickets', { count: cart.ticketCount }),
      time: format.time(cart.expiresAt),
    });
  }
  return cart.gone.length > 0 ? t('cart.leadGone') : null;
}

/** When a row goes away with the button that had the focus, the focus moves to the heading instead of being lost. */
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
