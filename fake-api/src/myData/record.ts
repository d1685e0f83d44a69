import {
  type Favourite,
  type Lang,
  type LoggedInDevice,
  type MyData,
  normalEmail,
  toInstant,
} from '@first-gong/domain';
import { changeRequestsOf } from '../help/changes.js';
import { subscriberTable } from '../help/rows.js';
import { infoView } from '../members/member.js';
import { noticeView } from '../notices/notices.js';
import { noticeTable } from '../notices/rows.js';
import { transactionTable } from '../order/rows.js';
import { transactionView } from '../order/view.js';
import { topUpView } from '../points/area.js';
import { pointEntryTable, topUpTable } from '../points/rows.js';
import type { MemberRow } from '../shared/member.js';
import type { Reader } from '../store/index.js';
import { everyWishOf, lineOf, wishesIn } from '../wishList/rows.js';
import { wishView } from '../wishList/view.js';

/** Lists that other areas have already put together. */
export interface KnownLists {
  favourites: readonly Favourite[];
  devices: readonly LoggedInDevice[];
}

/** Everything that an account holds, without secrets and without the limits of the pages, such as one year of points. */
export function recordOf(data: Reader, member: MemberRow, lists: KnownLists, now: number, lang: Lang): MyData {
  const { id, loginEmail } = member;
  const newestFirst = 'memberId = ? order by seq desc';
  const orders = data.find(transactionTable, newestFirst, id);
  return {
    madeAt: toInstant(now),
    profile: infoView(member, lang),
    newsletter: data.get(subscriberTable, normalEmail(loginEmail))?.unsubscribedAt === null,
    accessFeatures: member.accessFeatures ?? null,
    orders: orders.map((row) => {
      const { bankUntil: _until, bankUrl: _url, serverNow: _now, ...order } = transactionView(row, now, lang);
      return {
        ...order,
        orders: order.orders.map(({ event, tickets }) => ({
          event,
          tickets: tickets.map(({ code: _code, ...ticket }) => ticket),
        })),
      };
    }),
    points: data
      .find(pointEntryTable, newestFirst, id)
      .map(({ id: entryId, memberId: _, ...entry }) => ({ entryId, ...entry })),
    topUps: data.find(topUpTable, newestFirst, id).map((row) => {
      const { bankUrl: _, ...topUp } = topUpView(row, lang);
      return topUp;
    }),
    wishes: everyWishOf(data, id)
      .reverse()
      .map((wish) => wishView(wish, wishesIn(data, lineOf(wish)), lang)),
    favourites: lists.favourites.map(({ id: eventId, title }) => ({ eventId, title })),
    notices: data.find(noticeTable, newestFirst, id).map((row) => noticeView(row, lang)),
    devices: lists.devices.map(({ deviceId: _, ...device }) => device),
    requests: orders.flatMap(({ id: transactionNumber }) =>
      changeRequestsOf(data, id, transactionNumber).map((request) => ({ ...request, transactionNumber })),
    ),
  };
}
