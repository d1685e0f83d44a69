import type { EventOnTicket, Transaction } from '@first-gong/domain';
import { OrderStub } from '@first-gong/ui/OrderStub';
import type { ReactNode } from 'react';
import { performanceLine } from '../../shared/purchase/index.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './OrderStubs.css.js';
import { useTransactionWords } from './words.js';

export interface OrderStubsProps {
  orders: Transaction['orders'];
  /** A link or button for each event. */
  action?: (event: EventOnTicket) => ReactNode;
}

/** The events of an order that has no tickets, because it is not paid yet or was cancelled. */
export function OrderStubs({ orders, action }: OrderStubsProps) {
  const text = useText('cart');
  const { t, format } = text;
  const words = useTransactionWords();
  return (
    <ul className={styles.stubs}>
      {orders.map(({ event, tickets }) => (
        <li key={event.performanceId}>
          <OrderStub
            {...words.poster(event)}
            title={event.title}
            when={performanceLine(text, event)}
            seats={tickets.map((ticket) => ({
              place: words.seatName(ticket),
              zone: words.zoneName(ticket),
              price: format.money(ticket.price),
            }))}
            subtotalLabel={t('cart.subtotal')}
            subtotal={format.money(tickets.reduce((sum, { price }) => sum + price, 0))}
            action={action?.(event)}
          />
        </li>
      ))}
    </ul>
  );
}
