import type { OfflineOrder } from '@first-gong/domain';
import { PhoneTicket } from '@first-gong/ui/ETicket';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../shared/text/index.js';
import { type Door, ticketsId } from './door.js';
import * as styles from './OrderTickets.css.js';
import { useTransactionWords } from './words.js';

export interface DoorTicketsProps {
  order: OfflineOrder['orders'][number];
  door: Door;
  /** The shop is unreachable, so the tickets come from the cache. */
  offline: boolean;
}

/** Tickets to hold under a scanner, one code per screen. The page behind is inert. */
export function DoorTickets({ order: { event, tickets }, door, offline }: DoorTicketsProps) {
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
    <dialog ref={dialog} className={styles.door} aria-label={event.title} onClose={door.onClose}>
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
        value={Math.min(door.ticket, tickets.length - 1)}
        onChange={door.onTicket}
        back={{ href: `#${ticketsId}`, label: t('receipt.backToTickets') }}
        offline={offline ? t('order.keptTitle') : undefined}
        previousLabel={t('receipt.previousTicket')}
        nextLabel={t('receipt.nextTicket')}
        swipeHint={t('receipt.swipeHint')}
      />
    </dialog>
  );
}
