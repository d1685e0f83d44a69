import { type Cart, deliveryFee, href, isOnlyCinema, isOnlyOnline } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { clock } from '@first-gong/ui/HoldTimer';
import { arrowRightIcon } from '@first-gong/ui/icons/arrow-right';
import { SumLines } from '@first-gong/ui/SumLines';
import { groupByPerformance } from '../../shared/purchase/groups.js';
import { HeldTimer } from '../../shared/purchase/HeldTimer.js';
import { PaymentSlip } from '../../shared/purchase/PaymentSlip.js';
import { PurchaseBar } from '../../shared/purchase/PurchaseLayout.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './ShoppingCartScreen.css.js';

export interface CartSlipProps {
  cart: Cart;
  secondsLeft: number;
  /** Seats have just been held, so the slip tears. */
  tear: boolean;
}

/** Sum of the cart with all certain fees, and the next step. */
export function CartSlip({ cart, secondsLeft, tear }: CartSlipProps) {
  const { t, format } = useText('cart');
  const events = cart.items.map(({ event }) => event);
  // Without a destination this is the lowest fee.
  const courier = deliveryFee('courier', null, isOnlyCinema(events));
  return (
    <PaymentSlip
      tear={tear}
      title={t('cart.summary')}
      timer={<HeldTimer secondsLeft={secondsLeft} />}
      lines={
        <SumLines
          lines={[
            ...groupByPerformance(cart.items).map(({ event, count, subtotal }) => ({
              label: t('cart.lineEvent', { event: event.title, count }),
              value: format.amount(subtotal),
              spoken: format.money(subtotal),
            })),
            {
              label: t('cart.lineServiceCharge', { count: cart.ticketCount }),
              value: format.amount(cart.serviceCharge),
              spoken: format.money(cart.serviceCharge),
            },
          ]}
        />
      }
      totalLabel={t('cart.total')}
      total={cart.ticketsTotal + cart.serviceCharge}
      facts={
        <p className={styles.hint}>
          {isOnlyOnline(events) ? t('cart.totalNoteOnline') : t('cart.totalNote', { fee: format.money(courier) })}
        </p>
      }
      confirm={
        <div className={styles.aboveBar}>
          <NextStep cart={cart} secondsLeft={secondsLeft} />
        </div>
      }
      note={t('cart.noChargeYet')}
    />
  );
}

/** The same next step at the bottom of a phone. */
export function CartBar({ cart, secondsLeft }: Pick<CartSlipProps, 'cart' | 'secondsLeft'>) {
  const { t, format } = useText('cart');
  return (
    <PurchaseBar
      label={t('cart.barTotal', { time: clock(secondsLeft) })}
      amount={format.money(cart.ticketsTotal + cart.serviceCharge)}
      action={<NextStep cart={cart} secondsLeft={secondsLeft} inBar />}
    />
  );
}

interface NextStepProps extends Pick<CartSlipProps, 'cart' | 'secondsLeft'> {
  inBar?: boolean;
}

function NextStep({ cart, secondsLeft, inBar = false }: NextStepProps) {
  const { t, lang } = useText('cart');
  // The phone's bar has space for the word only.
  const look = inBar
    ? ({ variant: 'buy', size: 'small' } as const)
    : ({ variant: 'buy', size: 'large', block: true } as const);
  if (cart.awaitingBank !== null) {
    return (
      <Button {...look} href={href(lang, 'receipt', { transactionNumber: cart.awaitingBank })}>
        {t('cart.awaitingBankAction')}
      </Button>
    );
  }
  if (secondsLeft <= 0) {
    return (
      <Button {...look} disabled>
        {t('cart.checkOut')}
      </Button>
    );
  }
  return (
    <Button {...look} iconAfter={inBar ? undefined : arrowRightIcon} href={href(lang, 'transactionPreview')}>
      {t('cart.checkOut')}
    </Button>
  );
}
