import { type Cart, WishListItem } from '@first-gong/domain';
import { freshRoot } from '@first-gong/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMemberCall } from '../data/calls.js';
import { keepToken } from '../session/session.js';
import { TestPage } from '../testing/TestPage.js';
import { useWishActions } from './useWishActions.js';

const event: Cart['items'][number]['event'] = {
  id: 'whale',
  group: 'shows',
  title: 'The Whale',
  posterSeed: 'whale',
  posterLines: ['The Whale'],
  interest: 'theatre',
  venue: 'Freespace',
  performanceId: 'whale-1',
  startsAt: '2031-05-06T12:00:00.000Z',
  pointsProgramme: true,
};

const wish = (wishId: string, sorting: number, changes: Partial<WishListItem> = {}): WishListItem => ({
  ...{ wishId, event, sorting, ticketType: null, zone: 'A', zoneName: 'Stalls', quantity: 2, seatWish: 'any' },
  ...{ seatInfo: null, price: 10_00, serviceCharge: 2_00, deliveryMethod: 'eTicket', deliveryFee: 0 },
  ...{ deliveryAddress: null, deliveryDays: null, total: 22_00, totalPoints: 2200, pointsPaid: 0 },
  ...{ matchingStatus: 'matched', reason: null, position: null, passedOver: null, payUntil: null },
  ...{ transactionNumber: null, savedAt: '2031-05-01T12:00:00.000Z', canRestore: false },
  ...changes,
});

let wishes: WishListItem[] = [];
let asked: string[] = [];
let isLost = false;
let shown: WishListItem[] | undefined;
let actions: ReturnType<typeof useWishActions>;

function Probe() {
  const list = useMemberCall('wishList');
  shown = list.data;
  useMemberCall('balance');
  actions = useWishActions(list);
  return null;
}

const root = freshRoot();
beforeEach(async () => {
  wishes = [wish('one', 1), wish('two', 2), wish('three', 3, { matchingStatus: 'cancelled', canRestore: true })];
  asked = [];
  isLost = false;
  keepToken('token of the member');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${new URL(address, location.href).pathname}`;
    asked.push(call);
    if (method === 'DELETE') {
      wishes = wishes.filter(({ wishId }) => !call.includes(`/${wishId}.do`));
      return Response.json(wishes);
    }
    const [, id, action] = /ticketWishlist\/(\w+)\/(\w+)\.do$/.exec(call) ?? [];
    if (id === undefined) return Response.json(wishes);
    const changed = wish(id, 2, {
      matchingStatus: action === 'payment' ? 'bought' : 'saved',
      transactionNumber: action === 'payment' ? 'T-1' : null,
    });
    wishes = wishes.filter(({ wishId }) => wishId !== id);
    wishes.splice(1, 0, changed);
    wishes = wishes.map((each, place) => ({ ...each, sorting: place + 1 }));
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json(changed);
  });
  root.render(
    <TestPage>
      <Probe />
    </TestPage>,
  );
  await expect.poll(() => shown).toEqual(wishes);
  asked = [];
});
afterEach(() => {
  keepToken(null);
  vi.unstubAllGlobals();
});

test('the sample wish is one of the contract', () => {
  expect(WishListItem.validate(wish('one', 1))[0]).toBeUndefined();
});

test('§4 the answer to a payment or a restored wish takes its place in the list, and only the balance is asked again', async () => {
  actions.act(wish('one', 1), 'pay');
  await expect.poll(() => actions.done).toMatchObject({ action: 'pay', transactionNumber: 'T-1' });
  expect(shown).toEqual(wishes);
  actions.act(wish('three', 3), 'restore');
  await expect.poll(() => actions.done).toMatchObject({ action: 'restore' });
  expect(shown).toEqual(wishes);
  expect(shown?.map(({ wishId }) => wishId)).toEqual(['two', 'three', 'one']);
  const [payment, balance, restore, ...more] = asked;
  expect([payment, restore]).toEqual([
    'POST /api/ticketWishlist/one/payment.do',
    'POST /api/ticketWishlist/three/restore.do',
  ]);
  expect(balance).toMatch(/balance/);
  expect(more).toEqual([]);
});

test.each(['cancel', 'remove'] as const)('the answer to %s is the list, and nothing is asked again', async (action) => {
  actions.act(wish('two', 2), action);
  await expect.poll(() => actions.done).toMatchObject({ action });
  expect(shown).toEqual(wishes);
  expect(asked).toEqual(['DELETE /api/ticketWishlist/two.do']);
});

test('a lost answer is asked for again', async () => {
  isLost = true;
  actions.act(wish('one', 1), 'pay');
  await expect.poll(() => shown?.find(({ wishId }) => wishId === 'one')?.matchingStatus).toBe('bought');
  expect(actions.failed).toMatchObject({ action: 'pay' });
});
