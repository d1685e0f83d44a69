/**
 * Every business number with its unit, named and grouped like spec §9. `assumption` marks numbers that the
 * specification leaves open (docs/reference/assumptions.md).
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const timeZone = 'Asia/Hong_Kong';

/** spec §9 One-time password validity, Resend countdown. Milliseconds. */
export const oneTimePassword = {
  validity: 15 * MINUTE,
  resendCountdown: 60 * SECOND,
  /** assumption: wrong attempts that block the password for a network address or known device. */
  attempts: 5,
  /** assumption. */
  digits: 6,
} as const;

/** spec §9 Tickets per transaction, unless the event sets a lower limit. */
export const ticketsPerTransaction = 40;

/** spec §9 Tickets per transaction: a popular event on its first day. */
export const popularEventTickets = 10;

/** spec §1: civil date since which online purchase requires membership. */
export const membershipSince = '2019-09-01';

/** assumption: card number for priority booking (spec §1). The last digit is a Luhn check digit. */
export const priorityCard = { digits: 12, example: '8800 1234 5679' } as const;

/** spec §9 Wish list: tickets per person, loading delay in milliseconds. */
export const wishList = {
  ticketsPerPerson: 4,
  loadingDelay: 1.5 * SECOND,
  /** assumption: unpaid matches are cancelled afterwards. Milliseconds. */
  paymentTime: DAY,
} as const;

/** spec §9 Password length, in characters. */
export const passwordLength = { min: 8, max: 20 } as const;

/** spec §9 Request time-out and part load time-out, milliseconds. */
export const timeOut = { request: 30 * SECOND, part: 120 * SECOND } as const;

/** spec §9 Preference cookies, milliseconds. */
export const preferenceCookieAge = 30 * DAY;

/** spec §9 Font sizes, CSS pixels of the root. */
export const fontSizes = [14, 16, 18] as const;
export const defaultFontSize = 16;
export const themes = ['default', 'night', 'bw'] as const;

/** spec §9 Government network redirect notice, milliseconds. */
export const redirectNotice = 3 * SECOND;

/** spec §9 Notices shown: months. */
export const noticeMonths = 3;

/** assumption: notices on one page of the inbox. */
export const noticesPerPage = 30;

/** spec §9 Points: 1 per whole HKD 1 from 1 July 2024 (Hong Kong time). The offset rate is an assumption. */
export const points = {
  since: '2024-06-30T16:00:00.000Z',
  perDollar: 1,
  /** assumption: points per HKD 1 discount. */
  perDollarOffset: 100,
  /** Points never expire. */
  validity: null,
  historyYears: 1,
} as const;

/**
 * spec §9 Delivery: fees in cents, duration in days. Delivery within Hong Kong and to Macau stops 7 days before the
 * event.
 */
export const delivery = {
  hongKong: { fee: 40_00, stopsDaysBefore: 7 },
  macau: { fee: 45_00, stopsDaysBefore: 7 },
  mainland: { fee: 200_00, days: [10, 14], stopsDaysBefore: 14 },
  overseas: { fee: 500_00, days: [10, 20], stopsDaysBefore: 20 },
} as const;

/** spec §9 Other rules: ages in the cinema, in years. */
export const cinemaAges = { concession: 60, admitted: 6, categoryIII: 18 } as const;

/** spec §9 Other rules: tropical cyclone signal that closes the cinema. */
export const cinemaClosingSignal = 8;

/** assumption: reduced cinema tickets, in percent of the standard price, rounded down to whole dollars. */
export const cinemaConcessionPercent = 80;

/** assumption: reduced show tickets, in percent of the zone's price, rounded down to whole dollars. */
export const reducedTicketPercent = 50;

/** assumption: days of the cinema schedule, from today. */
export const cinemaScheduleDays = 14;

/** spec §9 Cinema courier, cents per transaction. */
export const cinemaCourier = 35_00;

/** spec §9 Delivery change: working days before the show. */
export const deliveryChangeWorkingDays = 7;

/** assumption: working days for customer service to process a change request. */
export const changeRequestWorkingDays = 3;

/** assumption: days with pick-up appointments of one hour each. */
export const pickUp = { days: 20 } as const;

/** spec §9 Maintenance, weekly, Hong Kong time. Weekday as in Date (0 is Sunday). */
export const maintenance = { weekday: 3, fromHour: 0, toHour: 2 } as const;

/** assumption: every page shows the notice this long before maintenance. Milliseconds. */
export const maintenanceAnnounced = 60 * MINUTE;

/** assumption: interval at which an open seat plan reloads taken seats. Milliseconds. */
export const planRefresh = 15 * SECOND;

/**
 * assumption: streams of seat changes (extension). Changes of one `gather` time are one event; `beat` shows that the line
 * works; a browser reconnects after `retry` to twice `retry`. Milliseconds, streams, and bytes that wait for a client.
 * After as many `failures`, such as `silence`, a page polls, and after as many `polls` it tries the stream again.
 */
export const seatStream = {
  gather: 1 * SECOND,
  beat: 20 * SECOND,
  retry: 3 * SECOND,
  perAddress: 100,
  total: 3000,
  waitingBytes: 256 * 1024,
  silence: 45 * SECOND,
  failures: 3,
  polls: 8,
} as const;

/** spec §9 Privacy requests (working days) and the policy's effective civil date. */
export const privacy = { requestWorkingDays: 14, effectiveFrom: '2021-10-28' } as const;

/** spec §9 Customer service (Monday to Friday) and hotline hours, Hong Kong time. */
export const customerService = { from: '10:00', to: '19:00' } as const;
export const hotline = { from: '10:00', to: '20:00' } as const;

/** assumption: milliseconds for which seats are held. Further items do not extend the hold. */
export const seatHold = 10 * MINUTE;

/** assumption: duration of a performance without a known one. Minutes. */
export const usualDuration = 120;

/** assumption: a bank without a response counts as declined. Milliseconds. */
export const bankApproval = 10 * MINUTE;

/** assumption: an empty cart links to an order of the last hour. Milliseconds. */
export const recentOrderAge = 60 * MINUTE;

/** assumption: idle time-out of a session. Milliseconds. */
export const sessionIdle = 30 * MINUTE;

/** assumption: maximum age of a session, even if used. Milliseconds. */
export const sessionLongest = 30 * DAY;

/** assumption: warning time before a session ends. Milliseconds. */
export const sessionWarning = 5 * MINUTE;

/** assumption: online service charge per ticket in cents, not refundable (spec §9 Other rules). */
export const serviceChargePerTicket = 10_00;

/** assumption: wrong passwords for a member from one network address or known device. Milliseconds. */
export const loginThrottle = { attempts: 5, window: 15 * MINUTE } as const;

/**
 * assumption: after 20 failures, all unknown places together get one attempt per `pause`, in milliseconds. Known
 * devices are exempt.
 */
export const accountThrottle = { perAccount: { attempts: 20, window: 15 * MINUTE }, pause: MINUTE } as const;

/** assumption: a device stays known this long after its last login to an account. Milliseconds. */
export const knownDeviceAge = 180 * DAY;

/**
 * assumption: limits on requests that send mail, per kind, in milliseconds. After `perAccount`, unknown places together
 * get one mail per `pause`.
 */
export const mailThrottle = {
  perEmail: { attempts: 5, window: 15 * MINUTE },
  perAccount: { attempts: 10, window: 15 * MINUTE },
  pause: 3 * MINUTE,
  perAddress: { attempts: 200, window: 15 * MINUTE },
} as const;

/**
 * assumption: limits on calls that hash a password, per network address, in milliseconds. Campuses and carriers share
 * one address.
 */
export const hashThrottle = { attempts: 240, window: MINUTE, atOnce: 50 } as const;

/** assumption: orders of a member, including failed ones. Milliseconds. */
export const orderThrottle = { attempts: 60, window: 15 * MINUTE } as const;

/** assumption: validity of emailed links, usable once. Milliseconds. */
export const mailLinks = { activation: 48 * 60 * MINUTE, reset: 60 * MINUTE } as const;

/** assumption: time to enter after the waiting room calls a member. Milliseconds. */
export const waitingRoomEntry = 2 * MINUTE;

/**
 * assumption: milliseconds between two calls of the waiting room. `npm run bench` measures twice this throughput on two
 * cores.
 */
export const waitingRoomCall = SECOND / 50;

/** assumption: validity of a login code from an identity provider, usable once. Milliseconds. */
export const signInCode = 5 * MINUTE;

/** assumption: validity of a captcha, usable once. Milliseconds. */
export const captchaValidity = 5 * MINUTE;

/** assumption: limits on captchas, in milliseconds. Offices and mobile networks share one network address. */
export const captchaThrottle = {
  perMember: { attempts: 30, window: 5 * MINUTE },
  perAddress: { attempts: 300, window: 5 * MINUTE },
} as const;

/** assumption: requests of public forms per network address, which a campus may share. Milliseconds. */
export const formThrottle = { attempts: 60, window: 15 * MINUTE } as const;

/** assumption: maximum bytes of a request, values of a list without a lower limit, and fields in an error response. */
export const requestLimits = { bytes: 100 * 1024, listed: 100, fieldErrors: 48 } as const;

/**
 * assumption: limits of uploads. Bytes, pixels and milliseconds; `atOnce` limits concurrent uploads per network address
 * and in total.
 */
export const upload = {
  validity: 10 * MINUTE,
  longest: MINUTE,
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** Photo before the browser redacts and shrinks it; never uploaded. */
  maxPhotoBytes: 20 * 1024 * 1024,
  /** Customer service decides within this time, then the image is deleted. */
  keptFor: 30 * DAY,
  atOnce: { perAddress: 8, all: 40 },
} as const;

/** assumption: amounts of a top-up in cents, whole dollars only. `waiting` limits a member's pending top-ups. */
export const topUp = { min: 50_00, max: 5_000_00, pointsPerDollar: 100, waiting: 3 } as const;

/**
 * assumption: bonus points in percent by minimum amount in cents, ascending. The last matching line applies to the
 * whole amount.
 */
export const topUpBonuses: readonly { from: number; percent: number }[] = [
  { from: 500_00, percent: 2 },
  { from: 1_000_00, percent: 5 },
];

/** assumption: top-ups of a member. Milliseconds. */
export const topUpThrottle = { attempts: 20, window: 15 * MINUTE } as const;

/**
 * assumption: closing an account. Records of payments are kept for `recordYears`, as the Inland Revenue Ordinance asks.
 * An online programme may be watched for `watchable` milliseconds after its end.
 */
export const accountClosing = { recordYears: 7, watchable: 3 * DAY } as const;

/** assumption: how long the outbox keeps a mail, longer than its links and codes are valid. Milliseconds. */
export const mailsKept = 90 * DAY;

/** assumption: downloads of a member's own data. Milliseconds. */
export const myDataThrottle = { attempts: 10, window: 15 * MINUTE } as const;

/** assumption: digits of a Hong Kong phone number. */
export const hongKongDigits = 8;

/** assumption: digits of a foreign phone number with area code. The maximum is that of ITU-T E.164. */
export const internationalDigits = { min: 7, max: 15 } as const;

/** assumption: earliest year of a birthday. */
export const firstBirthYear = 1900;

/** assumption: maximum characters of texts (spec §5: "length-limited", "not too long"). */
export const textLength = {
  email: 254,
  name: 60,
  street: 120,
  flat: 80,
  mobile: 20,
  enquiry: 2000,
  address: 300,
  transactionNumber: 40,
  searchWord: 100,
  /** Code, state and error of an identity provider. */
  provider: 1000,
} as const;
