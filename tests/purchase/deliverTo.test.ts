import { calls } from '@first-gong/contract';
import { delivery } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace, reachedByCourier } from '../support/places.js';
import { choice, confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
afterEach(() => shop.close());

const friend = { address: '8 Rua do Campo', name: 'Lei Sio Fong', phone: '+853 6612 3456' };

/** A buyer with a ticket that every courier can deliver in time. */
async function withTicket() {
  shop = await openShop();
  const buyer = await shop.logIn(demoMember, 'en_us');
  const place = await findPlace(shop.visitor, reachedByCourier);
  await hold(buyer, place, 1);
  return buyer;
}

describe('§3, §9 a courier to another address than that of the profile', () => {
  it('costs what its destination costs, before the address is complete', async () => {
    const { call } = await withTicket();
    for (const destination of ['hongKong', 'macau', 'mainland', 'overseas'] as const) {
      const deliverTo = { destination, address: '', name: '', phone: '' };
      const body = { ...choice, deliveryMethod: 'courier' as const, deliverTo };
      const { data } = await call(calls.transactionPreview, { body });
      expect(data.lines.find(({ kind }) => kind === 'delivery')?.amount).toBe(delivery[destination].fee);
      expect(data.deliveryOptions.find(({ method }) => method === 'courier')).toMatchObject({ destination });
    }
  });

  it('goes to the address, name and phone of the order, and the profile stays as it is', async () => {
    const buyer = await withTicket();
    const { data: before } = await buyer.call(calls.memberInfo);
    const placed = await confirm(buyer, { deliveryMethod: 'courier', deliverTo: { destination: 'macau', ...friend } });
    expect(placed.delivery).toMatchObject({ method: 'courier', ...friend });
    await shop.answerAsBank(placed, 'approve');
    const query = { transactionNumber: placed.transactionNumber };
    const { data } = await buyer.call(calls.transactionDetail, { query });
    expect(data).toMatchObject({ status: 'complete', delivery: friend });
    expect(data.waybillNumber).not.toBeNull();
    const { data: after } = await buyer.call(calls.memberInfo);
    expect(after.address).toEqual(before.address);
  });

  it('is refused field by field while it is incomplete, and nothing becomes final', async () => {
    const buyer = await withTicket();
    const deliverTo = { destination: 'macau', address: ' ', name: '', phone: 'none' } as const;
    await expect(confirm(buyer, { deliveryMethod: 'courier', deliverTo })).rejects.toMatchObject({
      fields: [
        { field: 'deliverTo.name', code: 'contactNameRequired' },
        { field: 'deliverTo.phone', code: 'mobileInvalid' },
        { field: 'deliverTo.address', code: 'deliveryAddressRequired' },
      ],
    });
    expect((await buyer.call(calls.shoppingCart)).data.ticketCount).toBe(1);
  });

  it('is not asked for, and not kept, with another way of collection', async () => {
    const buyer = await withTicket();
    const deliverTo = { destination: 'macau', address: '', name: '', phone: '' } as const;
    const placed = await confirm(buyer, { deliveryMethod: 'kiosk', deliverTo });
    expect(placed.delivery).toEqual({ method: 'kiosk', address: null, name: null, phone: null });
  });
});
