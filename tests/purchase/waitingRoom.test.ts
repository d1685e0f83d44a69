import { calls } from '@first-gong/contract';
import { waitingRoomCall, waitingRoomEntry } from '@first-gong/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlace } from '../support/places.js';
import { crowd, hold } from '../support/purchase.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

const switches = async (change: object) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(change) };
  expect((await fetch(`${shop?.url}/fake/control.json`, init)).status).toBe(200);
};
const join = async ({ call }: Buyer) => (await call(calls.enterWaitingRoom)).data;
const placeOf = async ({ call }: Buyer) => (await call(calls.waitingRoom)).data;

async function opened(members: number): Promise<[TestShop, Buyer[]]> {
  const open = await openShop({ members: crowd(members) });
  shop = open;
  const buyers: Buyer[] = [];
  for (const member of crowd(members)) buyers.push(await open.logIn(member));
  await switches({ hotEvent: true });
  return [open, buyers];
}

describe('§4 the waiting room of a hot event', () => {
  it('§3 the flag announces it, and only members who have entered can hold seats', async () => {
    const [open, [ada]] = await opened(1);
    if (ada === undefined) throw new Error('nobody has logged in');
    expect((await open.visitor(calls.isHotEvent)).data).toBe(true);
    const place = await findPlace(open.visitor);
    await expect(hold(ada, place, 1)).rejects.toMatchObject({ code: 'waitingRoomFirst', status: 409 });
    expect(await join(ada)).toMatchObject({ state: 'called' });
    await expect(hold(ada, place, 1)).rejects.toMatchObject({ code: 'waitingRoomFirst' });
    expect(await join(ada)).toMatchObject({ state: 'entered' });
    expect((await hold(ada, place, 1)).items).toHaveLength(1);
    await switches({ hotEvent: false });
    expect(await placeOf(ada)).toMatchObject({ state: 'notNeeded' });
    expect((await hold(ada, place, 1)).items).toHaveLength(2);
  });

  it('is fair: a reload keeps the place, and no later member overtakes an earlier one', async () => {
    const [open, buyers] = await opened(6);
    for (const buyer of buyers) await join(buyer);
    const [, , , , , last] = buyers;
    // The last member reloads and joins repeatedly, also in another tab.
    for (let again = 0; again < 4 && last; again += 1) await Promise.all([join(last), placeOf(last)]);
    for (let turn = 0; turn < buyers.length; turn += 1) {
      const places = await Promise.all(buyers.map(placeOf));
      const states = places.map(({ state }) => state);
      const called = states.filter((state) => state === 'called').length;
      expect(called).toBe(turn + 1);
      expect(states.lastIndexOf('called')).toBe(called - 1);
      expect(places.slice(called).map(({ ahead }) => ahead)).toEqual(places.slice(called).map((_, index) => index));
      open.advance(waitingRoomCall);
    }
  });

  it('a member who misses the turn gets a place at the end, and no one else gets the turn', async () => {
    const [open, [ada, ben]] = await opened(2);
    if (ada === undefined || ben === undefined) throw new Error('too few have logged in');
    await join(ada);
    open.advance(waitingRoomEntry);
    expect(await placeOf(ada)).toMatchObject({ state: 'missed', ahead: null, enterUntil: null });
    await switches({ crowd: 3 });
    await join(ben);
    const [first, second] = [await placeOf(ben), await join(ada)];
    expect(second).toMatchObject({ state: 'waiting', ahead: (first.ahead ?? 0) + 1 });
  });
});
