import { hongKongDate, hongKongTime, type Text3 } from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { inEachLang } from '../shared/text.js';
import type { Change, Reader } from '../store/index.js';
import type { Catalogue } from './catalogue.js';
import type { CatalogueEvent } from './event.js';
import { type MoveRow, moveTable } from './rows.js';
import type { CataloguePerformance } from './types.js';

/** The performances that were moved, in memory: they are few. */
export type Moves = ReturnType<typeof createMoves>;

export function createMoves() {
  const rows = new Map<string, MoveRow>();
  let version = 0;
  return {
    /** Keeps them current. */
    watcher({ table, id, row }: Change): void {
      if (table !== moveTable) return;
      version += 1;
      if (row) rows.set(id, row as MoveRow);
      else rows.delete(id);
    },
    /** Reads those of before the start. */
    load(data: Reader): void {
      version += 1;
      for (const row of data.all(moveTable)) rows.set(row.id, row);
    },
    /** Goes up with every move. */
    version: () => version,
    all: (): ReadonlyMap<string, MoveRow> => rows,
  };
}

/** Earlier than every run: a run asked for on this day has all its performances. */
const longAgo = '2000-01-01';

/** reading: a matinée begins before 17:00, as in the catalogue. */
const sessionOf = (startsAt: string): CataloguePerformance['session'] =>
  hongKongTime(startsAt) < '17:00' ? 'matinee' : 'evening';

const moved = (performance: CataloguePerformance, { from, startsAt }: MoveRow): CataloguePerformance => ({
  ...performance,
  date: hongKongDate(startsAt),
  startsAt,
  rescheduledFrom: from,
  session: sessionOf(startsAt),
});

const noteOf = ({ from, startsAt }: MoveRow): Text3 =>
  inEachLang((lang) => {
    const { showTime } = createFormat(lang);
    return serverTexts[lang]('programme.rescheduledNote', { from: showTime(from), to: showTime(startsAt) });
  });

const soonestFirst = (one: CataloguePerformance, other: CataloguePerformance) =>
  one.startsAt < other.startsAt ? -1 : 1;

/**
 * The catalogue with the performances that were moved at their present instants. A run stays on sale until its last
 * performance, also when that was moved behind the next run of the event.
 */
export function withMoves(catalogue: Catalogue, moves: Moves): Catalogue {
  const movesOf = (eventId: string) => [...moves.all().values()].filter((row) => row.eventId === eventId);

  const replaced = (event: CatalogueEvent, today: string): CatalogueEvent => {
    const rows = movesOf(event.id);
    const whole = rows.length === 0 ? null : catalogue.event(event.id, longAgo);
    if (whole === null) return event;
    const all = whole.performances
      .map((performance) => {
        const row = moves.all().get(performance.id);
        return row ? moved(performance, row) : performance;
      })
      .sort(soonestFirst);
    const performances = all.filter(({ date }) => date >= today);
    const ahead = rows.filter(({ id }) => performances.some((performance) => performance.id === id));
    return {
      ...event,
      firstDate: all[0]?.date ?? event.firstDate,
      lastDate: all.at(-1)?.date ?? event.lastDate,
      organiserNotes: [...ahead.map(noteOf), ...event.organiserNotes],
      flags: ahead.length === 0 || event.flags.includes('rescheduled') ? event.flags : [...event.flags, 'rescheduled'],
      performances,
    };
  };

  const eventOf: Catalogue['event'] = (id, today) => {
    const event = catalogue.event(id, today);
    return event && replaced(event, today);
  };

  /** Runs that the catalogue no longer lists, and that a move has prolonged. */
  const prolonged = (today: string, listed: readonly CatalogueEvent[]): CatalogueEvent[] =>
    [...new Set([...moves.all().values()].map(({ eventId }) => eventId))].flatMap((eventId) => {
      const event = listed.some(({ id }) => id === eventId) ? null : eventOf(eventId, today);
      return event && event.performances.length > 0 ? [event] : [];
    });

  return {
    version: moves.version,
    at(today) {
      const listed = catalogue.at(today);
      return moves.all().size === 0
        ? listed
        : [...listed.map((event) => replaced(event, today)), ...prolonged(today, listed)];
    },
    event: eventOf,
    performance(id) {
      const performance = catalogue.performance(id);
      const row = moves.all().get(id);
      return performance && row ? moved(performance, row) : performance;
    },
    past(today, limit) {
      const still = new Set(prolonged(today, []).map(({ id }) => id));
      return catalogue
        .past(today, limit)
        .filter(({ id }) => !still.has(id))
        .map((event) => replaced(event, today));
    },
  };
}
