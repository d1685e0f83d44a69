import { CallError, calls } from '@first-gong/contract';
import {
  type PlanRow,
  type PlanZone,
  pickedCompromise,
  type Seat,
  SeatPlan,
  ticketsPerTransaction,
  withChanges,
} from '@first-gong/domain';
import { demoMember, plainMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlace, type Place } from '../support/places.js';
import { hold, seatsOf } from '../support/purchase.js';
import { type Buyer, friday, openShop, type TestShop } from '../support/shop.js';
import { withoutRule } from '../support/withoutRule.js';

let shop: TestShop;
let buyer: Buyer;
afterEach(() => shop.close());
const openWithBuyer = async () => {
  shop = await openShop({ now: () => friday });
  buyer = await shop.logIn(demoMember);
};

const planOf = async (performanceId: string) => (await shop.visitor(calls.seatPlan, { query: { performanceId } })).data;
const rowsOf = async ({ performanceId, zone }: Place): Promise<PlanRow[]> =>
  (await planOf(performanceId)).zones.find(({ code }) => code === zone)?.rows ?? [];
const pick = ({ call }: Buyer, { performanceId, zone }: Place, seats: Seat[], quantity = seats.length) =>
  call(calls.seatHold, { body: { performanceId, zone, quantity, seats } });

const named = ({ section, row }: PlanRow, numbers: readonly number[]): Seat[] =>
  numbers.map((number) => ({ section, row, seat: String(number) }));
const isOpen = ({ taken, wheelchair, companion }: PlanRow, number: number) =>
  ![...taken, ...wheelchair, ...companion].includes(number);
const openSeats = (row: PlanRow) =>
  Array.from({ length: row.seats }, (_, index) => index + 1).filter((number) => isOpen(row, number));

/** The first zone with many seats in rows, and one of its rows. */
async function findRow(suits: (row: PlanRow) => boolean): Promise<{ place: Place; row: PlanRow }> {
  const seen = new Set<string>();
  const keyOf = ({ performanceId, zone }: Place) => `${performanceId}/${zone}`;
  for (;;) {
    const place = await findPlace(
      shop.visitor,
      (one) => one.remaining > 60 && one.ticketLimit === ticketsPerTransaction && !seen.has(keyOf(one)),
    );
    seen.add(keyOf(place));
    const row = (await rowsOf(place)).find(suits);
    if (row) return { place, row };
  }
}

/** A zone with `count` free seats in one row that leave no single seat. */
async function openRow(count: number): Promise<{ place: Place; row: PlanRow; seats: Seat[] }> {
  const { place, row } = await findRow(
    (one) =>
      openSeats(one).length >= count && pickedCompromise([one], named(one, openSeats(one).slice(0, count))) === 'none',
  );
  return { place, row, seats: named(row, openSeats(row).slice(0, count)) };
}

describe('§2 the seat plan', () => {
  beforeEach(openWithBuyer, 60_000);

  it('lists every row of every zone, with its sold and held seats', async () => {
    const { place } = await openRow(1);
    const plan = await planOf(place.performanceId);
    expect(SeatPlan.is(plan)).toBe(true);
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    const zones = event.performances.find(({ id }) => id === place.performanceId)?.zones ?? [];
    expect(plan.zones.map(({ code, price }) => ({ code, price }))).toEqual(
      zones.map(({ code, price }) => ({ code, price })),
    );
    const open = (zone: PlanZone) => zone.rows.reduce((sum, row) => sum + openSeats(row).length, 0);
    expect(plan.zones.map(open)).toEqual(zones.map(({ remaining }) => remaining));

    const cart = await hold(buyer, place, 3);
    const held = (await rowsOf(place)).filter((row) => row.taken.length > 0);
    for (const { section, row, seat } of cart.items[0]?.seats ?? []) {
      expect(held.find((one) => one.section === section && one.row === row)?.taken).toContain(Number(seat));
    }
    await buyer.call(calls.transactionCancel);
    expect(await planOf(place.performanceId)).toEqual({ ...plan, version: expect.any(String) });
  });

  it('gives the rows that have changed since a plan, and no other', async () => {
    const { place, seats } = await openRow(2);
    const query = { performanceId: place.performanceId };
    const since = async (version: string) =>
      (await shop.visitor(calls.seatChanges, { query: { ...query, since: version } })).data;
    const before = await planOf(place.performanceId);
    expect(await since(before.version)).toEqual({
      version: before.version,
      rows: [],
      zones: expect.arrayContaining([expect.objectContaining({ code: place.zone })]),
    });

    await pick(buyer, place, seats);
    const held = await since(before.version);
    expect(held.rows.map(({ zone, section, row }) => ({ zone, section, row }))).toEqual([
      { zone: place.zone, section: seats[0]?.section, row: seats[0]?.row },
    ]);
    const after = await planOf(place.performanceId);
    expect(withChanges(before, held).zones).toEqual(after.zones);
    expect((await since(after.version)).rows).toEqual([]);

    await buyer.call(calls.transactionCancel);
    expect(withChanges(after, await since(after.version)).zones).toEqual(before.zones);
    expect(withChanges(before, await since(before.version)).zones).toEqual(before.zones);
  });

  it.each(['', 'another server 3', 'x'])('gives every row to a version that it does not know: “%s”', async (since) => {
    const { place, seats } = await openRow(1);
    const query = { performanceId: place.performanceId, since };
    const before = await planOf(place.performanceId);
    await pick(buyer, place, seats);
    const { data: changes } = await shop.visitor(calls.seatChanges, { query });
    expect(changes.rows).toHaveLength(before.zones.flatMap(({ rows }) => rows).length);
    expect(withChanges(before, changes).zones).toEqual((await planOf(place.performanceId)).zones);
  });

  it('places each section with seats once, in a part of the house with a name', async () => {
    const { place } = await openRow(1);
    const { parts, zones } = await planOf(place.performanceId);
    const placed = parts.flatMap(({ sections }) => sections);
    const sold = new Set(zones.flatMap(({ rows }) => rows.map(({ section }) => section)));
    expect(placed.toSorted()).toEqual([...sold].toSorted());
    expect(parts.every(({ name }) => name.length > 0)).toBe(true);
  });

  it('refuses a performance that does not exist or is no longer on sale', async () => {
    const { performanceId } = (await openRow(1)).place;
    await expect(planOf('nothing-0-20261120-2015')).rejects.toMatchObject({ code: 'performanceNotFound' });
    shop.advance(400 * 24 * 3_600_000);
    await expect(planOf(performanceId)).rejects.toMatchObject({ code: 'performanceNotOnSale' });
  });
});

describe('§2 seats picked on the plan', () => {
  beforeEach(openWithBuyer, 60_000);

  it('are held, and no one else can hold them', async () => {
    const { place, seats } = await openRow(3);
    const { data: cart } = await pick(buyer, place, seats);
    expect(cart.items[0]).toMatchObject({ seats, ticketType: null });
    const other = await shop.logIn(plainMember);
    await expect(pick(other, place, seats.slice(1, 2))).rejects.toMatchObject({
      code: 'seatTaken',
      status: 409,
      fields: [{ field: 'seats.0', code: 'seatTaken', values: seats[1] }],
    });
    expect(seatsOf(await hold(other, place, 8)).some((seat) => seatsOf(cart).includes(seat))).toBe(false);
  });

  it('are refused with a code when they do not exist, repeat, are in another zone, or differ from the quantity', async () => {
    const { place, row, seats: pair } = await openRow(2);
    const [one, two] = pair;
    if (!one || !two) throw new Error('No two seats in a row.');
    const refused = async (seats: Seat[], quantity = seats.length, zone = place.zone) =>
      pick(buyer, { ...place, zone }, seats, quantity).catch((error: CallError) => error.code);
    for (const seat of ['0', '-1', '1.5', '01', '999', '', '__proto__']) {
      expect(await refused([{ ...one, seat }]), seat).toBe('seatNotFound');
    }
    expect(await refused([{ ...one, section: '__proto__' }])).toBe('seatNotFound');
    expect(await refused([one, one])).toBe('badRequest');
    expect(await refused([one, two], 1)).toBe('badRequest');
    expect(await refused([], 0)).toBe('quantityRequired');
    expect(await refused([], 1)).toBe('badRequest');
    const elsewhere = (await planOf(place.performanceId)).zones.find(
      ({ code, rows }) =>
        code !== place.zone && !rows.some((other) => other.section === row.section && other.row === row.row),
    );
    expect(await refused([one], 1, elsewhere?.code)).toBe('seatNotFound');
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
  });

  it('are refused when they leave a lone seat; the nearest adjacent seats that the refusal names are held', async () => {
    const middle = ({ seats }: PlanRow) => Math.ceil(seats / 2);
    const { place, row } = await findRow(
      (one) => [-3, -2, -1, 0, 1, 2, 3].every((step) => isOpen(one, middle(one) + step)) && one.seats >= 8,
    );
    const at = middle(row);
    const refusal = await pick(buyer, place, named(row, [at - 1, at + 1])).catch((error: CallError) => error);
    expect(refusal).toMatchObject({ code: 'singleSeatLeft', status: 422, fields: [{ field: 'seats' }] });
    const values = refusal instanceof CallError ? refusal.fields[0]?.values : undefined;
    expect(values).toMatchObject({ section: row.section, row: row.row, seat: String(at) });
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
    const offered = String(values?.nearSeats)
      .split('–')
      .map((seat) => ({
        section: String(values?.nearSection),
        row: String(values?.nearRow),
        seat,
      }));
    expect((await pick(buyer, place, offered)).data.items[0]).toMatchObject({ seats: offered, compromise: 'none' });
  });

  it('§9 may be in two zones without naming one: each is an item of the cart, and one that is taken refuses both', async () => {
    const { place, seats } = await openRow(2);
    const plan = await planOf(place.performanceId);
    const elsewhere = plan.zones
      .filter(({ code }) => code !== place.zone)
      .flatMap(({ rows }) => rows.filter((row) => openSeats(row).length >= 2))
      .find((row) => pickedCompromise([row], named(row, openSeats(row).slice(0, 2))) === 'none');
    if (!elsewhere) throw new Error('No second zone has two seats.');
    const both = [...seats, ...named(elsewhere, openSeats(elsewhere).slice(0, 2))];
    const { performanceId } = place;
    const body = { performanceId, quantity: both.length, seats: both };
    const { data: cart } = await buyer.call(calls.seatHold, { body });
    expect(cart.items.map(({ seats: held }) => held.length)).toEqual([2, 2]);
    expect(new Set(cart.items.map(({ zone }) => zone.code)).size).toBe(2);
    await buyer.call(calls.transactionCancel);
    const other = await shop.logIn(plainMember);
    await pick(other, place, seats);
    await expect(buyer.call(calls.seatHold, { body })).rejects.toMatchObject({ code: 'seatTaken' });
    await expect(buyer.call(calls.seatHold, { body: { performanceId, quantity: 1 } })).rejects.toMatchObject({
      code: 'zoneNotFound',
    });
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
  });

  it('may be a wheelchair space alone, at the price of its zone, or with its companion’s seat', async () => {
    const { place, row } = await findRow(
      ({ wheelchair, companion, taken }) =>
        wheelchair.length > 0 && ![...wheelchair, ...companion].some((number) => taken.includes(number)),
    );
    const [space] = named(row, row.wheelchair.slice(0, 1));
    const [companion] = named(row, row.companion.slice(0, 1));
    if (!space || !companion) throw new Error('The row has no pair.');
    await expect(pick(buyer, place, [companion])).rejects.toMatchObject({ code: 'companionSeatOnly' });
    const { data: alone } = await pick(buyer, place, [space]);
    expect(alone.items[0]?.seats).toMatchObject([space]);
    const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId: place.eventId } });
    const zone = event.performances
      .find(({ id }) => id === place.performanceId)
      ?.zones.find(({ code }) => code === place.zone);
    expect(alone.items[0]?.price).toBe(zone?.price);
    // Best available excludes these seats, so the number is unchanged.
    expect(zone?.remaining).toBe(place.remaining);
    await buyer.call(calls.transactionCancel);
    expect((await pick(buyer, place, [space, companion])).data.ticketCount).toBe(2);
  });

  it('§9 count towards the limits like all others', async () => {
    const { place } = await openRow(2);
    await hold(buyer, place, ticketsPerTransaction - 1);
    const left = (await rowsOf(place)).find((row) => openSeats(row).length >= 2);
    await expect(pick(buyer, place, left ? named(left, openSeats(left).slice(0, 2)) : [])).rejects.toMatchObject({
      code: 'quantityOverTransactionLimit',
    });
  });

  it('§2 of a film need the cinema’s call with its code, picked or not', async () => {
    const { data } = await shop.visitor(calls.cinemaSchedule, { query: { venue: 'digital' } });
    const performanceId = data.films[0]?.shows[0]?.performanceId ?? '';
    const zone = 'A';
    const { data: plan } = await shop.visitor(calls.seatPlan, { query: { performanceId } });
    const row = plan.zones.find(({ code }) => code === zone)?.rows.find((one) => openSeats(one).length > 0);
    const seats = row ? named(row, openSeats(row).slice(0, 1)) : [];
    const refused = { code: 'captchaRequired', status: 422 };
    const body = { performanceId, zone, quantity: 1 };
    await expect(buyer.call(calls.seatHold, { body: { ...body, seats } })).rejects.toMatchObject(refused);
    await expect(buyer.call(calls.seatHold, { body })).rejects.toMatchObject(refused);
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
  });
});

describe('§6 a race for seats that were picked', () => {
  /** Two buyers pick the same two seats at once. */
  async function race() {
    const { place, seats } = await openRow(2);
    const buyers = [await shop.logIn(demoMember), await shop.logIn(plainMember)];
    return Promise.all(
      buyers.map((one) =>
        pick(one, place, seats).then(
          ({ data }) => seatsOf(data),
          (error: unknown) => (error instanceof CallError ? error.code : error),
        ),
      ),
    );
  }

  it('one buyer gets them, and the other gets the refusal that they are taken', async () => {
    shop = await openShop({ now: () => friday });
    const got = await race();
    expect(got.filter((one) => Array.isArray(one))).toHaveLength(1);
    expect(got).toContain('seatTaken');
  });

  it('control: without the guard the same race sells them twice', async () => {
    shop = await openShop({ now: () => friday, testDoubles: withoutRule.seatSoldOnce });
    const [first, second] = await race();
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
  });
});
