import {
  accountClosing,
  bankApproval,
  captchaValidity,
  cinemaAges,
  cinemaConcessionPercent,
  cinemaCourier,
  cinemaScheduleDays,
  customerService,
  delivery,
  deliveryChangeWorkingDays,
  fontSizes,
  hotline,
  knownDeviceAge,
  type Lang,
  langs,
  loginThrottle,
  mailLinks,
  mailsKept,
  membershipSince,
  noticeMonths,
  oneTimePassword,
  passwordLength,
  points,
  popularEventTickets,
  preferenceCookieAge,
  privacy,
  redirectNotice,
  seatHold,
  serviceChargePerTicket,
  sessionIdle,
  sessionWarning,
  themes,
  ticketsPerTransaction,
  topUp,
  topUpBonuses,
  waitingRoomEntry,
  wishList,
} from '@first-gong/domain';
import { maintenanceHours } from '../maintenanceHours.js';
import { createPageFormat } from '../pageFormat.js';
import { signalNumber } from '../signalNumber.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Figures for the content of information pages, formatted in one language. Their source is `constants.ts` of the domain
 * (spec §9).
 * @param hotlineNumber `common.hotlineNumber` of the language
 */
export function figuresIn(lang: Lang, hotlineNumber: string) {
  const { money, count, recordDay } = createPageFormat(lang);
  const weekly = maintenanceHours(lang);
  return {
    membershipSince: recordDay(membershipSince),
    ticketsPerTransaction: count(ticketsPerTransaction),
    popularEventTickets: count(popularEventTickets),
    serviceCharge: money(serviceChargePerTicket),
    holdMinutes: count(seatHold / MINUTE),
    bankMinutes: count(bankApproval / MINUTE),
    captchaMinutes: count(captchaValidity / MINUTE),
    waitingRoomMinutes: count(waitingRoomEntry / MINUTE),

    pointsSince: recordDay(points.since),
    pointsPerDollar: count(points.perDollar),
    pointsPerDollarOffset: count(points.perDollarOffset),
    oneDollar: money(100),
    topUpMin: money(topUp.min),
    topUpMax: money(topUp.max),
    bonusFrom: money(topUpBonuses[0]?.from ?? 0),
    bonusPercent: count(topUpBonuses[0]?.percent ?? 0),
    largeBonusFrom: money(topUpBonuses.at(-1)?.from ?? 0),
    largeBonusPercent: count(topUpBonuses.at(-1)?.percent ?? 0),
    wishTickets: count(wishList.ticketsPerPerson),
    wishHours: count(wishList.paymentTime / HOUR),

    deliveryHongKong: money(delivery.hongKong.fee),
    deliveryMacau: money(delivery.macau.fee),
    deliveryMainland: money(delivery.mainland.fee),
    deliveryOverseas: money(delivery.overseas.fee),
    stopHongKong: count(delivery.hongKong.stopsDaysBefore),
    stopMacau: count(delivery.macau.stopsDaysBefore),
    stopMainland: count(delivery.mainland.stopsDaysBefore),
    stopOverseas: count(delivery.overseas.stopsDaysBefore),
    mainlandDaysFrom: count(delivery.mainland.days[0]),
    mainlandDaysTo: count(delivery.mainland.days[1]),
    overseasDaysFrom: count(delivery.overseas.days[0]),
    overseasDaysTo: count(delivery.overseas.days[1]),
    cinemaCourier: money(cinemaCourier),
    deliveryChangeDays: count(deliveryChangeWorkingDays),

    concessionAge: count(cinemaAges.concession),
    admittedAge: count(cinemaAges.admitted),
    categoryIIIAge: count(cinemaAges.categoryIII),
    concessionPercent: `${cinemaConcessionPercent}%`,
    cinemaDays: count(cinemaScheduleDays),
    closingSignal: signalNumber(lang),

    passwordMin: count(passwordLength.min),
    passwordMax: count(passwordLength.max),
    codeDigits: count(oneTimePassword.digits),
    codeMinutes: count(oneTimePassword.validity / MINUTE),
    codeAttempts: count(oneTimePassword.attempts),
    resendSeconds: count(oneTimePassword.resendCountdown / SECOND),
    loginAttempts: count(loginThrottle.attempts),
    loginMinutes: count(loginThrottle.window / MINUTE),
    activationHours: count(mailLinks.activation / HOUR),
    resetMinutes: count(mailLinks.reset / MINUTE),
    sessionMinutes: count(sessionIdle / MINUTE),
    sessionWarningMinutes: count(sessionWarning / MINUTE),

    /** Names of standards, with a no-break space. */
    wcag: 'WCAG\u00a02.2',
    en: 'EN\u00a0301\u00a0549',

    languages: count(langs.length),
    themes: count(themes.length),
    textSizes: count(fontSizes.length),
    preferenceDays: count(preferenceCookieAge / DAY),
    noticeMonths: count(noticeMonths),
    knownDeviceDays: count(knownDeviceAge / DAY),
    redirectSeconds: count(redirectNotice / SECOND),

    maintenanceDay: weekly.day,
    maintenanceFrom: weekly.from,
    maintenanceTo: weekly.to,
    serviceFrom: customerService.from,
    serviceTo: customerService.to,
    hotlineFrom: hotline.from,
    hotlineTo: hotline.to,
    hotlineNumber,

    privacySince: recordDay(privacy.effectiveFrom),
    privacyDays: count(privacy.requestWorkingDays),
    recordYears: count(accountClosing.recordYears),
    mailDays: count(mailsKept / DAY),
  } as const satisfies Record<string, string>;
}
