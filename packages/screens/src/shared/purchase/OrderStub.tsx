import type { EventOnTicket, Ticket as SoldTicket } from '@first-gong/domain';
import { seatText } from '@first-gong/i18n';
import { Heading } from '@first-gong/ui/Heading';
import { Inline } from '@first-gong/ui/Inline';
import { Perforation } from '@first-gong/ui/Perforation';
import { Poster } from '@first-gong/ui/Poster';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import { Ticket } from '@first-gong/ui/Ticket';
import type { ReactNode } from 'react';
import { posterOf } from '../posterOf.js';
import { useText } from '../text/index.js';
import * as styles from './OrderStub.css.js';
import { performanceLine, zoneText } from './wording.js';

export interface OrderStubProps {
  event: EventOnTicket;
  tickets: readonly Pick<SoldTicket, 'seat' | 'zone' | 'ticketType' | 'price'>[];
  /** Facts about the seats that the buyer must see again, one sentence each. */
  notes?: readonly string[];
  /** A link back, under the subtotal. */
  action?: ReactNode;
}

/** One performance of an order as a ticket: art, facts, perforation, subtotal. Read-only. */
export function OrderStub({ event, tickets, notes = [], action }: OrderStubProps) {
  const text = useText('order');
  const { t, format } = text;
  return (
    <Ticket as="article" className={styles.stub}>
      <Stack className={styles.art}>
        <Poster {...posterOf(text, event)} crop="art" aspect="portrait" />
      </Stack>
      <div className={styles.facts}>
        <Heading headingLevel={3}>{event.title}</Heading>
        <p className={styles.when}>
          {event.cancelled ? <s>{performanceLine(text, event)}</s> : performanceLine(text, event)}
        </p>
        {event.cancelled && <p className={styles.note}>{t('common.flagCancelled')}</p>}
        <Stack as="ul" gap="s1" className={styles.seats}>
          {tickets.map((ticket) => {
            const place = seatText(t, ticket.seat);
            return (
              <li key={place} className={styles.seat}>
                <Inline as="span" rowGap="none" align="baseline">
                  <span className={styles.figure}>{place}</span>{' '}
                  <Text as="span" variant="secondary" size="small">
                    {zoneText(text, ticket)}
                  </Text>
                </Inline>
                <span className={styles.figure}>{format.money(ticket.price)}</span>
              </li>
            );
          })}
        </Stack>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <Perforation direction="vertical" className={styles.perforation} />
      <Inline gap="s2" justify="between" className={styles.end}>
        <p>
          <span className={styles.label}>{t('order.subtotal')}</span>
          <span className={styles.subtotal}>{format.money(tickets.reduce((sum, { price }) => sum + price, 0))}</span>
        </p>
        {action}
      </Inline>
    </Ticket>
  );
}
