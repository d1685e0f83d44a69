import { href, isCancelledOrder, type ReleasedItem, type Transaction } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import { VisuallyHidden } from '@first-gong/ui/VisuallyHidden';
import { eventHref } from '../../shared/hrefs.js';
import { ActionFailure } from '../../shared/messages/ActionFailure.js';
import type { ReleasedHandlers, ReleasedState } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import { Stamp } from '../Stamp.js';
import { OrderStubs } from '../transaction/OrderStubs.js';
import * as styles from './ReceiptScreen.css.js';

/** Released seats of the order. */
export interface ReleasedAgain extends ReleasedState {
  released: readonly ReleasedItem[];
}

export interface ReceiptCancelledProps extends Pick<ReleasedHandlers, 'onHoldAgain'> {
  transaction: Transaction;
  again: ReleasedAgain | null;
}

/** A cancelled order: what happened, that no money or points were taken, and how to get seats. */
export function ReceiptCancelled({ transaction, again, onHoldAgain }: ReceiptCancelledProps) {
  const { t, format, lang } = useText('receipt');
  const reason = transaction.cancelledBecause ?? 'cancelled';
  const byOrganiser = transaction.cancelledBecause === 'performanceCancelled';
  const inCart = byOrganiser && !isCancelledOrder(transaction.orders.map(({ event }) => event));
  const seats = inCart ? 'receipt.seatsInCart' : byOrganiser ? null : 'receipt.seatsReleased';
  return (
    <Stack gap="s5" className={styles.column}>
      <div>
        <Stack gap="s3" align="start">
          <PageTitle>{t(`receipt.${reason}Title`)}</PageTitle>
          <Stamp variant="void">{t('receipt.cancelled')}</Stamp>
        </Stack>
        <p className={styles.lead}>{t(`receipt.${reason}Body`, { total: format.money(transaction.total) })}</p>
      </div>
      <Notice variant="info" title={t(byOrganiser ? 'receipt.nothingPaid' : 'receipt.nothingCharged')}>
        <p>{t('receipt.pointsUntouched')}</p>
        {seats && <p>{t(seats)}</p>}
        <p className={styles.reference}>{t('receipt.transactionIs', { number: transaction.transactionNumber })}</p>
      </Notice>
      <Stack as="section" className={styles.section}>
        <SectionHeading>{t(byOrganiser ? 'receipt.ordered' : 'receipt.released')}</SectionHeading>
        <OrderStubs
          orders={transaction.orders}
          action={({ id, title: event }) =>
            !byOrganiser && (
              <Button size="small" href={eventHref(lang, id)}>
                {t('receipt.chooseAgain')}
                <VisuallyHidden>{` ${event}`}</VisuallyHidden>
              </Button>
            )
          }
        />
        {again && <HoldAgain again={again} onHoldAgain={onHoldAgain} />}
      </Stack>
      <Stack gap="s3" className={styles.actions}>
        {inCart && (
          <Button variant="buy" href={href(lang, 'shoppingCart')}>
            {t('common.toCart')}
          </Button>
        )}
        <Button href={href(lang, 'home')}>{t('receipt.toEvents')}</Button>
        <Button href={href(lang, 'txnHistory')}>{t('common.transactionHistory')}</Button>
      </Stack>
    </Stack>
  );
}

/** Holds the order's seats again, or names those that are taken. */
function HoldAgain({
  again: { released, holding, refused, failure },
  onHoldAgain,
}: Omit<ReceiptCancelledProps, 'transaction'> & { again: ReleasedAgain }) {
  const { t } = useText('receipt', 'order');
  const event = released.find(({ holdId }) => holdId === refused?.holdId)?.event.title;
  return (
    <>
      {failure && <ActionFailure failure={failure}>{t('order.cartUnchanged')}</ActionFailure>}
      {refused && (
        <Notice variant="danger" role="alert" title={event}>
          <p>{t('order.notHeld', { why: refused.why })}</p>
        </Notice>
      )}
      <p>
        <Button
          variant="buy"
          busy={holding.length > 0}
          busyLabel={t('order.holdingAgain')}
          onClick={() => onHoldAgain(released.map(({ holdId }) => holdId))}
        >
          {t('receipt.holdAgain', { count: released.reduce((sum, { seats }) => sum + seats.length, 0) })}
        </Button>
      </p>
    </>
  );
}
