import { isOnline, type OfflineOrder } from '@first-gong/domain';
import { ColourBlock } from '@first-gong/ui/ColourBlock';
import { Inline } from '@first-gong/ui/Inline';
import { Perforation } from '@first-gong/ui/Perforation';
import { Poster } from '@first-gong/ui/Poster';
import { Ticket } from '@first-gong/ui/Ticket';
import { useId } from 'react';
import { useText } from '../../shared/text/index.js';
import { Stamp } from '../Stamp.js';
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
  const { t, format } = useText('cart', 'receipt');
  const words = useTransactionWords();
  const titleId = useId();
  return (
    <Ticket as="section" strong aria-labelledby={titleId}>
      <div className={styles.head}>
        <ColourBlock className={styles.face} seed={event.posterSeed} interest={event.interest}>
          <div className={styles.art}>
            <Poster {...words.poster(event)} crop="art" />
          </div>
          <div className={styles.main}>
            <p className={styles.when}>
              {event.cancelled ? <s>{format.recordTime(event.startsAt)}</s> : format.recordTime(event.startsAt)}
            </p>
            {/* biome-ignore lint/plugin/layout: it grows with the window. */}
            <h2 className={styles.title} id={titleId}>
              {titleAbove ? event.venue : event.title}
            </h2>
            <p>
              {titleAbove
                ? t('cart.tickets', { count: tickets.length })
                : t('receipt.venueAndTickets', { venue: event.venue, count: tickets.length })}
            </p>
          </div>
        </ColourBlock>
        {(event.cancelled || transaction.confirmationNumber !== null) && (
          <>
            <Perforation direction="horizontal" className={styles.onPhones} />
            <Perforation direction="vertical" className={styles.onDesktops} />
            {event.cancelled ? (
              <p className={styles.void_}>
                <Stamp variant="void">{t('receipt.cancelled')}</Stamp>
              </p>
            ) : (
              <dl className={styles.stub}>
                <dt>{t('receipt.confirmationNumber')}</dt>
                <dd className={styles.number}>{transaction.confirmationNumber}</dd>
              </dl>
            )}
          </>
        )}
      </div>
      {isOnline(event.group) && !event.cancelled && <p className={styles.entry}>{t('receipt.onlineEntry')}</p>}
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
