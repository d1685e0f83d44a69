import { groupCode, type OfflineOrder } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';

import { Dialog } from '@first-gong/ui/Dialog';
import { Icon } from '@first-gong/ui/Icon';
import { Inline } from '@first-gong/ui/Inline';
import { qrCodeIcon } from '@first-gong/ui/icons/qr-code';

import { QrCode } from '@first-gong/ui/QrCode';
import { Ticket } from '@first-gong/ui/Ticket';
import { useId, useState } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './CompactTickets.css.js';
import { OrderHead } from './OrderHead.js';
import { useTransactionWords } from './words.js';

export interface CompactTicketsProps {
  order: OfflineOrder['orders'][number];
}

/** Many e-tickets of one performance: one code for all, and a numbered row per seat with its code. */
export function CompactTickets({ order: { event, tickets } }: CompactTicketsProps) {
  const { t, format } = useText('receipt');
  const words = useTransactionWords();
  const titleId = useId();
  // Keeps the ticket while the dialog closes, so that its text does not vanish before the frame.
  const [shown, setShown] = useState<(typeof tickets)[number]>();
  const [open, setOpen] = useState(false);

  const count = tickets.length;
  return (
    <Ticket as="article" strong className={styles.receipt} aria-labelledby={titleId}>
      <OrderHead
        event={event}
        title={event.title}
        titleId={titleId}
        className={styles.face}
        stub={
          <div className={styles.stub}>
            <div className={styles.groupCode}>
              <QrCode value={groupCode(tickets)} label={t('receipt.allCodes', { count })} />
            </div>
            <p>{t('receipt.allAtOneDoor', { count })}</p>
          </div>
        }
      >
        {t('receipt.venueAndTickets', { venue: event.venue, count })}
      </OrderHead>
      <ol className={styles.seats}>
        {tickets.map((ticket, index) => (
          <li key={ticket.ticketNumber} className={styles.seat}>
            <span className={styles.index} aria-hidden="true">
              {index + 1}
            </span>
            <Inline as="span" rowGap="none" align="baseline" className={styles.words}>
              <span>
                <b className={styles.place}>
                  {[ticket.seat.row, ticket.seat.seat].filter((part) => part !== '').join(' ')}
                </b>{' '}
                <span>{ticket.seat.section}</span>
              </span>
              <span className={styles.type}>
                {[words.zoneName(ticket), ...words.ticketNotes(ticket)].join('\u00a0·\u00a0')}
              </span>
            </Inline>
            <button
              className={styles.show}
              type="button"
              aria-label={`${t('receipt.showCode')} ${words.seatName(ticket)}`}
              onClick={() => {
                setShown(ticket);
                setOpen(true);
              }}
            >
              <Icon icon={qrCodeIcon} />
            </button>
          </li>
        ))}
      </ol>
      {shown && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={words.seatName(shown)}
          description={`${event.title}\u00a0・\u00a0${format.recordTime(event.startsAt)}`}
          actions={<Button onClick={() => setOpen(false)}>{t('receipt.closeCode')}</Button>}
        >
          <div className={styles.seatCode}>
            <QrCode value={shown.code} label={words.seatName(shown)} />
            <p className={styles.number}>{shown.ticketNumber}</p>
          </div>
        </Dialog>
      )}
    </Ticket>
  );
}
