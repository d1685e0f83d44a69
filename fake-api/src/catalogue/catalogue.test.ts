import { type EventFlag, groups, interests, navCategories, weekdayOf } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { notes } from '../sample-data/phrases.js';
import { toDate, toDay } from './calendar.js';
import { editions } from './editions.js';
import { type CatalogueEvent, createCatalogue, type PresenterId } from './index.js';

/** The seed of the demonstration. */
const catalogue = createCatalogue({ seed: 1 });
const friday = '2026-11-20';
const sampleDays = Array.from({ length: 60 }, (_, index) => toDate(index * 7 + (index % 7)));

const perDay = (events: readonly CatalogueEvent[]) => {
  const counts = new Map<string, number>();
  for (const { date } of events.flatMap(({ performances }) => performances))
    counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
};

describe('the listing of a day', () => {
  it('§3 has exactly as many events as asked for, each once', () => {
    for (const size of [10, 240, 10_000]) {
      const ids = createCatalogue({ seed: 1, size })
        .at(friday)
        .map(({ id }) => id);
      expect(ids).toHaveLength(size);
      expect(new Set(ids).size).toBe(size);
    }
  });

  it('§3 is made of written editions, not of numbered repeats', () => {
    expect(editions).toHaveLength(240);
    const names = editions.map(({ title, byline }) => `${title[0]}/${byline[0]}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is the same for two catalogues of one seed, and another for another seed', () => {
    const days = (seed: number) =>
      createCatalogue({ seed })
        .at(friday)
        .map(({ id, firstDate }) => `${id} ${firstDate}`);
    expect(days(7)).toEqual(days(7));
    expect(days(7)).not.toEqual(days(8));
  });

  it('§2 lists nothing that is over: every performance is on the day or after it, in order', () => {
    for (const today of sampleDays) {
      const wrong = catalogue.at(today).filter(({ performances, lastDate }) => {
        const starts = performances.map(({ startsAt }) => startsAt);
        const [first] = performances;
        const ahead = first !== undefined && first.date >= today && performances.at(-1)?.date === lastDate;
        return !ahead || starts.join() !== starts.toSorted().join();
      });
      expect(wrong, today).toEqual([]);
    }
  });

  it('§2 fills each of the next fourteen days, and goes on for months', () => {
    for (const today of sampleDays) {
      const counts = perDay(catalogue.at(today));
      const next = Array.from({ length: 14 }, (_, index) => counts.get(toDate(toDay(today) + index)) ?? 0);
      expect(Math.min(...next), today).toBeGreaterThanOrEqual(8);
      expect([...counts.keys()].some((date) => toDay(date) > toDay(today) + 90)).toBe(true);
    }
  });

  it('keeps the days that a presenter names: Sundays of the Sunday Forum, weekdays of the Late Shift Forum', () => {
    const daysOf = (presenter: PresenterId) => {
      const events = sampleDays.flatMap((today) => catalogue.at(today));
      const own = events.filter(({ presenterId }) => presenterId === presenter);
      return new Set(own.flatMap(({ performances }) => performances.map(({ date }) => weekdayOf(date))));
    };
    expect([...daysOf('sundayTalks')]).toEqual([0]);
    expect([...daysOf('lateShift')].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('has something for this evening, whatever the evening', () => {
    for (const today of sampleDays) {
      const tonight = catalogue
        .at(today)
        .flatMap(({ performances }) =>
          performances.filter(({ date, session }) => date === today && session === 'evening'),
        );
      expect(tonight.length, today).toBeGreaterThanOrEqual(4);
    }
  });

  it('§1 §3 has every group, category, interest and case on each of 400 days', () => {
    const flags: EventFlag[] = ['priority', 'new', 'rescheduled', 'restrictedView', 'standing'];
    for (let day = 0; day < 400; day += 1) {
      const events = catalogue.at(toDate(day));
      const performances = events.flatMap((event) => event.performances);
      const seen = {
        groups: new Set(events.map(({ group }) => group)).size,
        categories: new Set(events.map(({ navCategory }) => navCategory)).size,
        interests: new Set(events.map(({ interest }) => interest)).size,
        flags: flags.filter((flag) => !events.some((event) => event.flags.includes(flag))),
        soldOutEvent: events.some((event) => event.performances.every(({ demand }) => demand.level === 'soldOut')),
        soldOutNight: events.some(
          ({ performances: nights }) =>
            nights.some(({ demand }) => demand.level === 'soldOut') &&
            nights.some(({ demand }) => demand.level !== 'soldOut'),
        ),
        fewLeft: performances.some(({ demand }) => demand.level === 'few'),
        plenty: performances.some(({ demand }) => demand.level === 'plenty' && demand.share < 0.3),
        twoTickets: events.some(({ ticketLimit }) => ticketLimit === 2),
        realName: events.some(({ realName }) => realName),
        outsidePoints: events.some(({ pointsProgramme }) => !pointsProgramme),
        macau: events.some(({ venue }) => venue.region === 'macau'),
        freeSeating: performances.some(({ zones }) =>
          zones.some(({ rows, standing }) => rows.length === 0 && !standing),
        ),
        bothSessions: new Set(performances.map(({ session }) => session)).size,
      };
      expect(seen, toDate(day)).toEqual({
        groups: groups.length,
        categories: navCategories.length,
        interests: interests.length,
        flags: [],
        soldOutEvent: true,
        soldOutNight: true,
        fewLeft: true,
        plenty: true,
        twoTickets: true,
        realName: true,
        outsidePoints: true,
        macau: true,
        freeSeating: true,
        bothSessions: 2,
      });
    }
  });
});

describe('the notes of an event', () => {
  const has = ({ organiserNotes }: CatalogueEvent, key: keyof typeof notes) =>
    organiserNotes.some(({ en_us }) => en_us === notes[key][0]);

  it('follow from its rules, on every day of a year', () => {
    const wrong = new Set<string>();
    for (let day = 0; day < 365; day += 1) {
      for (const event of catalogue.at(toDate(toDay(friday) + day))) {
        const { slug, performances, ticketLimit, pointsProgramme, firstDayLimit, group } = event;
        const zones = performances.flatMap((performance) => performance.zones);
        const isUnreserved = zones.some(({ rows, standing }) => rows.length === 0 && !standing);
        if (has(event, 'firstDayTen') !== (ticketLimit === 10 && firstDayLimit !== null))
          wrong.add(`${slug} firstDayTen`);
        if (has(event, 'twoTickets') !== (ticketLimit === 2)) wrong.add(`${slug} twoTickets`);
        if (has(event, 'noPoints') === pointsProgramme) wrong.add(`${slug} noPoints`);
        if (has(event, 'standing') !== zones.some(({ standing }) => standing)) wrong.add(`${slug} standing`);
        if (has(event, 'restricted') !== zones.some((zone) => zone.restrictedView)) wrong.add(`${slug} restricted`);
        if (has(event, 'freeSeating') && !isUnreserved) wrong.add(`${slug} freeSeating`);
        if (group === 'governmentNetwork' && pointsProgramme) wrong.add(`${slug} points of the network`);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('and the dearer zone of an online programme is the one with more in it', () => {
    const online = catalogue.at(friday).filter((event) => event.online !== null);
    expect(online.length).toBeGreaterThan(3);
    for (const { slug, performances } of online) {
      const [dear, cheap] = performances[0]?.zones ?? [];
      expect(dear?.location.en_us, slug).toMatch(/programme book/);
      expect(dear?.price ?? 0, slug).toBeGreaterThan(cheap?.price ?? 0);
    }
  });
});

describe('an event over time', () => {
  it('keeps its id, its dates and its words from one day to the next', () => {
    const known = new Map<string, string>();
    for (let day = 0; day < 120; day += 1) {
      for (const { id, title, firstDate, lastDate, likes } of catalogue.at(toDate(day))) {
        const facts = JSON.stringify([title, firstDate, lastDate, likes]);
        expect(known.get(id) ?? facts).toBe(facts);
        known.set(id, facts);
      }
    }
  });

  it('§3 leaves a performance resolvable by its id when it is long over', () => {
    for (const event of catalogue.at(friday)) {
      for (const performance of event.performances) {
        expect(catalogue.performance(performance.id)).toEqual(performance);
        expect(performance.id).toBe(`${event.id}-${performance.date.replaceAll('-', '')}-${performance.id.slice(-4)}`);
      }
      expect(catalogue.event(event.id, '2028-01-01')).toMatchObject({
        id: event.id,
        performances: [],
        title: event.title,
      });
    }
  });

  it('starts when Hong Kong’s clock says what its id says', () => {
    const hongKong = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Hong_Kong',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (const { id, startsAt } of catalogue.at(friday).flatMap(({ performances }) => performances)) {
      expect(hongKong.format(new Date(startsAt)).replace(/\D/g, '')).toBe(id.slice(-13).replace('-', ''));
    }
  });

  it('knows nothing of ids that were never given', () => {
    expect(catalogue.event('night-sailing', friday)).toBeNull();
    expect(catalogue.event('night-sailing-03', friday)).toBeNull();
    expect(catalogue.event('night-sailing-99999999', friday)).toBeNull();
    expect(catalogue.performance('night-sailing-2-20261204-2014')).toBeNull();
    expect(catalogue.performance('')).toBeNull();
  });

  it('lists what has ended, the latest first', () => {
    const past = catalogue.past(friday, 30);
    const ends = past.map(({ lastDate }) => lastDate);
    expect(past).toHaveLength(30);
    expect(ends.every((date) => date < friday)).toBe(true);
    expect(ends).toEqual(ends.toSorted().reverse());
  });

  it('§9 caps a popular event at ten tickets on its first day on sale, and no longer', () => {
    const popular = catalogue.at(friday).filter(({ firstDayLimit }) => firstDayLimit !== null);
    expect(popular.length).toBeGreaterThan(3);
    const isNoted = (event: CatalogueEvent | null) =>
      event?.organiserNotes.some(({ en_us }) => en_us.includes('first day of sale'));
    for (const { id, onSaleFrom } of popular) {
      const [first, second] = [0, 1].map((days) => catalogue.event(id, toDate(toDay(onSaleFrom) + days)) ?? null);
      expect([first?.ticketLimit, isNoted(first ?? null)]).toEqual([10, true]);
      expect([second?.ticketLimit, isNoted(second ?? null)]).toEqual([40, false]);
    }
  });

  it('tells holders of a rescheduled run the old day, the new one and what they may do', () => {
    const moved = catalogue.at(friday).filter(({ flags }) => flags.includes('rescheduled'));
    expect(moved.length).toBeGreaterThan(1);
    for (const { performances, organiserNotes } of moved) {
      expect(organiserNotes[0]?.en_us).toMatch(/^Rescheduled .+ Tickets stay valid and are not refunded\.$/);
      for (const { startsAt, rescheduledFrom } of performances) {
        expect(rescheduledFrom?.slice(10)).toBe(startsAt.slice(10));
        expect(Date.parse(rescheduledFrom ?? startsAt)).toBeLessThan(Date.parse(startsAt));
      }
    }
  });
});
