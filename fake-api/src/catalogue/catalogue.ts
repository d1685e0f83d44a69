import { LRUCache } from 'lru-cache';
import { type SampleCaseName, sampleCases } from '../sample-data/cases.js';
import { toDay } from './calendar.js';
import { type Edition, editions } from './editions.js';
import { type Entry, entryOf, lastDayOf, pastRunAt, performancesOf, runAt } from './entry.js';
import { asOf, type CatalogueEvent, runOf } from './event.js';
import { hash, mix } from './hash.js';
import type { CataloguePerformance } from './types.js';

export interface Catalogue {
  /** Changes when a performance is rescheduled or cancelled. */
  version(): number;
  /** The `size` events on sale on a civil day, featured first. */
  at(today: string): readonly CatalogueEvent[];
  /** One run of an event, including past and future ones, with performances from `today` on. */
  event(id: string, today: string): CatalogueEvent | null;
  /** A performance of any run, past or future. */
  performance(id: string): CataloguePerformance | null;
  /** The latest runs that ended before a civil day, latest first and without performances. */
  past(today: string, limit: number): readonly CatalogueEvent[];
}

export const demonstrationSeed = 1;

/** Number of cached days. */
const daysKept = 8;

/** For measurements with larger catalogues: repeats an edition with a number. */
function numbered(edition: Edition, number: number): Edition {
  const { featured, startWeek, ...rest } = edition;
  const [en, hk, cn] = edition.title;
  return {
    ...rest,
    slug: `${edition.slug}-n${number}`,
    title: [`${en} No. ${number}`, `${hk} 第 ${number} 回`, `${cn} 第 ${number} 回`],
  };
}

/**
 * An endless catalogue of `size` events: editions recur on fixed civil days, and each day lists current or next runs.
 * @param options.seed determines order, weeks and likes. Another seed moves every run.
 * @param options.size number of events on sale. Above the written editions, numbered repeats are added.
 */
export function createCatalogue({ seed, size = 240 }: { seed: number; size?: number }): Catalogue {
  // Featured editions first, the others mixed, so that a small catalogue has every kind.
  const ordered = editions.toSorted(
    (one, other) =>
      (one.featured ?? editions.length) - (other.featured ?? editions.length) ||
      mix(hash(one.slug), seed) - mix(hash(other.slug), seed),
  );
  const entries = Array.from({ length: Math.ceil(size / ordered.length) }, (_, round) =>
    ordered.map((edition) => entryOf(round === 0 ? edition : numbered(edition, round + 1), seed)),
  )
    .flat()
    .slice(0, size);
  const bySlug = new Map(entries.map((entry) => [entry.edition.slug, entry]));
  const latestRuns = new Map<Entry, { run: number; event: CatalogueEvent }>();

  /** Cached per entry, because a run is the same on all its days. */
  function wholeRun(entry: Entry, run: number): CatalogueEvent {
    const latest = latestRuns.get(entry);
    if (latest?.run === run) return latest.event;
    const event = runOf(entry, run, seed);
    latestRuns.set(entry, { run, event });
    return event;
  }

  const listings = new LRUCache<string, readonly CatalogueEvent[]>({
    max: daysKept,
    memoMethod: (today) => entries.map((entry) => asOf(wholeRun(entry, runAt(entry, toDay(today))), today)),
  });

  /** Parses "night-sailing-3". The slug may contain numbers. */
  function find(eventId: string): { entry: Entry; run: number } | null {
    const [, slug = '', run = ''] = /^(.+)-(0|[1-9]\d{0,3})$/.exec(eventId) ?? [];
    const entry = bySlug.get(slug);
    return entry ? { entry, run: Number(run) } : null;
  }

  return {
    version: () => 0,
    at: (today) => listings.memo(today),
    event(id, today) {
      const found = find(id);
      return found ? asOf(runOf(found.entry, found.run, seed), today) : null;
    },
    performance(id) {
      const [, eventId = ''] = /^(.+)-\d{8}-\d{4}$/.exec(id) ?? [];
      const found = find(eventId);
      return found
        ? (performancesOf(found.entry, found.run).find((performance) => performance.id === id) ?? null)
        : null;
    },
    past(today, limit) {
      const day = toDay(today);
      return entries
        .map((entry) => ({ entry, run: pastRunAt(entry, day) }))
        .filter(({ run }) => run >= 0)
        .sort((one, other) => lastDayOf(other.entry, other.run) - lastDayOf(one.entry, one.run))
        .slice(0, limit)
        .map(({ entry, run }) => asOf(runOf(entry, run, seed), today));
    },
  };
}

/** The event of a sample case on a civil day. @param today YYYY-MM-DD in Hong Kong */
export function sampleEventId(name: SampleCaseName, today: string): string {
  const edition = editions.find(({ slug }) => slug === sampleCases[name].slug);
  if (!edition) throw new Error(`No edition is called ${sampleCases[name].slug}.`);
  return `${edition.slug}-${runAt(entryOf(edition, demonstrationSeed), toDay(today))}`;
}
