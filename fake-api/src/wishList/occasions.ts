import { pagePath, pointsFor } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter } from '../mail/rows.js';
import { noticeMail } from '../notices/noticeMail.js';
import type { Notice } from '../notices/rows.js';
import type { MemberRow } from '../shared/member.js';
import type { WishRow } from './rows.js';
import { totalOf } from './view.js';

const wishListPage = pagePath('wishList');

export const wishMatchedNotice = (wish: WishRow): Notice => ({
  kind: 'wishMatched',
  values: {
    title: wish.show.title,
    showTime: { instant: wish.show.startsAt },
    zone: wish.zone.name,
    seats: { seats: wish.seats ?? [] },
    points: pointsFor(totalOf(wish)),
    payUntil: { instant: wish.deadline ?? wish.show.startsAt },
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

/** A member with one day to pay gets a mail as well, because few members read the inbox every day. */
export const wishMatchedMail = (wish: WishRow, member: MemberRow): Letter =>
  noticeMail(wishMatchedNotice(wish), member, wish.lang, serverTexts[wish.lang]('notice.wishListLink'));
