import { compactFrom, isOnline, type OfflineOrder } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { ETicket } from '@first-gong/ui/ETicket';
import { qrCodeIcon } from '@first-gong/ui/icons/qr-code';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { Stack } from '@first-gong/ui/Stack';
import type { ComponentType } from 'react';
import { useText } from '../../shared/text/index.js';
import type { CompactTicketsProps } from './CompactTickets.js';
import { OrderSheet } from './OrderSheet.js';
import * as styles from './OrderTickets.css.js';
import { TicketViewer } from './TicketViewer.js';
import { ticketsId, type ViewedTicket, viewerId } from './viewedTicket.js';
import { useTransactionWords } from './words.js';

type Order = OfflineOrder['orders'][number];

/** From this number of tickets per event, two tickets share a row and have no art. */
const ABREAST_FROM = 4;

export interface OrderTicketsProps {
  transaction: OfflineOrder;
  /** `CompactTickets`. A page that works offline imports the file statically; others lazy-load it. */
  Compact: ComponentType<CompactTicketsProps>;
  /** The page's heading names the events. @default false */
  titleAbove?: boolean;
  /** The member has just paid, so the stubs tear once. @default false */
  tear?: boolean;
  /** On a phone, shows each e-ticket full screen. */
  viewer?: ViewedTicket;
  /** The shop is unreachable, so the tickets come from the cache. @default false */
  offline?: boolean;
}

/**
 * Tickets of an order: an e-ticket per seat, or a sheet per event without e-tickets or with a cancelled performance.
 * Many e-tickets are compact on the screen, but not on paper.
 */
export function OrderTickets({
  transaction,
  Compact,
  titleAbove = false,
  tear = false,
  viewer,
  offline = false,
}: OrderTicketsProps) {
  const { t } = useText('receipt');
  const several = transaction.orders.length > 1;
  return (
    <Stack gap="s6" className={styles.orders} id={ticketsId}>
      {transaction.orders.map((order) => {
        if (transaction.delivery.method !== 'eTicket' || isOnline(order.event.group) || order.event.cancelled) {
          return (
            <OrderSheet
              key={order.event.performanceId}
              order={order}
              transaction={transaction}
              titleAbove={titleAbove && !several}
            />
          );
        }
        return (
          <section key={order.event.performanceId} className={styles.order}>
            {several && order.tickets.length < compactFrom && (
              <div className={styles.heading}>
                <SectionHeading>{order.event.title}</SectionHeading>
              </div>
            )}
            {viewer && (
              <>
                <div className={styles.toViewer}>
                  {/* Its address is its own id, so browsers keep the focus. */}
                  <Button
                    id={viewerId(order.event.performanceId)}
                    icon={qrCodeIcon}
                    href={`#${viewerId(order.event.performanceId)}`}
                  >
                    {t('receipt.atDoor')}
                  </Button>
                </div>
                {viewer.performanceId === order.event.performanceId && (
                  <TicketViewer order={order} viewer={viewer} offline={offline} />
                )}
              </>
            )}
            {order.tickets.length < compactFrom ? (
              <ETickets order={order} headingLevel={several ? 3 : 2} tear={tear} />
            ) : (
              <>
                <div className={styles.onScreen}>
                  <Compact order={order} />
                </div>
                <div className={styles.onPaper}>
                  <ETickets order={order} headingLevel={several ? 3 : 2} tear={false} />
                </div>
              </>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

interface ETicketsProps {
  order: Order;
  headingLevel: 2 | 3;
  tear: boolean;
}

function ETickets({ order: { event, tickets }, headingLevel, tear }: ETicketsProps) {
  const { t, format } = useText('receipt');
  const words = useTransactionWords();
  const compact = tickets.length >= ABREAST_FROM;
  return (
    <Stack as="ul" className={compact ? styles.abreast : styles.stacked}>
      {tickets.map((ticket) => (
        <li key={ticket.ticketNumber} className={styles.ticket}>
          <ETicket
            {...words.poster(event)}
            title={event.title}
            when={format.recordTime(event.startsAt)}
            venue={event.venue}
            facts={words.seatFacts(ticket)}
            notes={[
              t('receipt.zoneAndPrice', { zone: words.zoneName(ticket), price: format.money(ticket.price) }),
              ...words.ticketNotes(ticket),
            ]}
            number={ticket.ticketNumber}
            code={ticket.code}
            codeLabel={t('receipt.entryCode', { seat: words.seatName(ticket) })}
            headingLevel={headingLevel}
            compact={compact}
            tear={tear}
          />
        </li>
      ))}
    </Stack>
  );
}
