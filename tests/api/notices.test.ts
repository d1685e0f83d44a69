import { bankApproval, noticesPerPage } from '@first-gong/domain';
import { plainMember } from '@first-gong/fake-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAs, richMembers } from '../support/buyer.js';
import { findPlace } from '../support/places.js';
import { confirm, hold } from '../support/purchase.js';
import { friday, openShop, type TestShop } from '../support/shop.js';

const members = richMembers(3);
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ members, now: () => friday });
}, 60_000);
afterAll(() => shop.close());

const DAY = 24 * 60 * 60_000;
const inbox = async (token: string, lang: 'en_us' | 'zh_hk' | 'zh_cn' = 'en_us') =>
  (await shop.call('personalNotices', { token, lang })).notices;

/** Orders one ticket and sends the bank's decision. */
async function order(token: string, answer: 'approve' | 'decline' | 'never') {
  const place = await findPlace(shop.visitor, ({ remaining }) => remaining > 30);
  await hold(shop.as(token), place, 1);
  const placed = await confirm(shop.as(token));
  await shop.answerAsBank(placed, answer);
  return placed.transactionNumber;
}

describe('§2 personal notice inbox', () => {
  test('§6 is refused to a visitor', async () => {
    expect((await shop.ask('personalNotices')).status).toBe(401);
    expect((await shop.ask('readNotices', { body: { all: true } })).status).toBe(401);
  });

  test('§4 Login state: are unavailable after logout, and available on request during a hot event', async () => {
    const token = await logInAs(shop, members[0] ?? plainMember);
    const hotEvent = (on: boolean) => shop.control({ hotEvent: on });
    await hotEvent(true);
    expect((await shop.ask('personalNotices', { token })).status).toBe(200);
    await hotEvent(false);
    await shop.call('logout', { token });
    expect((await shop.ask('personalNotices', { token })).body.code).toBe('loginRequired');
  });

  test('reports the end of each order, newest first, with a link to it', async () => {
    const token = await logInAs(shop, members[0] ?? plainMember);
    expect(await inbox(token)).toEqual([]);
    const complete = await order(token, 'approve');
    shop.advance(1000);
    const declined = await order(token, 'decline');
    shop.advance(1000);
    const unanswered = await order(token, 'never');
    expect(await inbox(token)).toHaveLength(2);
    shop.advance(bankApproval);
    const notices = await inbox(token);
    expect(notices.map(({ title, read }) => [title, read])).toEqual([
      [`The bank did not answer for order ${unanswered}`, false],
      [`The bank declined order ${declined}`, false],
      [`Order ${complete} is complete`, false],
    ]);
    expect(notices[2]?.href).toBe(`/en_us/Member/TransactionDetail.html?transactionNumber=${complete}`);
  });

  test('is in the language of the reader, without an empty placeholder', async () => {
    const token = await logInAs(shop, members[0] ?? plainMember);
    const all = [await inbox(token, 'en_us'), await inbox(token, 'zh_hk'), await inbox(token, 'zh_cn')];
    expect(new Set(all.map(([newest]) => newest?.title)).size).toBe(3);
    for (const { title, body } of all.flat()) expect([title, ...body].join()).not.toMatch(/\{\{|undefined|,\s*,/);
  });

  test('§2 marks the given notices as read, or all, but never those of another member', async () => {
    const token = await logInAs(shop, members[1] ?? plainMember);
    const other = await logInAs(shop, members[2] ?? plainMember);
    for (const of of [token, token, other]) await order(of, 'approve');
    const [theirs] = await inbox(other);
    const [mine] = await inbox(token);
    const noticeIds = [mine?.noticeId ?? '', theirs?.noticeId ?? '', 'nothing'];
    expect(await shop.call('readNotices', { token, body: { noticeIds } })).toEqual({ unread: 1 });
    expect((await inbox(token)).map(({ read }) => read)).toEqual([true, false]);
    expect((await inbox(other))[0]?.read).toBe(false);
    expect(await shop.call('readNotices', { token, body: {} })).toEqual({ unread: 1 });
    expect(await shop.call('readNotices', { token, body: { all: true } })).toEqual({ unread: 0 });
    expect((await inbox(token)).every(({ read }) => read)).toBe(true);
  });

  test('comes by the page, with the numbers of all pages', async () => {
    const token = await logInAs(shop, members[0] ?? plainMember);
    const { total: before, unread } = await shop.call('personalNotices', { token });
    for (let count = before; count < noticesPerPage + 2; count += 1) await order(token, 'decline');
    const page = (number: string) => shop.call('personalNotices', { token, query: { page: number } });
    const [first, second, beyond, nonsense] = await Promise.all(['1', '2', '99', 'x'].map(page));
    expect(first?.notices).toHaveLength(noticesPerPage);
    expect(second?.notices).toHaveLength(2);
    expect(first).toMatchObject({ total: noticesPerPage + 2, unread: unread + noticesPerPage + 2 - before });
    expect(beyond).toEqual(second);
    expect(nonsense).toEqual(first);
    expect(new Set([...(first?.notices ?? []), ...(second?.notices ?? [])].map(({ noticeId }) => noticeId)).size).toBe(
      noticesPerPage + 2,
    );
  });

  test('§9 covers the last 3 months, and counts no older one as unread', async () => {
    const member = members[2] ?? plainMember;
    const [before] = await inbox(await logInAs(shop, member));
    expect(before).toBeDefined();
    // Three months end on 20 February, so a notice of 20 November is older the next day.
    shop.advance(92 * DAY);
    expect(await inbox(await logInAs(shop, member))).toHaveLength(1);
    shop.advance(DAY);
    const token = await logInAs(shop, member);
    expect(await inbox(token)).toEqual([]);
    expect(await shop.call('readNotices', { token, body: {} })).toEqual({ unread: 0 });
  });
});
