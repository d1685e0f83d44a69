import { describe, expect, test } from 'vitest';
import { type HolidayName, holidayNames, holidayOf, holidayYears, isHoliday, knownHolidays } from './holidays.js';
import { addDays, type CivilDate, weekdayOf } from './time.js';

const daysOf = (year: string): CivilDate[] => {
  const days: CivilDate[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) days.push(day);
  return days;
};

const dateOf = (year: string, name: HolidayName) => daysOf(year).find((day) => holidayOf(day) === name);

/** Gauss's Easter algorithm for 1900 to 2099. */
function easter(year: number): CivilDate {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  return addDays(`${year}-03-22`, moon + sunday);
}

describe('§9 general holidays of Hong Kong', () => {
  test.each([
    ['2025-10-07', 'dayAfterMidAutumn'],
    ['2026-02-17', 'lunarNewYear'],
    ['2026-04-06', 'dayAfterChingMing'],
    ['2026-04-07', 'dayAfterEasterMonday'],
    ['2026-05-25', 'dayAfterBuddhasBirthday'],
    ['2026-10-19', 'dayAfterChungYeung'],
    ['2026-12-26', 'firstWeekdayAfterChristmas'],
    ['2027-02-09', 'fourthOfLunarNewYear'],
    ['2027-12-27', 'firstWeekdayAfterChristmas'],
  ])('%s is %s', (day, name) => {
    expect(holidayOf(day)).toBe(name);
    expect(isHoliday(day)).toBe(true);
  });

  test.each(['2026-04-05', '2026-11-20', '2026-11-21', '2026-11-22', '2027-02-07', '2027-12-26'])(
    '%s is not a general holiday, apart from Sundays',
    (day) => {
      expect(holidayOf(day)).toBeNull();
      expect(isHoliday(day)).toBe(false);
    },
  );

  test('the list of the known holidays has each of them once, in order', () => {
    expect(knownHolidays).toHaveLength(17 * holidayYears.length);
    expect([...knownHolidays].sort((a, b) => (a.date < b.date ? -1 : 1))).toEqual(knownHolidays);
    for (const { date, name } of knownHolidays) expect(holidayOf(date)).toBe(name);
  });

  test.each(holidayYears)('%s has seventeen holidays, none on a Sunday', (year) => {
    const found = daysOf(year).filter(isHoliday);
    expect(found).toHaveLength(17);
    expect(found.filter((day) => weekdayOf(day) === 0)).toEqual([]);
  });

  test.each(holidayYears)(
    'holidays with a fixed date in %s are on that date, or after it when it is a Sunday',
    (year) => {
      for (const [name, monthAndDay, moved] of [
        ['firstOfJanuary', '01-01', undefined],
        ['labourDay', '05-01', undefined],
        ['establishmentDay', '07-01', undefined],
        ['nationalDay', '10-01', 'dayAfterNationalDay'],
        ['christmasDay', '12-25', undefined],
      ] as const) {
        const day = `${year}-${monthAndDay}`;
        if (weekdayOf(day) !== 0) expect(holidayOf(day)).toBe(name);
        else expect(holidayOf(addDays(day, 1))).toBe(moved);
      }
    },
  );

  test.each(holidayYears)('in %s Good Friday is two days before Easter', (year) => {
    const sunday = easter(Number(year));
    expect(dateOf(year, 'goodFriday')).toBe(addDays(sunday, -2));
    expect(dateOf(year, 'dayAfterGoodFriday')).toBe(addDays(sunday, -1));
    expect(dateOf(year, 'easterMonday') ?? addDays(dateOf(year, 'dayAfterEasterMonday') ?? '', -1)).toBe(
      addDays(sunday, 1),
    );
  });

  // Intl has Lunar New Year 2027 one day late: the new moon is four minutes before midnight.
  test.each(holidayYears)(
    'in %s the festivals of the lunar calendar agree with the calendar of the machine',
    (year) => {
      const calendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
        timeZone: 'UTC',
        month: 'numeric',
        day: 'numeric',
      });
      const lunar = (name: HolidayName) => {
        const day = dateOf(year, name);
        return (
          day &&
          calendar
            .format(new Date(`${day}T00:00:00Z`))
            .split('-')
            .slice(-1)[0]
        );
      };
      expect([undefined, '5/5']).toContain(lunar('tuenNg'));
      expect([undefined, '4/8']).toContain(lunar('buddhasBirthday'));
      expect([undefined, '9/9']).toContain(lunar('chungYeung'));
      expect(lunar('dayAfterMidAutumn')).toBe('8/16');
      if (year !== '2027') expect(lunar('lunarNewYear')).toBe('1/1');
    },
  );

  test('every holiday name is used', () => {
    const found = new Set(holidayYears.flatMap(daysOf).map(holidayOf));
    expect(holidayNames.filter((name) => !found.has(name))).toEqual([]);
  });

  test('a year without known holidays throws an error', () => {
    expect(() => isHoliday('2031-12-25')).toThrow('No general holidays are known for 2031-12-25');
    expect(() => holidayOf('2019-12-25')).toThrow(RangeError);
  });
});
