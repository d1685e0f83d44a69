import { calls } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
afterEach(() => shop.close());

/** A buyer with two tickets that need names. */
async function withTickets(): Promise<{ buyer: Buyer; performanceId: string }> {
  shop = await openShop();
  const buyer = await shop.logIn(demoMember, 'en_us');
  const place = await findPlace(
    shop.visitor,
    ({ realName, remaining, ticketLimit }) => realName && remaining >= 2 && ticketLimit >= 2,
    { withNames: true },
  );
  await hold(buyer, place, 2);
  return { buyer, performanceId: place.performanceId };
}

describe('§3 the names on tickets', () => {
  it('are not needed for a preview, and needed to confirm', async () => {
    const { buyer } = await withTickets();
    const refusal = await confirm(buyer).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'ticketNameRequired',
      fields: [
        { field: 'ticketNames.0.names.0', code: 'ticketNameRequired' },
        { field: 'ticketNames.0.names.1', code: 'ticketNameRequired' },
      ],
    });
  });

  it('include the buyer’s own', async () => {
    const { buyer, performanceId } = await withTickets();
    const ticketNames = [{ performanceId, names: ['Lei Sio Fong', 'Ada Wong'] }];
    const refusal = await confirm(buyer, { ticketNames }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'ownNameMissing',
      fields: [{ field: 'ticketNames.0.names.0', code: 'ownNameMissing' }],
    });
  });

  it('are on the tickets in the order of the seats, and in the mail', async () => {
    const { buyer, performanceId } = await withTickets();
    const { data: cart } = await buyer.call(calls.shoppingCart);
    const ticketNames = [{ performanceId, names: [' Lei Sio Fong ', demoMember.name.en_us] }];
    const placed = await confirm(buyer, { ticketNames });
    await shop.answerAsBank(placed, 'approve');
    const { data: paid } = await buyer.call(calls.transactionDetail, {
      query: { transactionNumber: placed.transactionNumber },
    });
    const tickets = paid.orders.flatMap((order) => order.tickets);
    expect(tickets.map(({ holderName }) => holderName)).toEqual(['Lei Sio Fong', demoMember.name.en_us]);
    expect(tickets.map(({ seat }) => seat)).toEqual(cart.items.flatMap(({ seats }) => seats));
    const [mail] = await shop.mails(demoMember.loginEmail);
    expect(mail?.tickets?.codes[0]?.label).toContain('(Lei Sio Fong)');
  });
});
