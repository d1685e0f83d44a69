import { calls } from '@first-gong/contract';
import { confirmKeyLength, confirmKeyOf, isOnline, seenOrder } from '@first-gong/domain';
import { assert, assertRefusal } from '../checks.js';
import { choice } from '../inputs.js';
import { findOffer, type Offer, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { ExaminedServer } from '../server.js';

/** Holds a ticket and returns the body of a confirmation. */
async function prepareOrder(server: ExaminedServer, offer?: Offer) {
  const { performanceId, zone } = offer ?? (await somethingToBuy(server.visitor));
  await server.call('seatHold', { body: { performanceId, zone, quantity: 1 } });
  const preview = await server.call('transactionPreview', { body: choice });
  return { ...choice, confirmKey: server.unusedKey(), seen: seenOrder(preview), agreed: true };
}

/** Confirms an order of one ticket, which waits for the bank. */
export async function placeOrder(server: ExaminedServer, offer?: Offer) {
  return server.call('transactionConfirm', { body: await prepareOrder(server, offer) });
}

const detailOf = (server: ExaminedServer, transactionNumber: string) =>
  server.call('transactionDetail', { query: { transactionNumber } });

/** Buys a ticket. */
export async function buy(server: ExaminedServer, offer?: Offer) {
  const placed = await placeOrder(server, offer);
  await server.answerAsBank(placed, 'approve');
  return detailOf(server, placed.transactionNumber);
}

/** Codes of an empty cart: `holdExpired` until the buyer has read it, then `cartEmpty`. */
const noSeatsCodes = ['cartEmpty', 'holdExpired'] as const;

/** From Transaction Preview to the ticket (spec §4 Order). The rule that leaves an order at the bank comes last. */
export const orderRules: readonly Rule[] = [
  {
    id: 'emptyCart',
    section: '§4 Order',
    statement: 'an empty cart can be neither previewed nor confirmed',
    async check(server) {
      await server.call('transactionCancel');
      const seen = seenOrder({ items: [], lines: [], choice, deliveryOptions: [] });
      const body = { ...choice, confirmKey: server.unusedKey(), seen, agreed: true };
      await server.expectRefusal('transactionPreview', { body: choice }, ...noSeatsCodes);
      await server.expectRefusal('transactionConfirm', { body }, ...noSeatsCodes);
    },
  },
  {
    id: 'previewAddsUp',
    section: '§4 Order, §9',
    statement: 'Transaction Preview shows every fee, adds them up to the total, and changes nothing',
    async check(server) {
      await prepareOrder(server);
      const { lines, total, deliveryOptions } = await server.call('transactionPreview', { body: choice });
      const sum = lines.reduce((cents, { amount }) => cents + amount, 0);
      assert(sum === total, `adds ${sum} cents up to ${total}`);
      for (const kind of ['tickets', 'serviceCharge', 'delivery']) {
        assert(
          lines.some((line) => line.kind === kind),
          `has no line for ${kind}`,
        );
      }
      const methods = deliveryOptions.map(({ method }) => method);
      assert(new Set(methods).size === 4, `offers ${methods.join(', ')}`);
      const { items } = await server.call('transactionCancel');
      assert(items.length === 0, 'does not release the seats');
    },
  },
  {
    id: 'onlineNotCollected',
    section: '§1, §9 Delivery',
    statement: 'an order of online programmes has no ticket to collect or deliver',
    async check(server) {
      const online = ({ group, remaining }: Offer) => isOnline(group) && remaining > 0;
      await prepareOrder(server, await findOffer(server.visitor, 'an online programme on sale', online));
      try {
        const { deliveryOptions } = await server.call('transactionPreview', { body: choice });
        const methods = deliveryOptions.map(({ method }) => method);
        assert(methods.join() === 'eTicket', `offers ${methods.join(', ')}`);
        const body = { ...choice, deliveryMethod: 'kiosk' as const };
        await server.expectRefusal('transactionPreview', { body }, 'deliveryUnavailable');
      } finally {
        await server.call('transactionCancel');
      }
    },
  },
  {
    id: 'pointsOffset',
    section: '§1, §9 Points',
    statement: 'points pay whole dollars, and no more points than the balance',
    async check(server) {
      const { balance } = await server.call('balance');
      await prepareOrder(server);
      const preview = (pointsUsed: number) => ({ body: { ...choice, pointsUsed } });
      await server.expectRefusal('transactionPreview', preview(0.5), 'pointsNotWholeDollars', 'pointsNotEnough');
      if (balance >= 100) await server.expectRefusal('transactionPreview', preview(50), 'pointsNotWholeDollars');
      const tooMany = Math.ceil((balance + 1) / 100) * 100;
      await server.expectRefusal('transactionPreview', preview(tooMany), 'pointsNotEnough', 'pointsOverTotal');
      await server.call('transactionCancel');
    },
  },
  {
    id: 'agreedToConfirm',
    section: '§4 Order',
    statement: 'a confirmation needs agreement to the terms',
    async check(server) {
      const body = await prepareOrder(server);
      await server.expectRefusal('transactionConfirm', { body: { ...body, agreed: false } }, 'termsNotAgreed');
      await server.call('transactionCancel');
    },
  },
  {
    id: 'ticketNames',
    section: '§3 Transaction',
    statement: 'if the organiser asks for names, each ticket needs one, and one of them is the buyer’s',
    async check(server) {
      const single = ({ remaining }: Offer) => remaining > 0;
      const what = 'an event with names on its tickets';
      const offer = await findOffer(server.visitor, what, single, { realName: true });
      const body = await prepareOrder(server, offer);
      const named = (name: string) => ({
        body: { ...body, ticketNames: [{ performanceId: offer.performanceId, names: [name] }] },
      });
      try {
        await server.expectRefusal('transactionConfirm', { body }, 'ticketNameRequired');
        await server.expectRefusal('transactionConfirm', named(' '), 'ticketNameRequired');
        await server.expectRefusal('transactionConfirm', named('Nobody of this account'), 'ownNameMissing');
      } finally {
        await server.call('transactionCancel');
      }
    },
  },
  {
    id: 'seenAgreed',
    section: '§4 Order',
    statement: 'an order is confirmed only as the buyer saw it',
    async check(server) {
      const { seen, ...body } = await prepareOrder(server);
      const items = seen.items.map((item) => ({ ...item, startsAt: '2020-01-01T12:00:00.000Z' }));
      const answer = await server.send('transactionConfirm', {
        body: { ...body, seen: { ...seen, items } },
        token: server.member.token,
      });
      const placed = answer.status === 200 ? calls.transactionConfirm.response.create(answer.data) : undefined;
      if (placed && server.has('bank')) await server.answerAsBank(placed, 'decline');
      else await server.call('transactionCancel');
      assertRefusal('transactionConfirm', answer, 'performanceChanged');
    },
  },
  {
    id: 'promotionCodes',
    section: '§3 Transaction, benefit or discount',
    statement: 'an unknown promotion code is rejected in its field, on the preview and at Confirm',
    async check(server) {
      const promotionCode = 'NO-SUCH-PROMOTION';
      const body = await prepareOrder(server);
      try {
        await server.expectRefusal('transactionPreview', { body: { ...choice, promotionCode } }, 'promotionUnknown');
        const confirmed = { ...body, promotionCode };
        await server.expectRefusal('transactionConfirm', { body: confirmed }, 'promotionUnknown');
      } finally {
        await server.call('transactionCancel');
      }
    },
  },
  {
    id: 'pointsOutside',
    section: '§1 Points',
    statement: 'points pay nothing of an order whose events do not take part in the points programme',
    async check(server) {
      const outside = (one: Offer) => !one.pointsProgramme && one.remaining > 0;
      const offer = await findOffer(server.visitor, 'an event outside the points programme', outside);
      await prepareOrder(server, offer);
      try {
        const { points } = await server.call('transactionPreview', { body: choice });
        assert(points.usable === 0 && points.willEarn === 0, `takes ${points.usable} and earns ${points.willEarn}`);
        const body = { ...choice, pointsUsed: 100 };
        await server.expectRefusal('transactionPreview', { body }, 'pointsOverTotal', 'pointsNotEnough');
      } finally {
        await server.call('transactionCancel');
      }
    },
  },
  {
    id: 'bankDeclines',
    section: '§4 Order',
    statement: 'an order that the bank declines is cancelled and charges no points',
    needs: ['bank'],
    async check(server) {
      const before = await server.call('balance');
      const placed = await placeOrder(server);
      await server.answerAsBank(placed, 'decline');
      const { status, cancelledBecause } = await detailOf(server, placed.transactionNumber);
      assert(status === 'cancelled' && cancelledBecause === 'bankDeclined', `is ${status} (${cancelledBecause})`);
      assert((await server.call('balance')).balance === before.balance, 'changes the points');
      assert((await server.call('shoppingCart')).awaitingBank === null, 'still waits for the bank');
    },
  },
  {
    id: 'bankApproves',
    section: '§4 Order, §9 Points',
    statement:
      'an order is complete when the bank approves it: it has numbers and tickets, and its points are credited',
    needs: ['bank'],
    async check(server) {
      const before = await server.call('balance');
      const bought = await buy(server);
      const { status, confirmationNumber, orders, points, transactionNumber } = bought;
      assert(status === 'complete', `is ${status}`);
      assert(confirmationNumber !== null, 'has no confirmation number');
      const codes = orders.flatMap(({ tickets }) => tickets.map(({ code }) => code));
      assert(codes.length === 1 && codes.every((code) => code !== ''), `has ${codes.length} tickets with a code`);
      const { balance } = await server.call('balance');
      const expected = before.balance + points.earned - points.used;
      assert(balance === expected, `has a balance of ${balance} points afterwards, not ${expected}`);
      const [newest] = await server.call('txns');
      assert(newest?.transactionNumber === transactionNumber, 'is not the newest transaction of the history');
    },
  },
  {
    id: 'manyGroups',
    section: '§4 Order, §9 Tickets per transaction',
    statement: 'an order is confirmed with a key as long as the ids of 40 holds',
    needs: ['bank'],
    async check(server) {
      const { performanceId, zone } = await somethingToBuy(server.visitor);
      const body = await prepareOrder(server);
      const { items } = await server.call('seatHold', { body: { performanceId, zone, quantity: 1 } });
      const preview = await server.call('transactionPreview', { body: choice });
      const confirmKey = confirmKeyOf(items.map(({ holdId }) => holdId)).padEnd(confirmKeyLength, '.');
      const placed = await server.call('transactionConfirm', {
        body: { ...body, confirmKey, seen: seenOrder(preview) },
      });
      await server.answerAsBank(placed, 'decline');
    },
  },
  {
    id: 'confirmedOnce',
    section: '§4 Order',
    statement: 'confirming twice, at the same time or later, places one order',
    async check(server) {
      const { token } = server.member;
      const before = (await server.call('txns')).length;
      const body = await prepareOrder(server);
      const twice = await Promise.all([1, 2].map(() => server.call('transactionConfirm', { body, token })));
      const again = await server.call('transactionConfirm', { body });
      const numbers = new Set([...twice, again].map(({ transactionNumber }) => transactionNumber));
      const made = (await server.call('txns')).length - before;
      assert(numbers.size === 1, `returns ${numbers.size} orders: ${[...numbers].join(', ')}`);
      assert(made === 1, `places ${made} orders`);
    },
  },
  {
    id: 'ownTransactionsOnly',
    section: '§6',
    statement: 'only the member of a transaction can see it',
    needs: ['other'],
    async check(server) {
      const [newest] = await server.call('txns');
      const { transactionNumber } = newest ?? (await placeOrder(server));
      const query = { transactionNumber };
      const detail = await server.call('transactionDetail', { query });
      assert(detail.transactionNumber === transactionNumber, 'shows another transaction');
      await server.expectRefusal('transactionDetail', { query: { transactionNumber: 'T-0' } }, 'transactionNotFound');
      const { token } = await server.other();
      await server.expectRefusal('transactionDetail', { query, token }, 'transactionNotFound');
      const theirs = await server.call('txns', { token });
      assert(!theirs.some((row) => row.transactionNumber === transactionNumber), 'lists it for another member');
    },
  },
  {
    id: 'bankFirst',
    section: '§4 Order',
    statement: 'while an order waits for the bank, it cannot be changed and no other order can begin',
    async check(server) {
      const { awaitingBank } = await server.call('shoppingCart');
      assert(awaitingBank !== null, 'does not report that an order waits for the bank');
      const { performanceId, zone } = await somethingToBuy(server.visitor);
      await server.expectRefusal('seatHold', { body: { performanceId, zone, quantity: 1 } }, 'transactionClosed');
      await server.call('transactionCancel');
      assert(
        (await server.call('shoppingCart')).awaitingBank === awaitingBank,
        'lets Cancel Order undo a confirmation',
      );
      if (server.has('bank')) await server.answerAsBank(await detailOf(server, awaitingBank), 'decline');
    },
  },
];
