import { pagePath, pointsFor, type WishReason } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter } from '../mail/rows.js';
import { noticeMail } from '../notices/noticeMail.js';
import type { Notice } from '../notices/rows.js';
import type { MemberRow } from '../shared/member.js';
import type { WishRow } from './rows.js';
import { totalOf } from './view.js';

/** A notice with a link to the wish list. */
const wishNotice = (kind: Notice['kind'], { show: { title } }: WishRow, values: Notice['values'] = {}): Notice => ({
  kind,
  values: { title, ...values },
  href: pagePath('wishList'),
});

const showTime = ({ show }: WishRow) => ({ instant: show.startsAt });

export const wishMatchedNotice = (wish: WishRow): Notice =>
  wishNotice('wishMatched', wish, {
    showTime: showTime(wish),
    zone: wish.zone.name,
    seats: { seats: wish.seats ?? [] },
    points: pointsFor(totalOf(wish)),
    payUntil: { instant: wish.deadline ?? wish.show.startsAt },
  });

/** A rescheduled performance with an open wish. `before` is the old instant. */
export const wishRescheduledNotice = (wish: WishRow, before: string): Notice =>
  wishNotice('wishRescheduled', wish, { before: { instant: before }, showTime: showTime(wish) });

export const wishCourierTooLateNotice = (wish: WishRow): Notice => wishNotice('wishCourierTooLate', wish);

const byReason: Partial<Record<WishReason, Notice['kind']>> = {
  performanceBegun: 'wishPerformanceBegun',
  performanceCancelled: 'wishPerformanceCancelled',
};

/** A wish that time or the organiser ended: unpaid, failed payment, performance begun or cancelled. */
export function wishOverNotice(wish: WishRow): Notice {
  const unpaid = wish.matchingStatus === 'paymentFailed' ? 'wishPaymentFailed' : 'wishNotPaid';
  const kind = (wish.reason && byReason[wish.reason]) ?? unpaid;
  return wishNotice(kind, wish, { showTime: showTime(wish), points: pointsFor(totalOf(wish)) });
}

/** Sent in addition to the notice, because the member has only one day to pay. */
export const wishMatchedMail = (wish: WishRow, member: MemberRow): Letter =>
  noticeMail(wishMatchedNotice(wish), member, wish.lang, serverTexts[wish.lang]('notice.wishListLink'));
