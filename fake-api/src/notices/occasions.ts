import { type Lang, langs, pagePath, pointsFor, type Text3 } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { ShowFacts } from '../cart/rows.js';
import type { Letter } from '../mail/rows.js';
import type { MemberRow } from '../members/rows.js';
import type { TransactionRow } from '../order/rows.js';
import type { TopUpRow } from '../points/rows.js';
import { isolated } from '../shared/isolated.js';
import type { WishRow } from '../wishList/rows.js';
import { totalOf } from '../wishList/view.js';
import { wordedNotice } from './notices.js';
import type { Notice } from './rows.js';

const wishListPage = pagePath('wishList');

/** The titles of an order, each once. */
function titlesOf({ items }: TransactionRow): Text3 {
  const joined = (lang: Lang) =>
    [...new Set(items.map(({ show }) => show.title[lang]))].join(serverTexts[lang]('cart.seatSeparator'));
  return Object.fromEntries(langs.map((lang) => [lang, joined(lang)])) as Text3;
}

const orderPage = ({ id }: TransactionRow) => pagePath('transactionDetail', { transactionNumber: id });

export const orderCompleteNotice = (row: TransactionRow): Notice => ({
  kind: 'orderComplete',
  values: { number: row.id, titles: titlesOf(row), count: row.tickets.length },
  href: orderPage(row),
});

const cancelledKind = ({ cancelledBecause }: TransactionRow) =>
  cancelledBecause === 'bankDeclined' || cancelledBecause === 'paymentCancelled' ? cancelledBecause : 'bankNoAnswer';

/** An order was cancelled at the bank: by the bank, by its silence, or by the buyer. */
export const orderCancelledNotice = (row: TransactionRow): Notice => ({
  kind: cancelledKind(row),
  values: { number: row.id, titles: titlesOf(row) },
  href: orderPage(row),
});

/** Typhoon signal no. 8 closes the cinema on the day of a film (spec §9 Other rules). */
export const cinemaClosedNotice = (row: TransactionRow, { title, startsAt }: ShowFacts): Notice => ({
  kind: 'cinemaClosed',
  values: { number: row.id, title, showTime: { instant: startsAt } },
  href: orderPage(row),
});

/** A performance was moved after its tickets were sold (spec §2 personal notice inbox). `before` is its old instant. */
export const rescheduledNotice = (row: TransactionRow, { title, startsAt }: ShowFacts, before: string): Notice => ({
  kind: 'rescheduled',
  values: { number: row.id, title, before: { instant: before }, showTime: { instant: startsAt } },
  href: orderPage(row),
});

/** The new time also as a mail, in the language of the order, because few members read the inbox every day. */
export const rescheduledMail = ({ lang }: TransactionRow, member: MemberRow, notice: Notice): Letter =>
  noticeMail(notice, member, lang, serverTexts[lang]('mail.receiptLink'));

export const topUpCompleteNotice = ({ id, points }: TopUpRow): Notice => ({
  kind: 'topUpComplete',
  values: { number: id, points },
  href: pagePath('topUpsHistory'),
});

export const wishMatchedNotice = (wish: WishRow): Notice => ({
  kind: 'wishMatched',
  values: {
    title: wish.show.title,
    showTime: { instant: wish.show.startsAt },
    zone: wish.zone.name,
    seats: { seats: wish.seats ?? [] },
    points: pointsFor(totalOf(wish)),
    payUntil: { instant: wish.payUntil ?? wish.show.startsAt },
  },
  href: wishListPage,
});

/** A performance was moved while a wish for it waits or has seats. `before` is its old instant. */
export const wishRescheduledNotice = ({ show: { title, startsAt } }: WishRow, before: string): Notice => ({
  kind: 'wishRescheduled',
  values: { title, before: { instant: before }, showTime: { instant: startsAt } },
  href: wishListPage,
});

export const wishCourierTooLateNotice = ({ show }: WishRow): Notice => ({
  kind: 'wishCourierTooLate',
  values: { title: show.title },
  href: wishListPage,
});

const wishOverKind = ({ matchingStatus, reason }: WishRow) => {
  if (reason === 'performanceBegun') return 'wishPerformanceBegun';
  return matchingStatus === 'paymentFailed' ? 'wishPaymentFailed' : 'wishNotPaid';
};

/** The clock has ended a wish: it was not paid, its payment failed, or its performance has begun. */
export const wishOverNotice = (wish: WishRow): Notice => ({
  kind: wishOverKind(wish),
  values: {
    title: wish.show.title,
    showTime: { instant: wish.show.startsAt },
    points: pointsFor(totalOf(wish)),
  },
  href: wishListPage,
});

/** A notice as a mail. */
function noticeMail(notice: Notice, member: MemberRow, lang: Lang, label: string): Letter {
  const { title, body, href } = wordedNotice(notice, lang);
  return {
    to: member.loginEmail,
    lang,
    subject: title,
    body: [serverTexts[lang]('mail.greeting', { name: isolated(member.name[lang]) }), ...body],
    code: null,
    link: href === null ? null : { href, label },
  };
}

/** A member with one day to pay gets a mail as well, because few members read the inbox every day. */
export const wishMatchedMail = (wish: WishRow, member: MemberRow): Letter =>
  noticeMail(wishMatchedNotice(wish), member, wish.lang, serverTexts[wish.lang]('notice.wishListLink'));
