import { calls } from '@first-gong/contract';
import { addDays, addMilliseconds, hongKongDate } from '@first-gong/domain';
import { plainMember } from '@first-gong/fake-api';
import { createFormat } from '@first-gong/i18n';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { instant } from '../instant.js';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace, type Place } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { openShop, type TestShop } from '../support/shop.js';
import { buyUp, firstWish, wishFor } from '../support/wishes.js';

const members = richMembers(3);
const [holder, late, stranger] = members as [(typeof members)[0], (typeof members)[0], (typeof members)[0]];
const DAY = 24 * 60 * 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ members });
}, 60_000);
afterEach(() => shop.close());

const findSpacious = () =>
  findPlace(shop.visitor, ({ remaining, startsAt }) => remaining > 30 && Date.parse(startsAt) > instant + DAY);
const move = (performanceId: string, startsAt: string) => shop.control({ reschedule: { performanceId, startsAt } });
const order = async (token: string, place: Place) => {
  await hold(shop.as(token), place, 1);
  return confirm(shop.as(token));
};
const inbox = async (token: string, lang: 'en_us' | 'zh_hk' | 'zh_cn' = 'en_us') =>
  (await shop.call('personalNotices', { token, lang })).notices.filter(({ body }) =>
    body.join().match(/same seats|座位不[變变]/),
  );
const detailOf = (token: string, transactionNumber: string) =>
  shop.call('transactionDetail', { token, query: { transactionNumber } });
const performanceOf = async ({ eventId, performanceId }: Place) => {
  const { data: event } = await shop.visitor(calls.eventDetail, { query: { eventId } });
  return { event, performance: event.performances.find(({ id }) => id === performanceId) };
};

describe('§2 a performance is moved to another date', () => {
  test('tells every holder with a notice and a mail, and moves programme, ticket, history and a held cart', async () => {
    const place = await findSpacious();
    const to = addMilliseconds(place.startsAt, 100 * DAY + 60_000);
    const token = await logInAs(shop, holder);
    const other = await logInAs(shop, stranger);
    const placed = await order(token, place);
    await shop.answerAsBank(placed, 'approve');
    const { orders: before } = await detailOf(token, placed.transactionNumber);
    await hold(shop.as(other), place, 1);
    await move(place.performanceId, to);

    const { event, performance } = await performanceOf(place);
    expect(performance).toMatchObject({ startsAt: to, rescheduledFrom: place.startsAt });
    expect(event.flags).toContain('rescheduled');
    expect(event.lastDate).toBe(hongKongDate(to));
    expect(event.organiserNotes[0]).toMatch(/原有門票有效/);

    const [told, ...more] = await inbox(token);
    expect(more).toEqual([]);
    expect(told?.title).toMatch(/^New time: /);
    expect(told?.body.join()).toContain(placed.transactionNumber);
    expect(told?.href).toContain(`transactionNumber=${placed.transactionNumber}`);
    const titles = await Promise.all((['en_us', 'zh_hk', 'zh_cn'] as const).map((lang) => inbox(token, lang)));
    expect(new Set(titles.map(([notice]) => notice?.body.join())).size).toBe(3);
    expect(await inbox(other)).toEqual([]);

    const [mail, receipt] = await shop.mails(holder.loginEmail);
    expect(mail?.subject).toMatch(/改期/);
    expect(mail?.body.join()).toContain(placed.transactionNumber);
    expect(mail?.link?.href).toBe(receipt?.link?.href);
    expect((await shop.mails(stranger.loginEmail)).length).toBe(0);

    const { orders } = await detailOf(token, placed.transactionNumber);
    expect(orders[0]?.event.startsAt).toBe(to);
    expect(orders[0]?.tickets).toEqual(before[0]?.tickets);
    expect(JSON.stringify(await shop.call('txns', { token, body: {} }))).toContain(to);
    expect((await shop.call('shoppingCart', { token: other })).items[0]?.event.startsAt).toBe(to);
  });

  test('§4 notifies the members whose wishes wait or have seats, and none whose wish is over', async () => {
    const { place, giveBack } = await buyUp(shop, late);
    const [waiting, matched, cancelled] = [
      await logInAs(shop, plainMember),
      await logInAs(shop, holder),
      await logInAs(shop, stranger),
    ];
    await wishFor(shop, matched, place, 1);
    for (const token of [waiting, cancelled]) await wishFor(shop, token, place, 2);
    const { wishId } = await firstWish(shop, cancelled);
    await shop.call('removeWish', { token: cancelled, params: { id: wishId } });
    await giveBack(1);
    expect(await firstWish(shop, matched)).toMatchObject({ matchingStatus: 'matched' });
    const to = addMilliseconds(place.startsAt, 100 * DAY + 60_000);
    await move(place.performanceId, to);

    const told = async (token: string, lang: 'en_us' | 'zh_hk' | 'zh_cn') =>
      (await shop.call('personalNotices', { token, lang })).notices.filter(({ title }) =>
        /^(A wish has a new time|願望場次改期|心愿场次改期)/.test(title),
      );
    for (const token of [waiting, matched]) {
      for (const lang of ['en_us', 'zh_hk', 'zh_cn'] as const) {
        const [notice, ...more] = await told(token, lang);
        expect(more).toEqual([]);
        expect(notice?.body.join()).toContain(createFormat(lang).showTime(to));
      }
    }
    expect(await told(cancelled, 'en_us')).toEqual([]);
    expect(await firstWish(shop, matched)).toMatchObject({ matchingStatus: 'matched' });
  });

  test('survives a restart, and a move back to the first instant leaves the programme as it was', async () => {
    const place = await findSpacious();
    const to = addMilliseconds(place.startsAt, DAY + 60_000);
    const token = await logInAs(shop, holder);
    const placed = await order(token, place);
    await shop.answerAsBank(placed, 'approve');
    await move(place.performanceId, to);
    await shop.stop();
    shop = await openShop({ members, dataDir: shop.dataDir });
    expect((await performanceOf(place)).performance).toMatchObject({ startsAt: to, rescheduledFrom: place.startsAt });
    const again = await logInAs(shop, holder);
    expect((await detailOf(again, placed.transactionNumber)).orders[0]?.event.startsAt).toBe(to);
    shop.advance(60_000);
    await move(place.performanceId, place.startsAt);
    expect((await performanceOf(place)).performance).toMatchObject({ startsAt: place.startsAt, rescheduledFrom: null });
    expect(await inbox(again)).toHaveLength(2);
  });

  test('tells a buyer whose bank approves after the move', async () => {
    const place = await findSpacious();
    const token = await logInAs(shop, late);
    const placed = await order(token, place);
    shop.advance(1000);
    await move(place.performanceId, addMilliseconds(place.startsAt, DAY + 60_000));
    expect(await inbox(token)).toEqual([]);
    await shop.answerAsBank(placed, 'approve');
    expect(await inbox(token)).toHaveLength(1);
  });

  test('tells such a buyer what was seen at Confirm, after two moves, and nothing after a move and back', async () => {
    const place = await findSpacious();
    const token = await logInAs(shop, late);
    const seen = addMilliseconds(place.startsAt, 100 * DAY + 60_000);
    const to = addMilliseconds(seen, DAY);
    await move(place.performanceId, seen);
    const placed = await order(token, place);
    await move(place.performanceId, to);
    await move(place.performanceId, seen);
    await shop.answerAsBank(placed, 'approve');
    expect(await inbox(token)).toEqual([]);

    const next = await order(token, place);
    await move(place.performanceId, place.startsAt);
    await move(place.performanceId, to);
    await shop.answerAsBank(next, 'approve');
    const told = (await inbox(token)).find(({ href }) => href?.includes(next.transactionNumber));
    const { showTime } = createFormat('en_us');
    expect(told?.body.join()).toContain(showTime(seen));
    expect(told?.body.join()).toContain(showTime(to));
  });

  test('keeps a run on sale that a move has prolonged, until the new instant', async () => {
    const place = await findSpacious();
    const { event } = await performanceOf(place);
    const last = event.performances.at(-1);
    const to = addMilliseconds(last?.startsAt ?? '', 3 * DAY + 60_000);
    await move(place.performanceId, to);
    shop.advance(Date.parse(to) - instant - 60_000);
    expect((await performanceOf(place)).event.performances.map(({ id }) => id)).toEqual([place.performanceId]);
    const past = await shop.call('passEventList', {});
    expect(past.map(({ id }) => id)).not.toContain(place.eventId);
  });

  test('refuses an unknown performance, an instant that is over, and that of another performance', async () => {
    const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 30);
    const refused = (performanceId: string, startsAt: string) =>
      expect(move(performanceId, startsAt)).rejects.toThrow(/4\d\d/);
    await refused('no-such-run-1-20261130-1930', addMilliseconds(place.startsAt, DAY));
    await refused(place.performanceId, addMilliseconds(new Date(instant).toISOString(), -DAY));
    await refused(place.performanceId, place.startsAt);
    expect((await performanceOf(place)).performance?.rescheduledFrom).toBeNull();
  });

  test('works from the form of the control page, in the time of Hong Kong', async () => {
    const place = await findSpacious();
    const send = (startsAt: string) =>
      fetch(`${shop.url}/fake/control?locale=en_US`, {
        method: 'POST',
        body: new URLSearchParams({ performanceId: place.performanceId, startsAt }),
        redirect: 'manual',
      });
    const day = addDays(hongKongDate(shop.now()), 100);
    expect((await send(`${day}T19:45`)).status).toBe(303);
    expect((await performanceOf(place)).performance?.startsAt).toBe(`${day}T11:45:00.000Z`);
    expect((await send('')).status).toBe(400);
  });
});
