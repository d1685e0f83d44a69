import { accessOf, hasCompanionSeats } from './access.js';
import { type Slot, slotsOf, toDate, toInstant } from './calendar.js';
import type { Edition } from './editions.js';
import { hash, mix, pick } from './hash.js';
import { demandOf } from './sold.js';
import type { CataloguePerformance, CatalogueZone, SeatingLayout } from './types.js';
import { type Venue, venues } from './venues.js';
import { seatingLayoutOf, zonesOf } from './zones.js';

/** An edition with the values that all runs share. */
export interface Entry {
  edition: Edition;
  venue: Venue;
  slots: readonly Slot[];
  /** Days from the first Monday to the last performance. */
  lastOffset: number;
  /** Days from the first Monday to the last listed day. */
  listedOffset: number;
  startWeek: number;
  evening: readonly CatalogueZone[];
  matinee: readonly CatalogueZone[];
  house: SeatingLayout;
  /** Whether there are companion seats. */
  companions: boolean;
}

export function entryOf(edition: Edition, seed: number): Entry {
  const venue = venues.get(edition.venue);
  if (!venue) throw new Error(`unknown venue ${edition.venue}`);
  const slots = slotsOf(edition.days, edition.weeks ?? 1);
  const plan = edition.plan ?? venue.plan;
  const centsOf = (dollars: readonly number[]) => dollars.map((price) => price * 100);
  const evening = zonesOf(plan, centsOf(edition.prices));
  const lastOffset = Math.max(...slots.map(({ offset }) => offset));
  const week = edition.startWeek ?? pick(mix(hash(edition.slug), seed), edition.every);
  return {
    edition,
    venue,
    slots,
    lastOffset,
    listedOffset: lastOffset - (edition.bookAhead ?? 0),
    // Run 0 starts before day 0, so that the first days have as many events.
    startWeek: (week % edition.every) - edition.every,
    evening,
    matinee: edition.matineePrices ? zonesOf(plan, centsOf(edition.matineePrices)) : evening,
    house: seatingLayoutOf(plan),
    companions: hasCompanionSeats(evening),
  };
}

/** Monday of a run's first week. */
export const firstDayOf = ({ startWeek, edition }: Entry, run: number) => (startWeek + run * edition.every) * 7;

export const lastDayOf = (entry: Entry, run: number) => firstDayOf(entry, run) + entry.lastOffset;

/** The last listed day of a run. The next run follows. */
export const lastListedDayOf = (entry: Entry, run: number) => firstDayOf(entry, run) + entry.listedOffset;

/** The first run that is not over on a day. */
export const runAt = (entry: Entry, day: number) =>
  Math.max(0, Math.ceil((day - lastListedDayOf(entry, 0)) / (entry.edition.every * 7)));

/** The last run that ended before a day, or a negative number. */
export const pastRunAt = (entry: Entry, day: number) =>
  Math.ceil((day - lastDayOf(entry, 0)) / (entry.edition.every * 7)) - 1;

/** All performances of a run, soonest first. Their ids contain day and time in Hong Kong. */
export function performancesOf(entry: Entry, run: number): CataloguePerformance[] {
  const { edition, slots, house, companions } = entry;
  const eventId = `${edition.slug}-${run}`;
  const first = firstDayOf(entry, run);
  return slots.map(({ offset, time }) => {
    const day = first + offset;
    const date = toDate(day);
    const id = `${eventId}-${date.replaceAll('-', '')}-${time}`;
    const session = time < '1700' ? 'matinee' : 'evening';
    return {
      id,
      eventId,
      date,
      startsAt: toInstant(day, time),
      rescheduledFrom: edition.moved ? toInstant(day - edition.moved.days, time) : null,
      cancelled: false,
      session,
      demand: demandOf(id, edition.demandLevel ?? 'steady'),
      zones: entry[session],
      house,
      ...accessOf(edition, id, { isMatinee: session === 'matinee', companions }),
    };
  });
}
