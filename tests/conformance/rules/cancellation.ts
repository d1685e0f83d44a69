import { assert } from '../checks.js';
import { findOffer } from '../programme.js';
import type { Rule } from '../rule.js';
import { buy } from './order.js';

const DAY = 86_400_000;

/** A performance that the organiser cancels. It stays cancelled after the run. */
export const cancellationRules: readonly Rule[] = [
  {
    id: 'performanceCancelled',
    section: '§4 Order, an assumption',
    statement:
      'after the organiser has cancelled a performance, no seat of it is held, its order is refunded once and in full, and its tickets have no entry code',
    needs: ['bank', 'control'],
    async check(server) {
      const { serverNow } = await server.call('shoppingCart');
      const offer = await findOffer(
        server.visitor,
        'an event more than a week ahead',
        ({ startsAt, remaining }) => remaining >= 10 && Date.parse(startsAt) - Date.parse(serverNow) > 7 * DAY,
      );
      const { performanceId, zone } = offer;
      const { transactionNumber, total } = await buy(server, offer);
      const hold = { body: { performanceId, zone, quantity: 1 } };
      await server.call('seatHold', hold);
      for (let repeat = 0; repeat < 2; repeat += 1) await server.control({ cancelPerformance: { performanceId } });
      const { items, released } = await server.call('shoppingCart');
      assert(items.length === 0, 'leaves the seats in the cart');
      assert(
        released.some(({ reason }) => reason === 'performanceCancelled'),
        'does not report why the seats left the cart',
      );
      await server.expectRefusal('seatHold', hold, 'performanceCancelled');
      const { orders, refunds = [] } = await server.call('transactionDetail', { query: { transactionNumber } });
      assert(refunds.length === 1, `has ${refunds.length} refunds`);
      assert(refunds[0]?.amount === total, `refunds ${refunds[0]?.amount} of ${total} cents`);
      assert(
        orders.every(({ event, tickets }) => event.cancelled && tickets.every(({ code }) => !code)),
        'has tickets that still scan',
      );
    },
  },
];
