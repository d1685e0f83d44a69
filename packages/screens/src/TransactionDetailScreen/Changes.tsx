import {
  deliveryChangeUntil,
  deliveryChangeWorkingDays,
  hongKongDate,
  isOnlyOnline,
  type Transaction,
  toMilliseconds,
} from '@first-gong/domain';
import { WithHotline } from '../shared/hotline/index.js';
import { useText } from '../shared/text/index.js';
import * as styles from './TransactionDetailScreen.css.js';

/**
 * The changes that are still possible, until when, and how: the way of collection (spec §5, §9 Delivery change), and name,
 * number and address (spec §3 Transaction change request); that nothing else can be changed (spec §4 Order). Each sentence
 * that refuses has its reason.
 */
export function Changes({ transaction: { orders, cardEnding, serverNow } }: { transaction: Transaction }) {
  const { t, format } = useText('receipt', 'transaction');
  const events = orders.map(({ event }) => event);
  const startsAt = events.map((event) => event.startsAt);
  const hasBegun = startsAt.some((start) => toMilliseconds(start) <= toMilliseconds(serverNow));
  if (hasBegun) return <p className={styles.sentence}>{t('transaction.changeBegun')}</p>;
  const until = deliveryChangeUntil(startsAt);
  const isOpen = hongKongDate(serverNow) <= until;
  const hotline = t('common.hotlineNumber');
  const values = { day: format.recordDay(until), count: deliveryChangeWorkingDays, hotline };
  return (
    <>
      {!isOnlyOnline(events) && (
        <p className={styles.sentence}>
          <WithHotline>{t(isOpen ? 'transaction.changeOpen' : 'transaction.changeOver', values)}</WithHotline>
        </p>
      )}
      <p className={styles.sentence}>
        <WithHotline>
          {t(cardEnding === null ? 'transaction.changeContact' : 'transaction.changeContactWithCard', { hotline })}
        </WithHotline>{' '}
        {t('receipt.noRefund')}
      </p>
    </>
  );
}
