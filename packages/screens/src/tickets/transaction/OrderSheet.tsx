import { isOnline, type OfflineOrder } from '@first-gong/domain';
import { Inline } from '@first-gong/ui/Inline';
import { Ticket } from '@first-gong/ui/Ticket';
import { useId } from 'react';
import { useText } from '../../shared/text/index.js';
import { Stamp } from '../Stamp.js';
import { OrderHead } from './OrderHead.js';
import * as styles from './OrderSheet.css.js';
import { useTransactionWords } from './words.js';

export interface OrderSheetProps {
  order: OfflineOrder['orders'][number];
  transaction: OfflineOrder;
  /** The page's heading is the event's title, so the sheet's heading is the venue. */
  titleAbove: boolean;
}

/**
 * One event of an order without e-tickets: poster, confirmation number, and a row per seat. No codes. A cancelled
 * performance has a stamp in place of the number.
 */
export function OrderSheet({ order: { event, tickets }, transaction, titleAbove }: OrderSheetProps) {
  const { t, format } = useText('order', 'payment', 'receipt');
  const words = useTransactionWords();
  const titleId = useId();
  const count = tickets.length;
  const stub = event.cancelled ? (
    <p className={styles.void_}>
      <Stamp variant="void">{t('receipt.cancelled')}</Stamp>
    </p>
  ) : (
    transaction.confirmationNumber !== null && (
      <dl className={styles.stub}>
        <dt>{t('receipt.confirmationNumber')}</dt>
        <dd className={styles.number}>{transaction.confirmationNumber}</dd>
      </dl>
    )
  );
  return (
    <Ticket as="section" strong aria-labelledby={titleId}>
      <OrderHead
        event={event}
        title={titleAbove ? event.venue : event.title}
        titleId={titleId}
        className={styles.face}
        stub={stub}
      >
        {titleAbove ? t('order.tickets', { count }) : t('receipt.venueAndTickets', { venue: event.venue, count })}
      </OrderHead>
      {isOnline(event.group) && !event.cancelled && <p className={styles.entry}>{t('payment.onlineEntry')}</p>}
      <ul className={styles.seats}>
        {tickets.map((ticket) => (
          <Inline as="li" rowGap="none" align="baseline" key={ticket.ticketNumber} className={styles.seat}>
            <b className={styles.place}>{words.seatName(ticket)}</b>
            <span>{words.zoneName(ticket)}</span>
            <span className={styles.price}>{format.money(ticket.price)}</span>
            {words.ticketNotes(ticket).map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </Inline>
        ))}
      </ul>
    </Ticket>
  );
}
