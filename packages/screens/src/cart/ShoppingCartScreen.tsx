import { type Cart, type Failure, seatHold, ticketsPerTransaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Loading } from '@first-gong/ui/Loading';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { useEffect, useId, useRef } from 'react';
import { FailureMessage } from '../system/index.js';
import { useText } from '../text/index.js';
import { ActionFailure } from './ActionFailure.js';
import { CartContents, groupByPerformance } from './CartContents.js';
import { CartBar, CartSlip, receiptHref } from './CartSlip.js';
import { PurchaseSteps } from './PurchaseSteps.js';
import * as css from './ShoppingCartScreen.css.js';

export type ShoppingCartState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure }
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
  state: ShoppingCartState;
  /** Gives back all seats of one hold. */
  onRemove: (holdId: string) => void;
  /** The buyer has read why these seats are gone. */
  onDismissGone: (holdId: string) => void;
  onRetry: () => void;
}

/** The shopping cart (spec §2 Purchase flow): everything held, until when, and what it comes to so far. */
export function ShoppingCartScreen({ state, onRetry, ...actions }: ShoppingCartScreenProps) {
  const { t } = useText();
  return (
    <>
      <PurchaseSteps current="cart" />
      <Container className={css.page}>
        {state.kind === 'ready' ? (
          <ReadyCart state={state} {...actions} />
        ) : (
          <>
            <PageTitle>{t('cart.title')}</PageTitle>
            {state.kind === 'loading' ? (
              <Loading label={t('cart.loading')} size="page" />
            ) : (
              <FailureMessage failure={state.failure} onRetry={onRetry} />
            )}
          </>
        )}
      </Container>
      {state.kind === 'ready' && state.cart.items.length > 0 && (
        <CartBar cart={state.cart} secondsLeft={state.secondsLeft} />
      )}
    </>
  );
}

type ReadyState = Extract<ShoppingCartState, { kind: 'ready' }>;

function ReadyCart({ state, ...actions }: { state: ReadyState } & Omit<ShoppingCartScreenProps, 'state' | 'onRetry'>) {
  const { t, lang, format } = useText();
  const { cart, failure, removing, secondsLeft, announcement } = state;
  const titleId = useFocusAfterRemoval(cart.items.length + cart.gone.length);
  const empty = cart.items.length === 0;
  return (
    <div className={empty ? undefined : css.columns}>
      <div className={css.main}>
        <PageTitle id={titleId} lead={<Lead cart={cart} />}>
          {t('cart.title')}
        </PageTitle>
        {failure !== null && <ActionFailure title={t('cart.notChangedTitle')} failure={failure} />}
        {cart.awaitingBank !== null && (
          <Notice title={t('cart.awaitingBankTitle')}>
            <p>{t('cart.awaitingBankText')}</p>
            {empty && (
              <p className={css.noticeAction}>
                <Button variant="buy" size="small" href={receiptHref(lang, cart.awaitingBank)}>
                  {t('cart.awaitingBankAction')}
                </Button>
              </p>
            )}
          </Notice>
        )}
        <CartContents cart={cart} removing={removing} {...actions} />
        {empty && cart.gone.length === 0 ? (
          <EmptyState
            title={t('cart.emptyTitle')}
            level={2}
            action={
              <Button variant="buy" href={`/${lang}/Events.html`}>
                {t('cart.emptyAction')}
              </Button>
            }
          >
            <p>{t('cart.emptyText', { count: seatHold / 60_000 })}</p>
          </EmptyState>
        ) : (
          <div className={css.another}>
            <Button icon="plus" href={`/${lang}/Events.html`}>
              {t('cart.addAnother')}
            </Button>
            <p className={css.hint}>{t('cart.limit', { count: format.count(ticketsPerTransaction) })}</p>
          </div>
        )}
      </div>
      {!empty && (
        <div className={css.aside}>
          <CartSlip cart={cart} secondsLeft={secondsLeft} announcement={announcement} />
        </div>
      )}
    </div>
  );
}

function Lead({ cart }: { cart: Cart }) {
  const { t, format } = useText();
  if (cart.items.length > 0 && cart.expiresAt !== null) {
    return t('cart.lead', {
      events: t('cart.events', { count: groupByPerformance({ items: cart.items, gone: [] }).length }),
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
