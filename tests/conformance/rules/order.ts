import { calls } from '@first-gong/contract';
import { demand, demandProblem } from '../checks.js';
import { choice } from '../inputs.js';
import { type Offer, somethingToBuy } from '../programme.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

let keys = 0;
const newKey = () => {
  keys += 1;
  return `conformance ${Date.now()} ${keys}`;
};

/** Puts a ticket into the cart; answers what confirming it takes. */
async function toConfirm(world: World, offer?: Offer) {
  const { performanceId, zone } = offer ?? (await somethingToBuy(world.visitor));
  await world.answer('seatHold', { body: { performanceId, zone, quantity: 1 } });
  const { total } = await world.answer('transactionPreview', { body: choice });
  return { ...choice, confirmKey: newKey(), total, agreed: true };
}

/** Confirms an order of one ticket and leaves it with the bank. */
export async function placeOrder(world: World, offer?: Offer) {
  return world.answer('transactionConfirm', { body: await toConfirm(world, offer) });
}

const detailOf = (world: World, transactionNumber: string) =>
  world.answer('transactionDetail', { query: { transactionNumber } });

/** Buys a ticket to the end, with a bank that can be told. */
export async function buy(world: World, offer?: Offer) {
  const placed = await placeOrder(world, offer);
  await world.answerAsBank(placed, 'approve');
  return detailOf(world, placed.transactionNumber);
}

/** What is said where no seats are held: that they ran out, until the buyer has read it. */
const nothing = ['cartEmpty', 'holdExpired'] as const;

/** From Transaction Preview to the ticket (spec §4 Order). The one that leaves an order with the bank comes last. */
export const orderRules: readonly Rule[] = [
  {
    id: 'emptyCart',
    section: '§4 Order',
    says: 'there is nothing to preview or to confirm without seats',
    async check(world) {
      await world.answer('transactionCancel');
      const body = { ...choice, confirmKey: newKey(), total: 0, agreed: true };
      await world.refused('transactionPreview', { body: choice }, ...nothing);
      await world.refused('transactionConfirm', { body }, ...nothing);
    },
  },
  {
    id: 'previewAddsUp',
    section: '§4 Order, §9',
    says: 'Transaction Preview shows every fee, adds them up to the total, and changes nothing',
    async check(world) {
      await toConfirm(world);
      const { lines, total, deliveryOptions } = await world.answer('transactionPreview', { body: choice });
      const sum = lines.reduce((cents, { amount }) => cents + amount, 0);
      demand(sum === total, `adds ${sum} cents up to ${total}`);
      for (const kind of ['tickets', 'serviceCharge', 'delivery']) {
        demand(
          lines.some((line) => line.kind === kind),
          `has no line for ${kind}`,
        );
      }
      const methods = deliveryOptions.map(({ method }) => method);
      demand(new Set(methods).size === 4, `offers ${methods.join(', ')}`);
      const { items } = await world.answer('transactionCancel');
      demand(items.length === 0, 'kept the seats');
    },
  },
  {
    id: 'pointsOffset',
    section: '§1, §9 Points',
    says: 'points take whole dollars off, and no more of them than there are',
    async check(world) {
      const { balance } = await world.answer('balance');
      await toConfirm(world);
      const preview = (pointsUsed: number) => ({ body: { ...choice, pointsUsed } });
      await world.refused('transactionPreview', preview(50), 'pointsNotWholeDollars');
      const tooMany = Math.ceil((balance + 1) / 100) * 100;
      await world.refused('transactionPreview', preview(tooMany), 'pointsNotEnough', 'pointsOverTotal');
      await world.answer('transactionCancel');
    },
  },
  {
    id: 'agreedToConfirm',
    section: '§4 Order',
    says: 'an order is confirmed only by somebody who agrees to its terms',
    async check(world) {
      const body = await toConfirm(world);
      await world.refused('transactionConfirm', { body: { ...body, agreed: false } }, 'termsNotAgreed');
      await world.answer('transactionCancel');
    },
  },
  {
    id: 'totalAgreed',
    section: '§4 Order',
    says: 'an order is charged what the buyer saw, or not at all',
    async check(world) {
      const body = await toConfirm(world);
      const answer = await world.send('transactionConfirm', {
        body: { ...body, total: body.total - 100 },
        token: world.member.token,
      });
      const placed = answer.status === 200 ? calls.transactionConfirm.response.create(answer.data) : undefined;
      if (placed && world.has('bank')) await world.answerAsBank(placed, 'decline');
      else await world.answer('transactionCancel');
      demandProblem('transactionConfirm', answer, 'totalChanged');
    },
  },
  {
    id: 'bankDeclines',
    section: '§4 Order',
    says: 'an order that the bank declines is cancelled, charges no points and gives its seats back',
    needs: ['bank'],
    async check(world) {
      const before = await world.answer('balance');
      const placed = await placeOrder(world);
      await world.answerAsBank(placed, 'decline');
      const { status, cancelledBecause } = await detailOf(world, placed.transactionNumber);
      demand(status === 'cancelled' && cancelledBecause === 'bankDeclined', `is ${status} (${cancelledBecause})`);
      demand((await world.answer('balance')).balance === before.balance, 'changed the points');
      demand((await world.answer('shoppingCart')).awaitingBank === null, 'still waits for the bank');
    },
  },
  {
    id: 'bankApproves',
    section: '§4 Order, §9 Points',
    says: 'an order is complete once the bank approves: it has its numbers and tickets, and its points are credited',
    needs: ['bank'],
    async check(world) {
      const before = await world.answer('balance');
      const bought = await buy(world);
      const { status, confirmationNumber, orders, points, transactionNumber } = bought;
      demand(status === 'complete', `is ${status}`);
      demand(confirmationNumber !== null, 'has no confirmation number');
      const codes = orders.flatMap(({ tickets }) => tickets.map(({ code }) => code));
      demand(codes.length === 1 && codes.every((code) => code !== ''), `has ${codes.length} tickets with a code`);
      const { balance } = await world.answer('balance');
      const expected = before.balance + points.earned - points.used;
      demand(balance === expected, `has a balance of ${balance} points afterwards, not ${expected}`);
      const [newest] = await world.answer('txns');
      demand(newest?.transactionNumber === transactionNumber, 'is not the newest of the history');
    },
  },
  {
    id: 'confirmedOnce',
    section: '§4 Order',
    says: 'confirming twice, at the same time or later, makes one order',
    async check(world) {
      const { token } = world.member;
      const before = (await world.answer('txns')).length;
      const body = await toConfirm(world);
      const twice = await Promise.all([1, 2].map(() => world.answer('transactionConfirm', { body, token })));
      const again = await world.answer('transactionConfirm', { body });
      const numbers = new Set([...twice, again].map(({ transactionNumber }) => transactionNumber));
      const made = (await world.answer('txns')).length - before;
      demand(numbers.size === 1, `answers ${numbers.size} orders: ${[...numbers].join(', ')}`);
      demand(made === 1, `made ${made} orders`);
    },
  },
  {
    id: 'ownTransactionsOnly',
    section: '§6',
    says: 'a transaction is shown to its member, and to nobody else',
    needs: ['other'],
    async check(world) {
      const [newest] = await world.answer('txns');
      const { transactionNumber } = newest ?? (await placeOrder(world));
      const query = { transactionNumber };
      const detail = await world.answer('transactionDetail', { query });
      demand(detail.transactionNumber === transactionNumber, 'shows another transaction');
      await world.refused('transactionDetail', { query: { transactionNumber: 'T-0' } }, 'transactionNotFound');
      const { token } = await world.other();
      await world.refused('transactionDetail', { query, token }, 'transactionNotFound');
      const theirs = await world.answer('txns', { token });
      demand(!theirs.some((row) => row.transactionNumber === transactionNumber), 'lists it for another member');
    },
  },
  {
    id: 'bankFirst',
    section: '§4 Order',
    says: 'while the bank is asked, the order cannot be changed and no other is begun',
    async check(world) {
      const { awaitingBank } = await world.answer('shoppingCart');
      demand(awaitingBank !== null, 'does not say that an order waits for the bank');
      const { performanceId, zone } = await somethingToBuy(world.visitor);
      await world.refused('seatHold', { body: { performanceId, zone, quantity: 1 } }, 'transactionClosed');
      await world.answer('transactionCancel');
      demand(
        (await world.answer('shoppingCart')).awaitingBank === awaitingBank,
        'lets Cancel Order undo a confirmation',
      );
      if (world.has('bank')) await world.answerAsBank(await detailOf(world, awaitingBank), 'decline');
    },
  },
];
