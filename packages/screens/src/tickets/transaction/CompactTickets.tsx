import { groupCode, type KeptOrder } from '@first-gong/domain';
import { CompactReceipt } from '@first-gong/ui/CompactReceipt';
import { useText } from '../../shared/text/index.js';
import { useTransactionWords } from './words.js';

export interface CompactTicketsProps {
  order: KeptOrder['orders'][number];
}

/** Many e-tickets of one performance: one code for all of them, and a row per seat with its own code. */
export function CompactTickets({ order: { event, tickets } }: CompactTicketsProps) {
  const { t, format } = useText('receipt');
  const words = useTransactionWords();
  const count = tickets.length;
  return (
    <CompactReceipt
      {...words.poster(event)}
      title={event.title}
      when={format.recordTime(event.startsAt)}
      venue={t('receipt.venueAndTickets', { venue: event.venue, count })}
      code={groupCode(tickets)}
      codeLabel={t('receipt.allCodes', { count })}
      codeNote={t('receipt.allAtOneDoor', { count })}
      showLabel={t('receipt.showCode')}
      closeLabel={t('receipt.closeCode')}
      seats={tickets.map((ticket) => ({
        number: ticket.ticketNumber,
        place: [ticket.seat.row, ticket.seat.seat].filter((part) => part !== '').join(' '),
        section: ticket.seat.section,
        type: [words.zoneName(ticket), ...words.ticketNotes(ticket)].join('\u00a0·\u00a0'),
        code: ticket.code,
        label: words.seatName(ticket),
      }))}
    />
  );
}
