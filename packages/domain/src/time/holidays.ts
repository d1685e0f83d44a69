import type { CivilDate } from './time.js';

/** General holidays other than Sundays, as the Gazette names them. The dictionaries have their texts. */
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
 * Hong Kong's general holidays by year and day (`MM-DD`), seventeen per year without the Sundays.
 *
 * The holidays of a missing year are unknown: add a year when the Gazette has published it. 2025 and 2026 are as
 * gazetted. 2027 and 2028 follow from the General Holidays Ordinance and must be checked against the Gazette. (A
 * holiday on a Sunday moves to the next day that is not a holiday. When one of the first three days of Lunar New Year
 * is a Sunday, the fourth day replaces it.)
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

/** The years whose holidays are known. */
export const holidayYears: readonly string[] = Object.keys(holidays);

/** Whether the holidays of the year of each day are known. */
export const holidaysAreKnown = (...days: CivilDate[]): boolean =>
  days.every((day) => holidayYears.includes(day.slice(0, 4)));

/**
 * The name of the general holiday on a day, or null. Sundays have no name.
 * @throws RangeError for a year whose holidays are not known: returning null would promise work on a holiday.
 */
export function holidayOf(civil: CivilDate): HolidayName | null {
  const year = holidays[civil.slice(0, 4)];
  if (!year) {
    throw new RangeError(`No general holidays are known for ${civil}. Add the year to time/holidays.ts.`);
  }
  return year[civil.slice(5)] ?? null;
}

/** The general holidays of all known years, soonest first. */
export const knownHolidays: readonly { date: CivilDate; name: HolidayName }[] = Object.entries(holidays).flatMap(
  ([year, days]) => Object.entries(days).map(([day, name]) => ({ date: `${year}-${day}`, name })),
);

/** Whether a day is a general holiday other than a Sunday. @throws RangeError as `holidayOf` does. */
export const isHoliday = (civil: CivilDate): boolean => holidayOf(civil) !== null;
