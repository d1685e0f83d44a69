import { callNames, callOf, calls, Problem } from '@first-gong/contract';
import { demoMember } from '@first-gong/fake-api';
import { afterEach, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

/** The last second before Wednesday in Hong Kong. */
const tuesday = Date.parse('2026-11-24T15:59:59.000Z');
const HOUR = 3_600_000;

const cart = async ({ url }: TestShop, token: string) =>
  fetch(url + calls.shoppingCart.path, { headers: { authorization: `Bearer ${token}` } });

describe('§9 maintenance, Wednesday 00:00 to 02:00 in Hong Kong', () => {
  it('begins at the first second of Wednesday and ends at 02:00, to the second', async () => {
    shop = await openShop({ now: () => tuesday, maintenance: 'byClock' });
    const { token } = await shop.logIn(demoMember);
    const asked = async () => {
      const answer = await cart(shop as TestShop, token);
      return [answer.status, answer.headers.get('retry-after')];
    };
    expect(await asked()).toEqual([200, null]);
    shop.advance(1000);
    expect(await asked()).toEqual([503, '7200']);
    shop.advance(2 * HOUR - 1000);
    expect(await asked()).toEqual([503, '1']);
    shop.advance(1000);
    // The session is two hours idle, so it has expired when the shop opens.
    expect(await asked()).toEqual([401, null]);
  });

  it('is reported in the language of the call', async () => {
    shop = await openShop({ now: () => tuesday + 1000, maintenance: 'byClock' });
    const answers = await Promise.all(
      ['en_US', 'zh_TW', 'zh_CN'].map(async (locale) => {
        const answer = await fetch(`${shop?.url}${calls.shoppingCart.path}?locale=${locale}`);
        expect(answer.status).toBe(503);
        return Problem.create(await answer.json());
      }),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['maintenance']));
    expect(new Set(answers.map(({ title }) => title)).size).toBe(3);
  });

  it('leaves only what visitors read, the state of the site and logout open', async () => {
    shop = await openShop({ now: () => tuesday + 1000, maintenance: 'byClock' });
    const { data: events } = await shop.visitor(calls.eventList);
    const open: string[] = [];
    for (const name of callNames) {
      const call = callOf(name);
      const path = call.path.replaceAll(/\{\w+\}/g, 'x');
      const { status } = await fetch(`${shop.url}${path}?eventId=${events[0]?.id}`, { method: call.method });
      if (status !== 503) open.push(name);
    }
    expect(open.toSorted()).toEqual(
      [
        'addressList',
        'bannerList',
        'boxOfficeSearch',
        'brandedPresenterList',
        'categoryList',
        'cinemaSchedule',
        'config',
        'eventDateList',
        'eventDetail',
        'eventList',
        'footerMessageList',
        'hkiffEventList',
        'isHotEvent',
        'kdafEventList',
        'kioskSearch',
        'listingCounts',
        'logout',
        'newsList',
        'passEventList',
        'performanceList',
        'placeDistricts',
        'popupEventList',
        'relatedEventList',
        'urbtixEventList',
        'venueList',
      ].toSorted(),
    );
  });

  it('lets a member log out', async () => {
    shop = await openShop({ now: () => tuesday, maintenance: 'byClock' });
    const { token } = await shop.logIn(demoMember);
    shop.advance(1000);
    expect(await shop.ask('logout', { token })).toMatchObject({ status: 200, body: { loggedOut: true } });
    shop.advance(2 * HOUR);
    expect((await cart(shop, token)).status).toBe(401);
  });

  it('never occurs when it is off, and occurs on any day when it is on', async () => {
    shop = await openShop({ now: () => tuesday + 1000 });
    const { token } = await shop.logIn(demoMember);
    expect((await cart(shop, token)).status).toBe(200);
    await shop.close();
    shop = await openShop({ maintenance: 'on' });
    const answer = await cart(shop, token);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7200']);
    expect((await shop.visitor(calls.eventList)).data.length).toBeGreaterThan(0);
  });
});
