import { calls } from '@first-gong/contract';
import { hongKongDate, seatStream, withChanges } from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { sampleEventId } from '@first-gong/fake-api/samples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '../instant.js';
import { findPlace, type Place } from '../support/places.js';
import { crowd, hold, seatsOf } from '../support/purchase.js';
import { openSeatStream } from '../support/seatStream.js';
import { type Buyer, openShop, type TestShop } from '../support/shop.js';

/** With numbered seats. */
const event = sampleEventId('seats', hongKongDate(instant));
const buyers = crowd(12);
let shop: TestShop;
let place: Place;
beforeEach(async () => {
  shop = await openShop({ members: buyers });
  place = await findPlace(shop.visitor, ({ eventId, remaining }) => eventId === event && remaining > 30);
});
afterEach(() => shop.close());

const planOf = async () => (await shop.visitor(calls.seatPlan, { query: { performanceId: place.performanceId } })).data;
const streamOf = (since?: string, headers?: Record<string, string>) =>
  openSeatStream(shop.url, { performanceId: place.performanceId, ...(since !== undefined && { since }) }, headers);
const openStreams = async () =>
  Number(/^shop_open_streams (\d+)$/m.exec(await (await fetch(`${shop.url}/metrics`)).text())?.[1]);

describe('§2 a stream of seat changes', () => {
  it('has each hold within the time that gathers changes, and what is left of the zone', async () => {
    const before = await planOf();
    const stream = await streamOf(before.version);
    expect(await stream.next()).toMatchObject({ version: before.version, rows: [] });
    const buyer = await shop.logIn(demoMember);
    const seats = seatsOf(await hold(buyer, place, 2));
    const changes = await stream.next();
    if (!changes) throw new Error('The stream has ended.');
    const after = await planOf();
    expect(withChanges(before, changes).zones).toEqual(after.zones);
    expect(seats).toHaveLength(2);
    expect(changes.zones.find(({ code }) => code === place.zone)?.remaining).toBe(place.remaining - 2);
    stream.leave();
  });

  it('goes on after a lost line with what happened meanwhile, by Last-Event-ID before the version of the address', async () => {
    const first = await planOf();
    const buyer = await shop.logIn(demoMember);
    await hold(buyer, place, 1);
    const second = await planOf();
    await hold(buyer, place, 1);
    const stream = await streamOf(first.version, { 'last-event-id': second.version });
    const changes = await stream.next();
    if (!changes) throw new Error('The stream has ended.');
    expect(changes.rows).toHaveLength(1);
    expect(withChanges(second, changes).zones).toEqual((await planOf()).zones);
    stream.leave();
  });

  it('is uncompressed, and no proxy keeps or collects its events', async () => {
    const { response, leave } = await streamOf(undefined, { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    leave();
  });

  it('leaves nothing behind when its clients leave without a word', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => streamOf()));
    expect(await openStreams()).toBe(20);
    for (const { leave } of streams) leave();
    await expect.poll(openStreams).toBe(0);
    await hold(await shop.logIn(demoMember), place, 1);
    expect(await openStreams()).toBe(0);
  });

  it.each([
    ['an unknown performance', () => ({ performanceId: 'nothing-0-20261120-2015' }), 404, 'performanceNotFound'],
    ['a query without performance', () => ({}), 400, 'badRequest'],
  ])('%s is refused with a code', async (_, query, status, code) => {
    const { response } = await openSeatStream(shop.url, query());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('is refused with Retry-After beyond the limit of a network address, and calls go on', async () => {
    const streams = await Promise.all(Array.from({ length: seatStream.perAddress }, () => streamOf()));
    const { response } = await streamOf();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'tooManyRequests' });
    const query = { performanceId: place.performanceId };
    expect((await shop.visitor(calls.seatChanges, { query })).data.rows).toEqual([]);
    for (const { leave } of streams) leave();
  });

  it('is not opened by a request for the head', async () => {
    const query = new URLSearchParams({ performanceId: place.performanceId });
    const headers = { accept: 'text/event-stream' };
    const head = await fetch(`${shop.url}${calls.seatChanges.path}?${query}`, { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    expect(await openStreams()).toBe(0);
  });

  it('ends in maintenance, is refused meanwhile, and ends when the shop stops', async () => {
    const during = await streamOf();
    await during.next();
    const buyer = await shop.logIn(demoMember);
    await hold(buyer, place, 1);
    await shop.control({ maintenance: 'on' });
    expect(await during.next()).toBeUndefined();
    expect((await streamOf()).response.status).toBe(503);
    await shop.control({ maintenance: 'off' });
    const after = await streamOf();
    expect(await after.next()).toBeDefined();
    const ended = after.next().catch(() => undefined);
    await shop.stop();
    expect(await ended).toBeUndefined();
    shop = await openShop();
  });
});

describe('§6 a race for seats beside open streams', () => {
  it('every stream has the same seats as the plan at the end, whoever got them', async () => {
    const before = await planOf();
    const streams = await Promise.all(Array.from({ length: 5 }, () => streamOf(before.version)));
    const people = (await Promise.all([...buyers, plainMember].map((member) => shop.logIn(member)))) as Buyer[];
    await Promise.all(
      people.map(async (buyer, index) => {
        await hold(buyer, place, 2);
        if (index % 3 === 0) await buyer.call(calls.transactionCancel);
      }),
    );
    const after = await planOf();
    expect(after.zones).not.toEqual(before.zones);
    for (const stream of streams) {
      let plan = before;
      while (JSON.stringify(plan.zones) !== JSON.stringify(after.zones)) {
        const changes = await stream.next();
        if (!changes) throw new Error('The stream has ended.');
        plan = withChanges(plan, changes);
      }
      stream.leave();
    }
  });
});
