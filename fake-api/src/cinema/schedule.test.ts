import { addDays, CinemaSchedule, langs, type WeatherSignal } from '@first-gong/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/index.js';
import { createInventory } from '../inventory/inventory.js';
import { createProgrammes } from '../lists/programme.js';
import { noRows } from '../testing/noRows.js';
import { createSchedule } from './schedule.js';

const start = Date.parse('2026-11-20T12:00:00.000Z');
let time = start;
let weather: WeatherSignal = 'none';
beforeEach(() => {
  time = start;
  weather = 'none';
});

const now = () => time;
const programmes = createProgrammes(createCatalogue({ seed: 1 }), now);
const inventory = createInventory();
const schedule = createSchedule({ store: { read: () => noRows }, programmes, inventory, weather: () => weather, now });

describe('§2 the cinema schedule', () => {
  test.each(['theatre', 'digital'])('of the %s can be read for today and the 13 days after it', (venue) => {
    const { date, dates } = schedule(venue, undefined, 'en_us');
    expect(date).toBe('2026-11-20');
    const civilDates = dates.map((one) => one.date);
    expect(civilDates).toEqual(Array.from({ length: 14 }, (_, index) => addDays('2026-11-20', index)));
    const days = civilDates.map((day) => schedule(venue, day, 'en_us'));
    expect(days.map((day) => day.date)).toEqual(civilDates);
    const countOf = ({ films }: CinemaSchedule) => films.reduce((sum, { shows }) => sum + shows.length, 0);
    expect(days.map(countOf)).toEqual(dates.map(({ count }) => count));
    expect(days.every((day) => CinemaSchedule.is(day))).toBe(true);
    expect(days.filter(({ films }) => films.length > 0).length).toBeGreaterThan(7);
  });

  test('shows a film once, with all its show times of the day at its own venue and none of another day', () => {
    const { films, date } = schedule('theatre', '2026-11-21', 'en_us');
    expect(new Set(films.map(({ eventId }) => eventId)).size).toBe(films.length);
    for (const film of films) {
      const event = programmes().event(film.eventId);
      expect(event?.venue.id).toBe('tai-hang-theatre');
      const today = event?.performances.filter((performance) => performance.date === date).map(({ id }) => id);
      expect(film.shows.map(({ performanceId }) => performanceId)).toEqual(today);
      expect(film.category).toBe(event?.certificate);
    }
  });

  test('leaves out a show that has begun', () => {
    const shows = () => schedule('digital', undefined, 'en_us').films.flatMap((film) => film.shows);
    const [first] = shows();
    time = Date.parse(first?.startsAt ?? '');
    expect(shows().map(({ performanceId }) => performanceId)).not.toContain(first?.performanceId);
  });

  test('says of each show its house, its seats and the price of each ticket type', () => {
    for (const venue of ['theatre', 'digital']) {
      for (const { date: day } of schedule(venue, undefined, 'en_us').dates) {
        for (const { shows, category } of schedule(venue, day, 'en_us').films) {
          for (const show of shows) {
            const showing = programmes().showing(show.performanceId);
            const [standard, ...reduced] = show.prices.map(({ price }) => price);
            expect(standard).toBe(showing?.event && Math.max(...showing.performance.zones.map(({ price }) => price)));
            expect(reduced.every((price) => price < (standard ?? 0))).toBe(true);
            const child = show.prices.some(({ ticketType }) => ticketType === 'studentChild');
            expect(child).toBe(category !== 'III');
            expect(show.remaining === 0).toBe(show.availability === 'soldOut');
          }
        }
      }
    }
  });

  test('puts no two films that overlap into one house', () => {
    for (const venue of ['theatre', 'digital']) {
      for (const { date: day } of schedule(venue, undefined, 'en_us').dates) {
        const { films } = schedule(venue, day, 'en_us');
        const houses = films.map(({ shows }) => [...new Set(shows.map(({ house }) => house))]);
        expect(houses.every((own) => own.length === 1)).toBe(true);
        expect(new Set(houses.flat()).size).toBe(films.length);
      }
    }
  });

  test('shows today for a date that cannot be chosen, and refuses a venue that is none', () => {
    for (const date of ['2026-11-19', '2026-12-04', 'soon', '', '__proto__']) {
      expect(schedule('digital', date, 'en_us').date).toBe('2026-11-20');
    }
    for (const venue of ['', 'cinema', '__proto__', 'digital-cinema']) {
      expect(() => schedule(venue, undefined, 'en_us')).toThrow('badRequest');
    }
  });

  test('is worded in three languages', () => {
    const all = langs.map((lang) => schedule('digital', '2026-11-21', lang));
    expect(new Set(all.map(({ venueName }) => venueName)).size).toBe(3);
    for (const { venue, venueName, venues } of all) {
      expect(venues.map((one) => one.venue)).toEqual(['theatre', 'digital']);
      expect(venues.find((one) => one.venue === venue)?.name).toBe(venueName);
    }
    expect(all.map(({ films }) => films[0]?.shows[0]?.house.replace(/\d+/, '#'))).toEqual([
      'House #',
      '# 院',
      '# 号厅',
    ]);
    expect(new Set(all.map(({ rules }) => rules.join())).size).toBe(3);
  });
});

describe('§9 the rules of the cinema', () => {
  const rules = langs.map((lang) => schedule('theatre', undefined, lang).rules);

  test.each([
    [
      'concession applies to ages 60 and above, disabled people and full-time students',
      /60.*(disabled|殘疾|残疾).*(full-time|全日制)/,
    ],
    ['children under 6 are not admitted', /(^|under )6/],
    ['under 18 are not admitted to Category III films', /Category III|三級影片.*18|三级影片.*18/],
    ['seats must be consecutive', /next to one another|相連|相连/],
    [
      'a black rainstorm keeps it open and typhoon signal no. 8 closes it',
      /(rainstorm.*no\. 8|黑色暴雨.*八號|黑色暴雨.*八号)/,
    ],
  ])('say that %s', (_what, words) => {
    for (const own of rules) expect(own.some((rule) => words.test(rule))).toBe(true);
  });

  test.each([
    ['none', true],
    ['blackRainstorm', true],
    ['typhoon8', false],
  ] as const)('weather %s: open is %s', (signal, open) => {
    weather = signal;
    expect(schedule('theatre', undefined, 'zh_hk')).toMatchObject({ weather: signal, open });
  });
});
