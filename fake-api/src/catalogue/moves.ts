import { hongKongDate, hongKongTime, type Text3 } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { inEachLang } from '../shared/text.js';
import type { Change, Reader } from '../store/index.js';
import type { Catalogue } from './catalogue.js';
import type { CatalogueEvent } from './event.js';
import { type CancellationRow, cancellationTable, type MoveRow, moveTable } from './rows.js';
import type { CataloguePerformance } from './types.js';

/** Before every run, so that a query on this day returns all performances. */
const longAgo = '2000-01-01';

const moved = (performance: CataloguePerformance, { from, startsAt }: MoveRow): CataloguePerformance => ({
  ...performance,
  date: hongKongDate(startsAt),
  startsAt,
  rescheduledFrom: from,
  // assumption: a matinée begins before 17:00, as in the catalogue.
  session: hongKongTime(startsAt) < '17:00' ? 'matinee' : 'evening',
});

const moveNote = ({ from, startsAt }: MoveRow): Text3 =>
  inEachLang((lang) => {
    const { showTime } = createFormat(lang);
    return serverTexts[lang]('programme.rescheduledNote', { from: showTime(from), to: showTime(startsAt) });
  });

const cancellationNote = ({ startsAt }: CataloguePerformance): Text3 =>
  inEachLang((lang) =>
    serverTexts[lang]('programme.cancelledNote', { showTime: createFormat(lang).showTime(startsAt) }),
  );

/**
 * Applies reschedulings and cancellations to the catalogue. A run stays on sale until its last performance, even if
 * the next run has started.
 * @param written the catalogue without them
 */
export function withMoves(written: Catalogue) {
  /** Rescheduled and cancelled performances, in memory because they are few. */
  const rows = new Map<string, MoveRow>();
  const cancellations = new Map<string, CancellationRow>();
  let version = 0;

  const present = (performance: CataloguePerformance): CataloguePerformance => {
    const row = rows.get(performance.id);
    const timed = row ? moved(performance, row) : performance;
    return cancellations.has(performance.id) ? { ...timed, cancelled: true } : timed;
  };

  const replaced = (event: CatalogueEvent, today: string): CatalogueEvent => {
    const isOfEvent = ({ eventId }: { eventId: string }) => eventId === event.id;
    const ofEvent = [...rows.values()].filter(isOfEvent);
    const isChanged = ofEvent.length > 0 || [...cancellations.values()].some(isOfEvent);
    const whole = !isChanged ? null : written.event(event.id, longAgo);
    if (whole === null) return event;
    const all = whole.performances.map(present).sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    const performances = all.filter(({ date }) => date >= today);
    const ahead = ofEvent.filter(({ id }) => performances.some((performance) => performance.id === id));
    const cancelled = performances.filter((performance) => performance.cancelled);
    return {
      ...event,
      firstDate: all[0]?.date ?? event.firstDate,
      lastDate: all.at(-1)?.date ?? event.lastDate,
      organiserNotes: [...cancelled.map(cancellationNote), ...ahead.map(moveNote), ...event.organiserNotes],
      flags: ahead.length === 0 || event.flags.includes('rescheduled') ? event.flags : [...event.flags, 'rescheduled'],
      performances,
    };
  };

  const eventOf: Catalogue['event'] = (id, today) => {
    const event = written.event(id, today);
    return event && replaced(event, today);
  };

  /** Runs that only a rescheduling keeps on sale. */
  const prolonged = (today: string, listed: readonly CatalogueEvent[]): CatalogueEvent[] =>
    [...new Set([...rows.values()].map(({ eventId }) => eventId))].flatMap((eventId) => {
      const event = listed.some(({ id }) => id === eventId) ? null : eventOf(eventId, today);
      return event && event.performances.length > 0 ? [event] : [];
    });

  const catalogue: Catalogue = {
    version: () => version,
    at(today) {
      const listed = written.at(today);
      if (rows.size + cancellations.size === 0) return listed;
      return [...listed.map((event) => replaced(event, today)), ...prolonged(today, listed)];
    },
    event: eventOf,
    performance(id) {
      const performance = written.performance(id);
      return performance && present(performance);
    },
    past(today, limit) {
      const still = new Set(prolonged(today, []).map(({ id }) => id));
      const over = written.past(today, limit).filter(({ id }) => !still.has(id));
      return over.map((event) => replaced(event, today));
    },
  };
  return {
    catalogue,
    watcher({ table, id, row }: Change): void {
      if (table !== moveTable && table !== cancellationTable) return;
      version += 1;
      if (table === cancellationTable) cancellations.set(id, row as CancellationRow);
      else if (row) rows.set(id, row as MoveRow);
      else rows.delete(id);
    },
    /** Loads earlier reschedulings and cancellations. */
    load(data: Reader): void {
      version += 1;
      for (const row of data.all(moveTable)) rows.set(row.id, row);
      for (const row of data.all(cancellationTable)) cancellations.set(row.id, row);
    },
  };
}
