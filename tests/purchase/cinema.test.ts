import { CallError, calls } from '@first-gong/contract';
import {
  blocksIn,
  type CinemaHold,
  captchaThrottle,
  cinemaPrice,
  type PlanRow,
  type Seat,
  seatKey,
  seatsFrom,
} from '@first-gong/domain';
import { demoMember, plainMember, type SeedMember } from '@first-gong/fake-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOf } from '../support/captcha.js';
import { confirm, seatsOf } from '../support/purchase.js';
import { type Buyer, friday, openShop, type Sent, type TestShop } from '../support/shop.js';

let shop: TestShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openShop({ now: () => friday });
  buyer = await shop.logIn(demoMember);
}, 60_000);
afterEach(() => shop.close());

/** Solves the question of a captcha. */
async function captcha({ call }: Pick<Buyer, 'call'>): Promise<Pick<CinemaHold, 'captchaId' | 'captchaAnswer'>> {
  const { data } = await call(calls.captcha, { query: { alternative: 'question' } });
  return { captchaId: data.captchaId, captchaAnswer: answerOf(data.question ?? '') ?? '' };
}

/** The first ordinary seats of a row that can be held together. */
const openRun = (rows: PlanRow[], row: PlanRow, count: number): Seat[] | undefined =>
  blocksIn(rows, row, count)
    .map((first) => seatsFrom(row, first, first + count - 1))
    .find((seats) => !seats.some(({ seat }) => [...row.wheelchair, ...row.companion].includes(Number(seat))));

/** Adjacent seats of a film for all ages, with the standard price. */
async function seatsOfFilm(count: number, date = '2026-11-21') {
  for (const venue of ['digital', 'theatre']) {
    const { data: schedule } = await shop.visitor(calls.cinemaSchedule, { query: { venue, date } });
    for (const { shows, category } of schedule.films) {
      for (const { performanceId } of category === 'III' ? [] : shows) {
        const { data: plan } = await shop.visitor(calls.seatPlan, { query: { performanceId } });
        for (const { rows, price } of plan.zones) {
          const seats = rows.map((row) => openRun(rows, row, count)).find((run) => run !== undefined);
          if (seats) return { performanceId, seats, price };
        }
      }
    }
  }
  throw new Error(`No film has ${count} seats side by side.`);
}

const none = { standard: 0, concession: 0, senior: 0, studentChild: 0 };
const cinemaHold = async (
  { call }: Pick<Buyer, 'call'>,
  wanted: { performanceId: string; seats: Seat[] },
  change: object = {},
) =>
  call(calls.cinemaHold, {
    body: {
      ...wanted,
      ticketTypes: { ...none, standard: wanted.seats.length },
      ...(await captcha({ call })),
      ...change,
    },
  });

/** Changes a switch of the demonstration. */
async function control(change: object): Promise<void> {
  const response = await fetch(`${shop.url}/fake/control.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  expect(response.status).toBe(200);
}

describe('§2 the cinema, from its schedule to the ticket', () => {
  it('sells seats side by side by ticket type, and names the type on each ticket', async () => {
    const { price, ...wanted } = await seatsOfFilm(3);
    const ticketTypes = { ...none, standard: 1, concession: 2 };
    const { data: cart } = await cinemaHold(buyer, wanted, { ticketTypes });
    expect(cart.items.map(({ ticketType, seats, subtotal }) => [ticketType, seats.length, subtotal])).toEqual([
      ['standard', 1, price],
      ['concession', 2, 2 * cinemaPrice(price, 'concession')],
    ]);
    expect(cart.ticketCount).toBe(3);
    expect(cart.ticketsTotal).toBe(price + 2 * cinemaPrice(price, 'concession'));

    const placed = await confirm(buyer);
    await shop.answerAsBank(placed, 'approve');
    const { transactionNumber } = placed;
    const { data: receipt } = await buyer.call(calls.transactionDetail, { query: { transactionNumber } });
    expect(receipt.status).toBe('complete');
    const tickets = receipt.orders.flatMap((order) => order.tickets);
    expect(tickets.map(({ ticketType }) => ticketType)).toEqual(['standard', 'concession', 'concession']);
    expect(tickets.map(({ seat }) => seat)).toMatchObject(wanted.seats);
    const [mail] = await shop.mails(demoMember.loginEmail);
    const named = ['正價票', '優惠票', '優惠票'].map((type) => expect.stringContaining(`號（${type}）`));
    expect(mail?.body.find((line) => line.includes('正價票'))?.split('；')).toEqual(named);
    expect(receipt.lines[0]).toMatchObject({ kind: 'tickets', quantity: 3, amount: cart.ticketsTotal });
  });

  it('§5 releases seats that were held together only together, so that the rest stays consecutive', async () => {
    const wanted = await seatsOfFilm(3);
    const ticketTypes = { ...none, standard: 2, senior: 1 };
    const { performanceId, seats } = wanted;
    const { data: cart } = await cinemaHold(buyer, { performanceId, seats }, { ticketTypes });
    const [, senior] = cart.items;
    const { data: released } = await buyer.call(calls.seatRelease, { params: { holdId: senior?.holdId ?? '' } });
    expect(released).toMatchObject({ items: [], expiresAt: null });
    expect((await cinemaHold(buyer, { performanceId, seats })).data.ticketCount).toBe(3);
  });

  it('§5 sells seats of one show in one order only side by side, and they leave the cart together', async () => {
    const { performanceId, seats } = await seatsOfFilm(6);
    const of = (from: number, to: number) => ({ performanceId, seats: seats.slice(from, to) });
    await cinemaHold(buyer, of(0, 2));
    await expect(cinemaHold(buyer, of(4, 6))).rejects.toMatchObject({
      code: 'seatsNotConsecutive',
      fields: [{ field: 'seats' }],
    });
    const { data: cart } = await cinemaHold(buyer, of(2, 4));
    expect(new Set(cart.items.map(({ groupId }) => groupId)).size).toBe(1);
    expect(cart.items.map(({ alone, together }) => ({ alone, together }))).toEqual([
      { alone: [], together: 'film' },
      { alone: [], together: 'film' },
    ]);
    const [first] = cart.items;
    const release = (query: object) =>
      buyer.call(calls.seatRelease, { params: { holdId: first?.holdId ?? '' }, query });
    await expect(release({ seat: seatKey(seats[0] as Seat) })).rejects.toMatchObject({ code: 'seatsLeaveTogether' });
    expect((await release({})).data.items).toEqual([]);
  });

  it('§5 holds seats that have left the cart again only beside those that it has now', async () => {
    const { performanceId, seats } = await seatsOfFilm(6);
    const { data: before } = await cinemaHold(buyer, { performanceId, seats: seats.slice(0, 2) });
    await buyer.call(calls.transactionCancel);
    const again = () => buyer.call(calls.holdAgain, { body: { holdIds: before.items.map(({ holdId }) => holdId) } });
    await cinemaHold(buyer, { performanceId, seats: seats.slice(4, 6) });
    await expect(again()).rejects.toMatchObject({ code: 'seatsNotConsecutive' });
  });

  it('§4 holds seats that were held together again together, without another code', async () => {
    const wanted = await seatsOfFilm(3);
    const ticketTypes = { ...none, standard: 2, senior: 1 };
    const { performanceId, seats } = wanted;
    await cinemaHold(buyer, { performanceId, seats }, { ticketTypes });
    const { data: cancelled } = await buyer.call(calls.transactionCancel);
    const holdIds = [cancelled.released[1]?.holdId ?? ''];
    const { data: cart } = await buyer.call(calls.holdAgain, { body: { holdIds } });
    expect(cart.items.flatMap((item) => item.seats)).toMatchObject(seats);
    expect(cart.items.map(({ ticketType, price }) => [ticketType, price])).toEqual(
      cancelled.released.map(({ subtotal, seats: { length } }, index) => [
        ['standard', 'senior'][index],
        subtotal / length,
      ]),
    );
    const { data: released } = await buyer.call(calls.seatRelease, { params: { holdId: cart.items[0]?.holdId ?? '' } });
    expect(released.items).toEqual([]);
  });

  it('§4 holds seats once when a request is repeated with its key, although its code is used', async () => {
    const { performanceId, seats } = await seatsOfFilm(2);
    const request = { ...(await captcha(buyer)), holdKey: 'one press' };
    await cinemaHold(buyer, { performanceId, seats }, request);
    expect((await cinemaHold(buyer, { performanceId, seats }, request)).data.ticketCount).toBe(2);
  });

  it('refuses a wrong, an old, a used and a missing code', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    const wanted = { performanceId, seats };
    const used = await captcha(buyer);
    await cinemaHold(buyer, wanted, used);
    await buyer.call(calls.transactionCancel);
    await expect(cinemaHold(buyer, wanted, used)).rejects.toMatchObject({ code: 'captchaWrong', status: 422 });
    await expect(cinemaHold(buyer, wanted, { captchaAnswer: '0' })).rejects.toMatchObject({ code: 'captchaWrong' });
    await expect(cinemaHold(buyer, wanted, { captchaAnswer: '' })).rejects.toMatchObject({ code: 'captchaRequired' });
    const old = await captcha(buyer);
    shop.advance(5 * 60_000);
    await expect(cinemaHold(buyer, wanted, old)).rejects.toMatchObject({ code: 'captchaWrong' });
  });

  it('accepts a captcha from its own member only, and a stranger’s attempt does not use it up', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    const wanted = { performanceId, seats };
    const own = await captcha(buyer);
    const stranger = await shop.logIn(plainMember);
    await expect(cinemaHold(stranger, wanted, own)).rejects.toMatchObject({ code: 'captchaWrong' });
    expect((await cinemaHold(buyer, wanted, own)).data.ticketCount).toBe(1);
  });

  it('keeps a correct input valid while visitors and other members request captchas', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    const own = await captcha(buyer);
    const { token } = await shop.logIn(plainMember);
    const ask = async (sent: Sent) => (await shop.ask('captcha', sent)).status;
    for (let count = 0; count < captchaThrottle.perMember.attempts; count += 1) {
      expect(await ask({})).toBe(401);
      expect(await ask({ token })).toBe(200);
    }
    expect(await shop.ask('captcha', { token })).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect((await cinemaHold(buyer, { performanceId, seats }, own)).data.ticketCount).toBe(1);
    shop.advance(captchaThrottle.perMember.window);
    expect(await ask({ token })).toBe(200);
  });

  it('refuses invalid numbers of tickets and unknown ticket types', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    const text = (ticketTypes: string, body: object) =>
      JSON.stringify({ ...body, ticketTypes: 0 }).replace('"ticketTypes":0', `"ticketTypes":${ticketTypes}`);
    const body = { performanceId, seats, ...(await captcha(buyer)) };
    for (const [ticketTypes, status] of [
      ['{"standard":1,"__proto__":{"standard":1}}', 400],
      ['{"constructor":1}', 400],
      ['{"standard":-1}', 400],
      ['{"standard":0.5}', 400],
      ['{"standard":"1"}', 400],
      ['[1]', 400],
      ['null', 400],
      ['{}', 422],
      ['{"standard":2}', 422],
      ['{"standard":1e308}', 400],
    ] as const) {
      const response = await fetch(`${shop.url}${calls.cinemaHold.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
        body: text(ticketTypes, body),
      });
      expect(response.status, ticketTypes).toBe(status);
    }
    expect((await buyer.call(calls.shoppingCart)).data.items).toEqual([]);
  });

  it('§6 is for members only', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    const visitor = { call: shop.visitor };
    await expect(captcha(visitor)).rejects.toMatchObject({ code: 'loginRequired' });
    const body = { performanceId, seats, ticketTypes: { ...none, standard: 1 }, ...(await captcha(buyer)) };
    await expect(visitor.call(calls.cinemaHold, { body })).rejects.toMatchObject({ code: 'loginRequired' });
  });

  it('§6 sells seats to one of two buyers who pick them at once', async () => {
    const { performanceId, seats } = await seatsOfFilm(2);
    const got = await Promise.all(
      [buyer, await shop.logIn(plainMember)].map((one) =>
        cinemaHold(one, { performanceId, seats }).then(
          ({ data }) => seatsOf(data),
          (error: unknown) => (error instanceof CallError ? error.code : error),
        ),
      ),
    );
    expect(got.filter((one) => Array.isArray(one))).toHaveLength(1);
    expect(got).toContain('seatTaken');
  });

  it('§9 closes today with typhoon signal no. 8, but not tomorrow, and not with a black rainstorm', async () => {
    const { price: _, ...later } = await seatsOfFilm(1, '2026-11-22');
    const scheduleOf = async (date?: string) =>
      (await shop.visitor(calls.cinemaSchedule, { query: { venue: 'theatre', ...(date && { date }) } })).data;
    // Noon tomorrow, before every show of that day.
    shop.advance(16 * 60 * 60_000);
    buyer = await shop.logIn(demoMember);
    const [film] = (await scheduleOf()).films;
    const tonight = {
      performanceId: film?.shows.at(-1)?.performanceId ?? '',
      zone: 'A',
      ticketTypes: { ...none, standard: 1 },
      ageConfirmed: true,
    };
    const holdTonight = async () => buyer.call(calls.cinemaHold, { body: { ...tonight, ...(await captcha(buyer)) } });
    await control({ weather: 'typhoon8' });
    expect((await scheduleOf()).open).toBe(false);
    await expect(holdTonight()).rejects.toMatchObject({ code: 'cinemaClosed', status: 409 });
    expect((await scheduleOf('2026-11-22')).open).toBe(true);
    expect((await cinemaHold(buyer, later)).data.ticketCount).toBe(1);
    await control({ weather: 'blackRainstorm' });
    expect((await scheduleOf()).open).toBe(true);
    expect((await holdTonight()).data.ticketCount).toBe(2);
  });

  describe('§2, §9 the notice that typhoon signal no. 8 closes the cinema', () => {
    const HOUR = 60 * 60_000;
    /** Notices of a closed cinema in a member's inbox. */
    const told = async (member: SeedMember = demoMember) => {
      const { call } = await shop.logIn(member);
      const { data } = await call(calls.personalNotices);
      return data.notices.filter(({ title }) => title.startsWith('戲院關閉：'));
    };
    const buyTicket = async () => {
      const { performanceId, seats } = await seatsOfFilm(1);
      await cinemaHold(buyer, { performanceId, seats });
      return confirm(buyer);
    };

    it('is for holders of tickets of that day, once, with a link to their order', async () => {
      const placed = await buyTicket();
      await shop.answerAsBank(placed, 'approve');
      await control({ weather: 'typhoon8' });
      expect(await told()).toEqual([]);
      // Midnight before the show, with the signal still in force.
      shop.advance(4 * HOUR);
      const href = `/zh_hk/Member/TransactionDetail.html?transactionNumber=${placed.transactionNumber}`;
      expect(await told()).toMatchObject([{ href, read: false, at: '2026-11-20T16:00:00.000Z' }]);
      for (const weather of ['none', 'typhoon8', 'typhoon8']) await control({ weather });
      expect(await told()).toHaveLength(1);
      expect(await told(plainMember)).toEqual([]);
    });

    it('comes with the order if the bank approves while the signal is up', async () => {
      shop.advance(4 * HOUR);
      buyer = await shop.logIn(demoMember);
      const placed = await buyTicket();
      await control({ weather: 'typhoon8' });
      expect(await told()).toEqual([]);
      await shop.answerAsBank(placed, 'approve');
      expect(await told()).toHaveLength(1);
    });

    it('is not sent in a black rainstorm, nor for a show that has begun', async () => {
      const placed = await buyTicket();
      await shop.answerAsBank(placed, 'approve');
      shop.advance(4 * HOUR);
      await control({ weather: 'blackRainstorm' });
      expect(await told()).toEqual([]);
      shop.advance(23 * HOUR);
      await control({ weather: 'typhoon8' });
      expect(await told()).toEqual([]);
    });
  });

  it('§4 holds no seat for a member outside the waiting room of a hot event', async () => {
    const { performanceId, seats } = await seatsOfFilm(1);
    await control({ hotEvent: true });
    await expect(cinemaHold(buyer, { performanceId, seats })).rejects.toMatchObject({ code: 'waitingRoomFirst' });
    await control({ hotEvent: false });
    expect((await cinemaHold(buyer, { performanceId, seats })).data.ticketCount).toBe(1);
  });
});
