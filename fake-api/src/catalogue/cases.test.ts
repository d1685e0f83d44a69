import { expect, test } from 'vitest';
import { type SampleCaseName, sampleCases } from '../sample-data/cases.js';
import { toDate, toDay } from './calendar.js';
import { createCatalogue, demonstrationSeed, sampleEventId } from './catalogue.js';
import type { CatalogueEvent, CataloguePerformance } from './index.js';
import { soldAtStart } from './sold.js';

const catalogue = createCatalogue({ seed: demonstrationSeed });
const first = toDay('2026-11-01');
const days = Array.from({ length: 3 * 366 }, (_, index) => first + index);

/** Free places by performance and zone. */
const left = ({ performances }: CatalogueEvent) =>
  performances.map((performance) => performance.zones.map((zone) => zone.capacity - soldAtStart(performance, zone)));
const isOpen = (event: CatalogueEvent) => left(event).every((zones) => zones.every((places) => places >= 40));
const isNumbered = ({ performances: [performance] }: CatalogueEvent) =>
  performance?.zones.every(({ rows, standing }) => rows.length > 0 && !standing) ?? false;
const isMonthAhead = (performance: CataloguePerformance | undefined, day: number) =>
  performance !== undefined && toDay(performance.date) - day >= 30;
const seatsOf = (event: CatalogueEvent) =>
  event.performances[0]?.zones.length === 4 &&
  isNumbered(event) &&
  isOpen(event) &&
  event.ticketTypes.length === 4 &&
  event.pointsProgramme &&
  event.ticketLimit === 40 &&
  !event.realName;
/** Whether each of the next 14 days has a show with 30 free places. */
const isShownDaily = ({ performances }: CatalogueEvent, day: number) =>
  Array.from({ length: 14 }, (_, index) => performances.find(({ date }) => date === toDate(day + index))).every(
    (show) => show?.zones.some((zone) => zone.capacity - soldAtStart(show, zone) >= 30),
  );

const holds: Record<SampleCaseName, (event: CatalogueEvent, day: number) => boolean> = {
  seats: seatsOf,
  otherSeats: seatsOf,
  thirdSeats: seatsOf,
  standardOnly: (event) => isNumbered(event) && isOpen(event) && event.ticketTypes.length === 0,
  stadium: (event) => isOpen(event) && left(event).every((zones) => zones.reduce((sum, each) => sum + each) > 15_000),
  limited: (event) =>
    isOpen(event) &&
    event.ticketLimit === 10 &&
    event.minimumAge !== null &&
    event.organiserNotes.length > 0 &&
    event.pointsProgramme,
  standing: (event) => isOpen(event) && event.flags.includes('standing'),
  freeSeating: (event) =>
    isOpen(event) && event.performances.every(({ zones }) => zones.length === 1 && zones[0]?.rows.length === 0),
  restrictedView: (event) => isOpen(event) && event.flags.includes('restrictedView'),
  priority: (event, day) =>
    isNumbered(event) && isOpen(event) && event.priority !== null && toDate(day + 1) < event.priority.until,
  realName: (event) => isOpen(event) && event.realName && event.ticketLimit === 4,
  noPoints: (event) => isOpen(event) && !event.pointsProgramme && event.online === null,
  onlineLive: (event) => isOpen(event) && event.online?.kind === 'live' && event.online.hours > 0,
  onlineOnDemand: (event) => isOpen(event) && event.online?.kind === 'onDemand' && event.online.hours > 0,
  manyPerformances: (event) => isOpen(event) && event.performances.length > 12,
  rescheduled: (event) => isOpen(event) && event.performances.every(({ rescheduledFrom }) => rescheduledFrom !== null),
  soldOut: (event) => event.pointsProgramme && left(event).every((zones) => zones.every((places) => places === 0)),
  otherSoldOut: (event) => event.pointsProgramme && left(event).every((zones) => zones.every((places) => places === 0)),
  lastTickets: (event) =>
    left(event).every(([places = 0, ...others]) => others.length === 0 && places >= 3 && places <= 14),
  governmentNetwork: (event) => event.group === 'governmentNetwork',
  untilLastDay: (event, day) => isOpen(event) && event.online === null && event.lastDate >= toDate(day),
  film: (event, day) => isShownDaily(event, day) && event.certificate === 'I',
  filmCategoryIII: (event, day) => isShownDaily(event, day) && event.certificate === 'III',
};

test('a year later, the event of a case is over', () => {
  for (const day of days) {
    const { lastDate = '' } = catalogue.event(sampleEventId('seats', toDate(day)), toDate(day)) ?? {};
    expect(lastDate < toDate(day + 366), toDate(day)).toBe(true);
  }
});

test.each(Object.keys(sampleCases) as SampleCaseName[])('%s: one event is an example on every day', (name) => {
  expect(catalogue.at(toDate(first)).map(({ id }) => id)).toContain(sampleEventId(name, toDate(first)));
  const ids = days.map((day) => sampleEventId(name, toDate(day)));
  for (const [index, day] of days.entries()) {
    const isDaily = name === 'film' || name === 'filmCategoryIII';
    // Only films that are on change within a run, so first and last day suffice for others.
    if (!isDaily && ids[index] === ids[index - 1] && ids[index] === ids[index + 1]) continue;
    const today = toDate(day);
    const event = catalogue.event(ids[index] ?? '', today);
    if (event === null) throw new Error(`${today}: no event`);
    expect(holds[name](event, day), `${today} ${event.id}`).toBe(true);
    if (!isDaily && name !== 'untilLastDay') expect(isMonthAhead(event.performances[0], day), today).toBe(true);
  }
});
