/**
 * Every business number of the product with its unit, named and grouped as in spec §9.
 * A number that the specification leaves open is marked `reading` and listed in docs/assumptions.md.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const timeZone = 'Asia/Hong_Kong';

/** spec §9 One-time password validity, Resend countdown. Milliseconds. Digits and attempts are readings. */
export const oneTimePassword = {
  validity: 15 * MINUTE,
  resendCountdown: 60 * SECOND,
  /** reading: five wrong attempts from a network address or a known device block the password there. */
  attempts: 5,
  /** reading: six digits. */
  digits: 6,
} as const;

/** spec §9 Tickets per transaction, unless the event announces fewer. */
export const ticketsPerTransaction = 40;

/** spec §9 Tickets per transaction: the cap of a popular event on its first day, as the specification's example has it. */
export const popularEventTickets = 10;

/** spec §1: civil date from which purchase on the website requires membership. */
export const membershipSince = '2019-09-01';

/** reading: the number of a card for priority booking (spec §1) has twelve digits, the last of which checks the others. */
export const priorityCard = { digits: 12, example: '8800 1234 5679' } as const;

/** spec §9 Wish list: tickets per person; loading delay in milliseconds. The time to pay is a reading. */
export const wishList = {
  ticketsPerPerson: 4,
  loadingDelay: 1.5 * SECOND,
  /** reading: a matched wish that is not paid within 24 hours is cancelled. Milliseconds. */
  paymentTime: DAY,
} as const;

/** spec §9 Password length, in characters. */
export const passwordLength = { min: 8, max: 20 } as const;

/** spec §9 Request time-out and part load time-out, milliseconds. */
export const timeOut = { request: 30 * SECOND, part: 120 * SECOND } as const;

/** spec §9 Preference cookies, milliseconds. */
export const preferenceCookieAge = 30 * DAY;

/** spec §9 Font sizes in CSS pixels of the root, and Themes. */
export const fontSizes = [14, 16, 18] as const;
export const defaultFontSize = 16;
export const themes = ['default', 'night', 'bw'] as const;

/** spec §9 Government network redirect notice, milliseconds. */
export const redirectNotice = 3 * SECOND;

/** spec §9 Notices shown: months. */
export const noticeMonths = 3;

/** reading: notices on one page of the inbox. */
export const noticesPerPage = 30;

/** spec §9 Points: 1 per whole HKD 1 from 1 July 2024 (Hong Kong time). The offset rate is a reading. */
export const points = {
  since: '2024-06-30T16:00:00.000Z',
  perDollar: 1,
  /** reading: 100 points take HKD 1 off. */
  perDollarOffset: 100,
  /** Points do not expire. */
  validity: null,
  historyYears: 1,
} as const;

/** spec §9 Delivery fees in cents and the days a parcel takes. Delivery within Hong Kong and to Macau stops 7 days before the event. */
export const delivery = {
  hongKong: { fee: 40_00, stopsDaysBefore: 7 },
  macau: { fee: 45_00, stopsDaysBefore: 7 },
  mainland: { fee: 200_00, days: [10, 14], stopsDaysBefore: 14 },
  overseas: { fee: 500_00, days: [10, 20], stopsDaysBefore: 20 },
} as const;

/** spec §9 Other rules: ages of the cinema, in years. Concession applies from `concession` on. */
export const cinemaAges = { concession: 60, admitted: 6, categoryIII: 18 } as const;

/** spec §9 Other rules: the tropical cyclone signal that closes the theatre of the cinema. */
export const cinemaClosingSignal = 8;

/** reading: concession, senior and student/child tickets cost this percentage of the standard price, rounded down to whole dollars. */
export const cinemaConcessionPercent = 80;

/**
 * reading: concession, senior and student/child tickets of a show cost this percentage of the zone's price, rounded down
 * to whole dollars, where the organiser sells them.
 */
export const reducedTicketPercent = 50;

/** reading: number of days that the cinema schedule offers, starting today. */
export const cinemaScheduleDays = 14;

/** spec §9 Cinema courier: cents per transaction. */
export const cinemaCourier = 35_00;

/** spec §9 Delivery change: working days before the show. */
export const deliveryChangeWorkingDays = 7;

/** reading: customer service handles a change request within 3 working days. */
export const changeRequestWorkingDays = 3;

/** reading: an appointment to pick up tickets is an hour of customer service; a page offers at most 20 days. */
export const pickUp = { days: 20 } as const;

/** spec §9 Maintenance: weekly, Wednesday 00:00-02:00 Hong Kong time. Weekday as in Date (0 is Sunday). */
export const maintenance = { weekday: 3, fromHour: 0, toHour: 2 } as const;

/** reading: every page announces the weekly maintenance an hour before it begins. Milliseconds. */
export const maintenanceAnnounced = 60 * MINUTE;

/** reading: a page on which a buyer picks seats asks so often which of them are taken. Milliseconds. */
export const planRefresh = 15_000;

/** spec §9 Privacy requests (working days) and the policy's effective civil date. */
export const privacy = { requestWorkingDays: 14, effectiveFrom: '2021-10-28' } as const;

/** spec §9 Customer service (Monday to Friday) and hotline hours, Hong Kong time. */
export const customerService = { from: '10:00', to: '19:00' } as const;
export const hotline = { from: '10:00', to: '20:00' } as const;

/** reading: seats are held for 10 minutes; adding to the cart does not extend the hold. Milliseconds. */
export const seatHold = 10 * MINUTE;

/** reading: the length of a performance whose event does not say how long it is. Minutes. */
export const usualDuration = 120;

/** reading: a bank that has not replied after 10 minutes counts as declining. Milliseconds. */
export const bankApproval = 10 * MINUTE;

/** reading: an empty cart leads to an order that was placed in the last hour. Milliseconds. */
export const recentOrderAge = 60 * MINUTE;

/** reading: a session ends after 30 idle minutes. Milliseconds. */
export const sessionIdle = 30 * MINUTE;

/** reading: a session ends 30 days after its login, however much it is used. Milliseconds. */
export const sessionLongest = 30 * DAY;

/** reading: a page warns 5 minutes before its session ends. Milliseconds. */
export const sessionWarning = 5 * MINUTE;

/** reading: service charge per ticket on the website, in cents; it is not refunded (spec §9 Other rules). */
export const serviceChargePerTicket = 10_00;

/**
 * reading: five wrong passwords in 15 minutes for a member, from one network address or one known device, block login
 * there for a while. Milliseconds.
 */
export const loginThrottle = { attempts: 5, window: 15 * MINUTE } as const;

/**
 * reading: after 20 wrong passwords or codes for a member in 15 minutes, from any unknown places, these places together
 * have one attempt a minute. A known device does not wait for them. Milliseconds.
 */
export const accountThrottle = { perAccount: { attempts: 20, window: 15 * MINUTE }, pause: MINUTE } as const;

/** reading: a device is known to an account for 180 days after its last login. Milliseconds. */
export const knownDeviceAge = 180 * DAY;

/**
 * reading: limits on requests that send mail (registration, one-time password, forgot password), each kind counted
 * separately within 15 minutes: for an email from one place, for a network address, and for an email from all unknown
 * places together, which then have one mail in 3 minutes. Milliseconds.
 */
export const mailThrottle = {
  perEmail: { attempts: 5, window: 15 * MINUTE },
  perAccount: { attempts: 10, window: 15 * MINUTE },
  pause: 3 * MINUTE,
  perAddress: { attempts: 200, window: 15 * MINUTE },
} as const;

/**
 * reading: limits on calls that hash a password (login, registration, one-time password, new password), counted together
 * per network address: so many in a minute, and so many at once. Campuses and carriers have hundreds of buyers behind
 * one address. Milliseconds.
 */
export const hashThrottle = { attempts: 240, window: MINUTE, atOnce: 50 } as const;

/** reading: the orders that a member places in a time, whatever became of them. */
export const orderThrottle = { attempts: 60, window: 15 * MINUTE } as const;

/** reading: validity of emailed links; each link works once. Milliseconds. */
export const mailLinks = { activation: 48 * 60 * MINUTE, reset: 60 * MINUTE } as const;

/** reading: a member called from the waiting room of a hot event has 2 minutes to enter. Milliseconds. */
export const waitingRoomEntry = 2 * MINUTE;

/**
 * reading: the waiting room calls 50 members a second: at most half of the purchases that the shop serves in a second on
 * two cores, which `npm run bench` measures. Milliseconds from one call to the next.
 */
export const waitingRoomCall = SECOND / 50;

/** reading: the code of a login by an identity provider works once, within 5 minutes. Milliseconds. */
export const signInCode = 5 * MINUTE;

/** reading: a captcha takes one answer, within 5 minutes. Milliseconds. */
export const captchaValidity = 5 * MINUTE;

/**
 * reading: limits on captchas within 5 minutes. Many members share a network address: an office, a mobile network.
 * Milliseconds.
 */
export const captchaThrottle = {
  perMember: { attempts: 30, window: 5 * MINUTE },
  perAddress: { attempts: 300, window: 5 * MINUTE },
} as const;

/** reading: the public forms (enquiries, newsletter, change requests) allow 60 requests per network address in 15 minutes: a campus shares one. */
export const formThrottle = { attempts: 60, window: 15 * MINUTE } as const;

/**
 * reading: a request is at most 100 kB, a list in it has at most 100 values unless its field allows fewer, and a refusal
 * names at most 48 fields. Bytes and counts.
 */
export const requestLimits = { bytes: 100 * 1024, listed: 100, fieldErrors: 48 } as const;

/**
 * reading: an upload address takes one image of at most 5 MB and 50 million pixels within 10 minutes. Bytes and
 * milliseconds. All bytes have to come within `longest`. `atOnce` uploads are on their way at a time, of one network
 * address and of all.
 */
export const upload = {
  validity: 10 * MINUTE,
  longest: MINUTE,
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 50_000_000,
  /** A photo before the browser covers it and makes it smaller. It is not sent. */
  maxPhotoBytes: 20 * 1024 * 1024,
  /** After its request: customer service has decided by then, and the image is deleted. */
  keptFor: 30 * DAY,
  atOnce: { perAddress: 8, all: 40 },
} as const;

/**
 * reading: points are bought at the rate at which they are spent, for whole dollars from `min` to `max`. Cents. At most
 * `waiting` top-ups of a member wait for the bank at a time.
 */
export const topUp = { min: 50_00, max: 5_000_00, pointsPerDollar: 100, waiting: 3 } as const;

/**
 * reading: points that come on top of those that a top-up buys, in percent, by the smallest amount in cents that has
 * them. Ascending: the last line that applies counts for the whole amount.
 */
export const topUpBonuses: readonly { from: number; percent: number }[] = [
  { from: 500_00, percent: 2 },
  { from: 1_000_00, percent: 5 },
];

/** reading: a member begins at most 20 top-ups in 15 minutes. Milliseconds. */
export const topUpThrottle = { attempts: 20, window: 15 * MINUTE } as const;

/** reading: digits of a Hong Kong phone number without its area code. */
export const hongKongDigits = 8;

/** reading: digits of any other phone number with its area code: the longest is that of ITU-T E.164. */
export const internationalDigits = { min: 7, max: 15 } as const;

/** reading: the earliest year of a birthday; no living person is older. */
export const firstBirthYear = 1900;

/** reading: maximum length of each text, in characters (spec §5 says "length-limited" and "not too long"). */
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
