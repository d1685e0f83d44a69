import type { OfflineOrder } from '@first-gong/domain';
import { PhoneTicket } from '@first-gong/ui/ETicket';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import * as styles from './OrderTickets.css.js';
import { ticketsId, type ViewedTicket } from './viewedTicket.js';
import { useTransactionWords } from './words.js';

export interface TicketViewerProps {
  order: OfflineOrder['orders'][number];
  viewer: ViewedTicket;
  /** The shop is unreachable, so the tickets come from the cache. */
  offline: boolean;
}

/** Tickets to hold under a scanner, one code per screen. The page behind is inert. */
export function TicketViewer({ order: { event, tickets }, viewer, offline }: TicketViewerProps) {
  const { t, format } = useText('order', 'receipt');
  const words = useTransactionWords();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before React removes the element, because closing it returns the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={event.title} onClose={viewer.onClose}>
      <PhoneTicket
        seed={event.posterSeed}
        interest={event.interest}
        when={format.recordTime(event.startsAt)}
        title={event.title}
        venue={event.venue}
        tickets={tickets.map((ticket) => ({
          number: ticket.ticketNumber,
          code: ticket.code,
          codeLabel: t('receipt.entryCode', { seat: words.seatName(ticket) }),
          facts: words.seatFacts(ticket),
          note: words.listed([words.zoneName(ticket), ...words.ticketNotes(ticket)]),
        }))}
        value={Math.min(viewer.ticket, tickets.length - 1)}
        onChange={viewer.onTicket}
        back={{ href: `#${ticketsId}`, label: t('receipt.backToTickets') }}
        offline={offline ? t('order.keptTitle') : undefined}
        previousLabel={t('receipt.previousTicket')}
        nextLabel={t('receipt.nextTicket')}
        swipeHint={t('receipt.swipeHint')}
      />
    </dialog>
  );
}
