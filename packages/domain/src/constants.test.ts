import { expect, test } from 'vitest';
import * as constants from './constants.js';

const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);

/** Spec §9, line by line, in milliseconds and cents. */
test.each([
  ['One-time password validity: 15 minutes', constants.oneTimePassword.validity, minutes(15)],
  ['Resend countdown: 60 seconds', constants.oneTimePassword.resendCountdown, 60_000],
  ['Tickets per transaction: 40 unless announced', constants.ticketsPerTransaction, 40],
  ['Wish list: 4 tickets per person', constants.wishList.ticketsPerPerson, 4],
  ['Password length: 8 to 20', constants.passwordLength, { min: 8, max: 20 }],
  ['Wish list loading delay: 1.5 s', constants.wishList.loadingDelay, 1500],
  ['Request time-out: 30 seconds (30000 ms)', constants.timeOut.request, 30_000],
  ['Part load time-out: 120 seconds', constants.timeOut.part, 120_000],
  ['Preference cookies: 30 days', constants.preferenceCookieAge, days(30)],
  ['Font sizes: 14px, 16px, 18px', constants.fontSizes, [14, 16, 18]],
  ['Font sizes: 16px is the default', constants.defaultFontSize, 16],
  ['Themes: default, night, black and white', constants.themes, ['default', 'night', 'bw']],
  ['Government network redirect notice: 3 seconds', constants.redirectNotice, 3000],
  ['Notices shown: last 3 months', constants.noticeMonths, 3],
  ['Points: 1 per HKD 1', constants.points.perDollar, 1],
  ['Points: from 1 July 2024', constants.points.since, '2024-06-30T16:00:00.000Z'],
  ['Points: no expiry', constants.points.validity, null],
  ['Points: history shows 1 year', constants.points.historyYears, 1],
  ['Delivery, Hong Kong: HKD 40, stops 7 days before', constants.delivery.hongKong, { fee: 4000, stopsDaysBefore: 7 }],
  ['Delivery, Macau: HKD 45, 7 days', constants.delivery.macau, { fee: 4500, stopsDaysBefore: 7 }],
  ['Delivery, mainland China: HKD 200', constants.delivery.mainland.fee, 20_000],
  ['Delivery, mainland China: 10-14 days', constants.delivery.mainland.days, [10, 14]],
  ['Delivery, overseas: HKD 500', constants.delivery.overseas.fee, 50_000],
  ['Delivery, overseas: 10-20 days', constants.delivery.overseas.days, [10, 20]],
  ['Cinema courier: HKD 35 per transaction', constants.cinemaCourier, 3500],
  ['Delivery change: up to 7 working days before the show', constants.deliveryChangeWorkingDays, 7],
  ['Maintenance: Wednesday 00:00-02:00', constants.maintenance, { weekday: 3, fromHour: 0, toHour: 2 }],
  ['Maintenance: Hong Kong time', constants.timeZone, 'Asia/Hong_Kong'],
  ['Privacy requests: 14 working days', constants.privacy.requestWorkingDays, 14],
  ['Privacy policy: effective 28 October 2021', constants.privacy.effectiveFrom, '2021-10-28'],
  ['Customer service: 10:00-19:00', constants.customerService, { from: '10:00', to: '19:00' }],
  ['Hotline: 10:00-20:00', constants.hotline, { from: '10:00', to: '20:00' }],
  ['Cinema concession: ages 60 and above', constants.cinemaAges.concession, 60],
  ['Children under 6 are not admitted to cinema', constants.cinemaAges.admitted, 6],
  ['Under 18 are not admitted to Category III', constants.cinemaAges.categoryIII, 18],
])('§9 %s', (_, constant, value) => {
  expect(constant).toEqual(value);
});

/** Assumptions that other rules and texts depend on. A failure here means that a decision changes. */
test.each([
  ['five wrong one-time passwords spend it', constants.oneTimePassword.attempts, 5],
  ['a matched wish is paid within 24 hours', constants.wishList.paymentTime, days(1)],
  ['100 points take HKD 1 off', constants.points.perDollarOffset, 100],
  ['seats are held 10 minutes', constants.seatHold, minutes(10)],
  ['a session ends after 30 idle minutes', constants.sessionIdle, minutes(30)],
  ['a session ends 30 days after its login', constants.sessionLongest, minutes(30 * 24 * 60)],
  ['a page warns 5 minutes before its session ends', constants.sessionWarning, minutes(5)],
  ['the activation link is good for 48 hours', constants.mailLinks.activation, days(2)],
  ['the reset link is good for 60 minutes', constants.mailLinks.reset, minutes(60)],
  ['2 minutes to enter from the waiting room', constants.waitingRoomEntry, minutes(2)],
  ['the service charge is HKD 10 a ticket', constants.serviceChargePerTicket, 1000],
])('assumption: %s', (_, constant, value) => {
  expect(constant).toEqual(value);
});
