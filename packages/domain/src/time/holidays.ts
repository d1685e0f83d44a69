import type { CivilDate } from './time.js';

/** General holidays except Sundays, as in the Gazette. i18n has the texts. */
export const holidayNames = [
  'firstOfJanuary',
  'lunarNewYear',
  'secondOfLunarNewYear',
  'thirdOfLunarNewYear',
  'fourthOfLunarNewYear',
  'chingMing',
  'dayAfterChingMing',
  'goodFriday',
  'dayAfterGoodFriday',
  'easterMonday',
  'dayAfterEasterMonday',
  'labourDay',
  'buddhasBirthday',
  'dayAfterBuddhasBirthday',
  'tuenNg',
  'dayAfterTuenNg',
  'establishmentDay',
  'nationalDay',
  'dayAfterNationalDay',
  'dayAfterMidAutumn',
  'chungYeung',
  'dayAfterChungYeung',
  'christmasDay',
  'firstWeekdayAfterChristmas',
] as const;
export type HolidayName = (typeof holidayNames)[number];

/**
 * General holidays by year and day (`MM-DD`), without Sundays. 2025 and 2026 are gazetted; 2027 and 2028 follow the
 * General Holidays Ordinance.
 *
 * Add a year when the Gazette publishes it, and check 2027 and 2028. A holiday on a Sunday moves to the next free day,
 * in Lunar New Year to the fourth day.
 */
const holidays: Readonly<Record<string, Readonly<Record<string, HolidayName>>>> = {
  2025: {
    '01-01': 'firstOfJanuary',
    '01-29': 'lunarNewYear',
    '01-30': 'secondOfLunarNewYear',
    '01-31': 'thirdOfLunarNewYear',
    '04-04': 'chingMing',
    '04-18': 'goodFriday',
    '04-19': 'dayAfterGoodFriday',
    '04-21': 'easterMonday',
    '05-01': 'labourDay',
    '05-05': 'buddhasBirthday',
    '05-31': 'tuenNg',
    '07-01': 'establishmentDay',
    '10-01': 'nationalDay',
    '10-07': 'dayAfterMidAutumn',
    '10-29': 'chungYeung',
    '12-25': 'christmasDay',
    '12-26': 'firstWeekdayAfterChristmas',
  },
  2026: {
    '01-01': 'firstOfJanuary',
    '02-17': 'lunarNewYear',
    '02-18': 'secondOfLunarNewYear',
    '02-19': 'thirdOfLunarNewYear',
    '04-03': 'goodFriday',
    '04-04': 'dayAfterGoodFriday',
    '04-06': 'dayAfterChingMing',
    '04-07': 'dayAfterEasterMonday',
    '05-01': 'labourDay',
    '05-25': 'dayAfterBuddhasBirthday',
    '06-19': 'tuenNg',
    '07-01': 'establishmentDay',
    '09-26': 'dayAfterMidAutumn',
    '10-01': 'nationalDay',
    '10-19': 'dayAfterChungYeung',
    '12-25': 'christmasDay',
    '12-26': 'firstWeekdayAfterChristmas',
  },
  2027: {
    '01-01': 'firstOfJanuary',
    '02-06': 'lunarNewYear',
    '02-08': 'thirdOfLunarNewYear',
    '02-09': 'fourthOfLunarNewYear',
    '03-26': 'goodFriday',
    '03-27': 'dayAfterGoodFriday',
    '03-29': 'easterMonday',
    '04-05': 'chingMing',
    '05-01': 'labourDay',
    '05-13': 'buddhasBirthday',
    '06-09': 'tuenNg',
    '07-01': 'establishmentDay',
    '09-16': 'dayAfterMidAutumn',
    '10-01': 'nationalDay',
    '10-08': 'chungYeung',
    '12-25': 'christmasDay',
    '12-27': 'firstWeekdayAfterChristmas',
  },
  2028: {
    '01-01': 'firstOfJanuary',
    '01-26': 'lunarNewYear',
    '01-27': 'secondOfLunarNewYear',
    '01-28': 'thirdOfLunarNewYear',
    '04-04': 'chingMing',
    '04-14': 'goodFriday',
    '04-15': 'dayAfterGoodFriday',
    '04-17': 'easterMonday',
    '05-01': 'labourDay',
    '05-02': 'buddhasBirthday',
    '05-29': 'dayAfterTuenNg',
    '07-01': 'establishmentDay',
    '10-02': 'dayAfterNationalDay',
    '10-04': 'dayAfterMidAutumn',
    '10-26': 'chungYeung',
    '12-25': 'christmasDay',
    '12-26': 'firstWeekdayAfterChristmas',
  },
};

export const holidayYears: readonly string[] = Object.keys(holidays);

/** Whether the holidays of all years are known. */
export const holidaysAreKnown = (...days: CivilDate[]): boolean =>
  days.every((day) => holidayYears.includes(day.slice(0, 4)));

/**
 * The general holiday of a day, or null. Sundays have none.
 * @throws RangeError for an unknown year, because null would promise work on a holiday
 */
export function holidayOf(civil: CivilDate): HolidayName | null {
  const year = holidays[civil.slice(0, 4)];
  if (!year) {
    throw new RangeError(`No general holidays are known for ${civil}. Add the year to time/holidays.ts.`);
  }
  return year[civil.slice(5)] ?? null;
}

/** General holidays of all known years, soonest first. */
export const knownHolidays: readonly { date: CivilDate; name: HolidayName }[] = Object.entries(holidays).flatMap(
  ([year, days]) => Object.entries(days).map(([day, name]) => ({ date: `${year}-${day}`, name })),
);

/** Whether a day is a general holiday other than Sunday. @throws RangeError as `holidayOf` */
export const isHoliday = (civil: CivilDate): boolean => holidayOf(civil) !== null;
