import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { calls } from '@first-gong/contract';
import { addMilliseconds } from '@first-gong/domain';
import { demoMember } from '@first-gong/fake-api';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPlace } from '../support/places.js';
import { hold } from '../support/purchase.js';
import { friday, openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ now: () => friday });
}, 60_000);
afterAll(() => shop.close());
afterEach(() => switches({ reset: true }));

const state = async () => (await fetch(`${shop.url}/fake/control.json`)).json();
const send = (change: unknown, path = '/fake/control.json') =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
const switches = async (change: object) => {
  const answer = await send(change);
  expect(answer.status).toBe(200);
  return answer.json();
};
const submit = (fields: Record<string, string>, locale = 'en_US') =>
  fetch(`${shop.url}/fake/control?locale=${locale}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const page = async (locale: string, call = '') =>
  (await fetch(`${shop.url}/fake/control?locale=${locale}&call=${call}`)).text();

/** The status of a request with headers that fetch forbids. */
const statusOf = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(shop.url + path, { method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

describe('access to the switches', () => {
  it('does not exist when the operator’s pages are off', async () => {
    const closed = await openShop({ operatorPages: false });
    for (const path of ['/fake/control', '/fake/control.json', '/fake/clock']) {
      expect((await fetch(closed.url + path)).status, path).toBe(404);
    }
    await closed.close();
  });

  it('is refused for another host name, and for a form from another site', async () => {
    const host = shop.url.slice('http://'.length);
    for (const path of ['/fake/control', '/fake/control.json', '/fake/clock']) {
      expect(await statusOf('GET', path, { host: 'evil.example' }), path).toBe(403);
      expect(await statusOf('GET', path, { host }), path).toBe(200);
      expect(await statusOf('GET', path, { host, 'x-forwarded-for': '10.1.2.3' }), path).toBe(403);
      expect(await statusOf('POST', path, { host, origin: 'http://evil.example' }), path).toBe(403);
      expect(await statusOf('POST', path, { host, 'sec-fetch-site': 'cross-site' }), path).toBe(403);
    }
  });

  it('is refused for other methods', async () => {
    const answer = await fetch(`${shop.url}/fake/control`, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});

describe('each switch sets its state', () => {
  it('§6 the wish list, in the config and in its calls', async () => {
    const member = await shop.logIn(demoMember);
    const config = async () => (await shop.visitor(calls.config)).data;
    expect(await config()).toMatchObject({ showWishList: true, specificPeriodGray: null });
    await switches({ showWishList: false });
    expect(await config()).toMatchObject({ showWishList: false });
    await expect(member.call(calls.wishList)).rejects.toMatchObject({ code: 'wishListOff' });
    await switches({ showWishList: true });
    expect((await member.call(calls.wishList)).data).toEqual([]);
  });

  it('§4 the window of the grayscale, with and without dates', async () => {
    const window = { effectiveFrom: '2026-11-20T00:00:00.000Z', effectiveTo: '2026-11-21T00:00:00.000Z' };
    await switches({ specificPeriodGray: window });
    expect((await shop.visitor(calls.config)).data.specificPeriodGray).toEqual(window);
    await switches({ specificPeriodGray: null });
    expect((await shop.visitor(calls.config)).data.specificPeriodGray).toBeNull();
  });

  it('§4 the hot event', async () => {
    await switches({ hotEvent: true });
    expect((await shop.visitor(calls.isHotEvent)).data).toBe(true);
    await switches({ hotEvent: false });
    expect((await shop.visitor(calls.isHotEvent)).data).toBe(false);
  });

  it('§9 the maintenance', async () => {
    const ask = async () => (await fetch(shop.url + calls.shoppingCart.path)).status;
    expect(await ask()).toBe(401);
    await switches({ maintenance: 'on' });
    expect(await ask()).toBe(503);
    // Friday evening.
    await switches({ maintenance: 'byClock' });
    expect(await ask()).toBe(401);
  });

  it('§9 what every page says about the site: the weather, and a maintenance with the end that was given', async () => {
    const site = async () => (await shop.visitor(calls.config)).data.site;
    expect(await site()).toMatchObject({ maintenance: null, weather: 'none' });
    const { now } = await state();
    const maintenanceUntil = addMilliseconds(now, 90_000);
    await switches({ maintenance: 'on', maintenanceUntil, weather: 'typhoon8' });
    expect(await site()).toMatchObject({ maintenance: { to: maintenanceUntil }, weather: 'typhoon8' });
    const closed = await fetch(shop.url + calls.shoppingCart.path);
    const seconds = Number(closed.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(90);
    await switches({ maintenance: 'off' });
    await switches({ maintenance: 'on' });
    expect(await site()).toMatchObject({ maintenance: { to: null } });
  });

  it('§9 the weather: signal no. 8 closes the cinema, a black rainstorm does not', async () => {
    const schedule = async () => (await shop.visitor(calls.cinemaSchedule, { query: { venue: 'theatre' } })).data;
    expect(await schedule()).toMatchObject({ weather: 'none', open: true });
    await switches({ weather: 'typhoon8' });
    expect(await schedule()).toMatchObject({ weather: 'typhoon8', open: false });
    await switches({ weather: 'blackRainstorm' });
    expect(await schedule()).toMatchObject({ weather: 'blackRainstorm', open: true });
  });

  it('the clock, by a step and to an instant, which settles everything that is due', async () => {
    const member = await shop.logIn(demoMember);
    await hold(member, await findPlace(shop.visitor), 1);
    await switches({ advance: 11 * 60_000 });
    const { data: cart } = await member.call(calls.shoppingCart);
    expect([cart.items.length, cart.released.length]).toEqual([0, 1]);
    expect(cart.serverNow).toBe('2026-11-20T12:11:00.000Z');
    expect(await switches({ now: '2026-12-24T10:00:00.000Z' })).toMatchObject({ now: '2026-12-24T10:00:00.000Z' });
    expect(await (await fetch(`${shop.url}/fake/clock`)).json()).toEqual({ now: '2026-12-24T10:00:00.000Z' });
    expect(await (await send({ advance: -1000 }, '/fake/clock')).json()).toEqual({ now: '2026-12-24T09:59:59.000Z' });
  });

  it('one action resets all of them', async () => {
    const before = await state();
    await switches({
      hotEvent: true,
      crowd: 10,
      showWishList: false,
      maintenance: 'on',
      weather: 'typhoon8',
      advance: 60_000,
      disturbances: { balance: { failure: 'serverBusy' } },
    });
    expect(await switches({ reset: true })).toEqual(before);
  });
});

describe('a switch makes a call fail', () => {
  const disturb = (how: object | null) => switches({ disturbances: { config: how } });
  const ask = () => fetch(shop.url + calls.config.path);

  it('with a code of the table, in the language of the call', async () => {
    await disturb({ failure: 'serverBusy' });
    await expect(shop.visitor(calls.config)).rejects.toMatchObject({ code: 'serverBusy', status: 503 });
    await disturb(null);
    expect((await ask()).status).toBe(200);
    expect((await state()).disturbances).toEqual({});
  });

  it('for a while, and the refusal reports for how long', async () => {
    await disturb({ failure: 'tooManyRequests' });
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it('by a connection that breaks before the call has an effect', async () => {
    await disturb({ failure: 'dropped' });
    await expect(ask()).rejects.toThrow();
  });

  it('by an invalid response', async () => {
    await disturb({ failure: 'nonsense' });
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await expect(shop.visitor(calls.config)).rejects.toThrow();
  });

  it('by a response that is lost after the call has had its effect', async () => {
    const member = await shop.logIn(demoMember);
    const place = await findPlace(shop.visitor);
    await switches({ disturbances: { seatHold: { failure: 'answerLost' } } });
    await expect(hold(member, place, 1)).rejects.toThrow();
    expect((await member.call(calls.shoppingCart)).data.items).toHaveLength(1);
  });

  it('by a list without rows, or with a first row that is wrong', async () => {
    const all = await shop.visitor(calls.newsList);
    await switches({ disturbances: { newsList: { failure: 'empty' }, eventList: { failure: 'wrongRow' } } });
    expect(await shop.visitor(calls.newsList)).toEqual({ data: [], total: 0 });
    for (const packed of ['br, gzip', 'identity']) {
      const answer = await fetch(shop.url + calls.eventList.path, { headers: { 'accept-encoding': packed } });
      const rows = await answer.json();
      expect([answer.status, rows.length, rows[0]]).toEqual([200, 30, { wrong: 'row' }]);
    }
    const { data, unreadable } = await shop.visitor(calls.eventList);
    expect([data.length, unreadable]).toEqual([29, 1]);
    await switches({ disturbances: { newsList: null, eventList: null } });
    expect(await shop.visitor(calls.newsList)).toEqual(all);
    expect((await shop.visitor(calls.eventList)).data).toHaveLength(30);
  });

  it('at a given rate, evenly spread', async () => {
    await disturb({ failure: 'serverBusy', share: 0.25 });
    const statuses = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 503, 200, 200, 200, 503]);
    await disturb({ failure: 'serverBusy', share: 0.1 });
    const more = [];
    for (let time = 0; time < 30; time += 1) more.push((await ask()).status);
    expect(more.filter((status) => status === 503)).toHaveLength(3);
    await disturb({ failure: 'serverBusy', share: 0 });
    expect((await ask()).status).toBe(200);
  });

  it('or slow, so that a later call gets its response first', async () => {
    await disturb({ latency: 500 });
    let goOn = () => {};
    const waiting = vi.spyOn(timers, 'setTimeout').mockImplementation(
      () =>
        new Promise<never>((resolve) => {
          goOn = resolve as () => void;
        }),
    );
    syncBuiltinESMExports();
    try {
      let isOver = false;
      const slow = ask().then(() => {
        isOver = true;
      });
      await vi.waitUntil(() => waiting.mock.calls.length > 0, { timeout: 60_000 });
      expect(waiting).toHaveBeenCalledWith(500);
      expect((await fetch(shop.url + calls.isHotEvent.path)).status).toBe(200);
      expect(isOver).toBe(false);
      goOn();
      await slow;
    } finally {
      waiting.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe('an invalid setting changes nothing', () => {
  it.each([
    { hotEvent: 'yes' },
    { weather: 'snow' },
    { maintenance: 'always' },
    { specificPeriodGray: { effectiveFrom: '2026-11-21T00:00:00.000Z', effectiveTo: '2026-11-20T00:00:00.000Z' } },
    { specificPeriodGray: { effectiveFrom: 'soon', effectiveTo: 'late' } },
    { disturbances: { nothing: { failure: 'serverBusy' } } },
    { disturbances: { config: { failure: 'seatTaken' } } },
    { disturbances: { config: { share: 2 } } },
    { disturbances: { config: { latency: -1 } } },
    { crowd: 0 },
    { advance: 1.5 },
    { now: '2026-11-20' },
    { unknown: true },
    [[]],
    null,
    'reset',
  ])('%j', async (change) => {
    const before = await state();
    expect((await send(change)).status).toBe(400);
    expect(await state()).toEqual(before);
  });
});

describe('the control page', () => {
  it('shows the present settings in three languages, and runs no script', async () => {
    await switches({ weather: 'typhoon8', disturbances: { seatHold: { failure: 'seatTaken', share: 0.5 } } });
    const answer = await fetch(`${shop.url}/fake/control?locale=en_US`);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const [locale, lang, words] of [
      ['en_US', 'en-HK', 'Typhoon signal no. 8'],
      ['zh_TW', 'zh-Hant-HK', '八號颱風信號'],
      ['zh_CN', 'zh-Hans', '八号台风信号'],
    ] as const) {
      const text = await page(locale);
      expect(text).toContain(`<html lang="${lang}"`);
      expect(text).toContain(`value="typhoon8" checked> ${words}`);
      expect(text).toContain('409 seatTaken');
      expect(text).not.toContain('<script');
    }
  });

  it('offers the failures of the selected call', async () => {
    const text = await page('en_US', 'seatHold');
    expect(text).toContain('<option value="seatTaken">409 seatTaken</option>');
    expect(text).not.toContain('captchaWrong');
    expect(await page('en_US', '"><script>')).not.toContain('<script');
  });

  it('changes the same switches with each of its forms', async () => {
    const forms: Record<string, string>[] = [
      { hotEvent: 'true' },
      { crowd: '3' },
      { showWishList: 'false' },
      { matchWishes: 'true' },
      { maintenance: 'byClock' },
      { weather: 'blackRainstorm' },
      { gray: 'on', effectiveFrom: '2026-11-20T20:00', effectiveTo: '2026-11-21T20:00' },
      { at: '2026-12-01T09:30' },
      { advance: '60000' },
      { disturb: 'balance', latency: '20', failure: '', percent: '50' },
      { disturb: 'txns', latency: '0', failure: 'dropped', percent: '100' },
      { stop: 'txns' },
    ];
    for (const form of forms) {
      const answer = await submit(form);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fake/control?locale=en_US&done=']);
    }
    expect(await state()).toEqual({
      now: '2026-12-01T01:31:00.000Z',
      hotEvent: true,
      showWishList: false,
      maintenance: 'byClock',
      maintenanceHours: { from: '2026-11-20T12:00:00.000Z', to: null },
      weather: 'blackRainstorm',
      specificPeriodGray: { effectiveFrom: '2026-11-20T12:00:00.000Z', effectiveTo: '2026-11-21T12:00:00.000Z' },
      disturbances: { balance: { latency: 20, failure: null, share: 0.5 } },
    });
    await submit({ gray: 'off' });
    expect(await state()).toMatchObject({ specificPeriodGray: null, hotEvent: true });
    await submit({ reset: 'true' });
    expect(await state()).toMatchObject({ hotEvent: false, weather: 'none', disturbances: {} });
  });

  it('reports an invalid form, and changes nothing', async () => {
    const before = await state();
    const forms: Record<string, string>[] = [
      { weather: 'snow' },
      { at: 'tomorrow' },
      { gray: 'on' },
      { advance: 'far' },
      { disturb: '__proto__', latency: '1', failure: '', percent: '1' },
    ];
    for (const form of forms) {
      const answer = await submit(form, 'zh_CN');
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('<p class="notice" role="alert">没有更改');
    }
    expect(await state()).toEqual(before);
  });
});
