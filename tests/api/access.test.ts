import { type EventDetail, hasAccess, readAccess, wheelchairSpaces } from '@first-gong/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { friday, openShop, type TestShop } from '../support/shop.js';

const [first, second, third] = richMembers(3);
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ now: () => friday, members: richMembers(3) });
}, 60_000);
afterAll(() => shop.close());

const list = (query: Record<string, string>) => shop.call('eventList', { query });
const detail = (eventId: string) => shop.call('eventDetail', { query: { eventId } });
const accessOf = ({ performances }: EventDetail) => performances.map(({ accessFeatures = [] }) => accessFeatures);

describe('the listing by access', () => {
  test('has only events with a performance that has all features, as many as the counts say', async () => {
    const access = 'stepFreeEntrance,captions';
    const events = await list({ access });
    expect(events.length).toBeGreaterThan(5);
    for (const { id } of events.slice(0, 10)) {
      expect(hasAccess(accessOf(await detail(id)), readAccess(access)), id).toBe(true);
    }
    const { counts } = await shop.call('listingCounts', { query: { access: 'stepFreeEntrance' } });
    const { headers } = await shop.ask('eventList', { query: { access } });
    expect(headers.get('x-total-count')).toBe(String(counts.access?.captions));
  });

  test('ignores unknown features', async () => {
    expect(await list({ access: 'elevator' })).toEqual(await list({}));
  });

  test('puts events with a feature first and loses none, for everybody who asks with the same address', async () => {
    const plain = (await list({})).map(({ id }) => id);
    const total = async (query: Record<string, string>) =>
      (await shop.ask('eventList', { query })).headers.get('x-total-count');
    const preferred = await list({ accessFirst: 'signLanguage' });
    expect(preferred.map(({ id }) => id)).not.toEqual(plain);
    const has = preferred.map(({ accessFeatures }) => accessFeatures?.includes('signLanguage'));
    expect(has[0]).toBe(true);
    expect(has.indexOf(false) === -1 || has.lastIndexOf(true) < has.indexOf(false)).toBe(true);
    expect(await total({ accessFirst: 'signLanguage' })).toBe(await total({}));
  });
});

describe('wheelchair spaces', () => {
  /** An event whose only performance has a free wheelchair space. */
  async function withSpaces() {
    for (let page = 1; page < 9; page += 1) {
      for (const { id } of await list({ access: 'wheelchairSpaces', page: String(page) })) {
        const event = await detail(id);
        const [performance, another] = event.performances;
        const spaces = performance && wheelchairSpaces(performance.zones);
        const isSold =
          event.networkUrl === null && event.certificate === null && event.priority === null && !event.realName;
        if (performance && spaces && !another && isSold) return { id, performance, spaces };
      }
    }
    throw new Error('No event has a single performance with wheelchair spaces.');
  }

  test('are counted from holds, and the last one takes the event from the filtered list until it is released', async () => {
    if (!first) throw new Error('No member.');
    const token = await logInAs(shop, first);
    const { id, performance, spaces } = await withSpaces();
    const left = async () => wheelchairSpaces((await detail(id)).performances[0]?.zones ?? []);
    const features = async () => (await detail(id)).performances[0]?.accessFeatures;
    const isListed = async () => {
      const { body } = await shop.ask('eventList', {
        query: { access: 'wheelchairSpaces', limit: '30', q: (await detail(id)).title },
      });
      return JSON.stringify(body).includes(`"${id}"`);
    };
    expect(await isListed()).toBe(true);
    const holds: string[] = [];
    for (const zone of performance.zones) {
      for (let count = 0; count < (zone.wheelchairLeft ?? 0); count += 1) {
        const body = { performanceId: performance.id, zone: zone.code, quantity: 1, wheelchair: true };
        const cart = await shop.call('seatHold', { token, body });
        holds.push(cart.items.at(-1)?.holdId ?? '');
        expect(await left()).toBe(spaces - holds.length);
      }
    }
    expect(holds).toHaveLength(spaces);
    expect(await features()).not.toContain('wheelchairSpaces');
    expect(await isListed()).toBe(false);
    for (const holdId of holds) await shop.ask('seatRelease', { token, params: { holdId } });
    expect(await left()).toBe(spaces);
    expect(await features()).toContain('wheelchairSpaces');
    expect(await isListed()).toBe(true);
  });
});

describe('a member’s access preference', () => {
  test('§6 is refused to a visitor', async () => {
    expect((await shop.ask('accessPreference')).body.code).toBe('loginRequired');
    expect((await shop.ask('updateAccessPreference', { body: { accessFeatures: [] } })).body.code).toBe(
      'loginRequired',
    );
  });

  test('is unknown until the member answers, belongs to the member, and ends no session', async () => {
    if (!second || !third) throw new Error('No members.');
    const token = await logInAs(shop, second);
    const other = await logInAs(shop, third);
    expect(await shop.call('accessPreference', { token })).toEqual({ accessFeatures: null });
    const body = { accessFeatures: ['captions', 'signLanguage'] };
    expect(await shop.call('updateAccessPreference', { token, body })).toEqual(body);
    expect(await shop.call('accessPreference', { token })).toEqual(body);
    expect(await shop.call('accessPreference', { token: other })).toEqual({ accessFeatures: null });
    const { data, page } = await shop.call('myData', { token });
    expect(data.accessFeatures).toEqual(body.accessFeatures);
    expect(page).toContain('Captions; Sign language');
    await shop.call('updateAccessPreference', { token, body: { accessFeatures: [] } });
    expect(await shop.call('accessPreference', { token })).toEqual({ accessFeatures: [] });
  });

  test('takes known features only', async () => {
    if (!second) throw new Error('No member.');
    const token = await logInAs(shop, second);
    const { status } = await shop.ask('updateAccessPreference', { token, body: { accessFeatures: ['elevator'] } });
    expect(status).toBe(400);
  });
});
