import type { EventOnTicket, Transaction } from '@first-gong/domain';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';
import { OrderStub } from '../../shared/purchase/index.js';

export interface OrderStubsProps {
  orders: Transaction['orders'];
  /** A link or button for each event. */
  action?: (event: EventOnTicket) => ReactNode;
}

/** Events of an unpaid or cancelled order, which has no tickets. */
export function OrderStubs({ orders, action }: OrderStubsProps) {
  return (
    <Stack as="ul" gap="s3">
      {orders.map(({ event, tickets }) => (
        <li key={event.performanceId}>
          <OrderStub event={event} tickets={tickets} action={action?.(event)} />
        </li>
      ))}
    </Stack>
  );
}
