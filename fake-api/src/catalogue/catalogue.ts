import { LRUCache } from 'lru-cache';
import { type SampleCaseName, sampleCases } from '../sample-data/cases.js';
import { toDay } from './calendar.js';
import { type Edition, editions } from './editions.js';
import { type Entry, entryOf, lastDayOf, pastRunAt, performancesOf, runAt } from './entry.js';
import { asOf, type CatalogueEvent, runOf } from './event.js';
import { hash, mix } from './hash.js';
import type { CataloguePerformance } from './types.js';

export interface Catalogue {
  /** Changes when a performance is moved. */
  version(): number;
  /** The events on sale on a civil day, the featured first: always `size` of them, none of them over. */
  at(today: string): readonly CatalogueEvent[];
  /** One run of an event, also when it is over or not yet on sale; with the performances from `today` on. */
  event(id: string, today: string): CatalogueEvent | null;
  /** A performance of any run, past or to come; its `eventId` leads to the event. */
  performance(id: string): CataloguePerformance | null;
  /** The runs that ended last before a civil day, the latest first; with no performances left. */
  past(today: string, limit: number): readonly CatalogueEvent[];
}

/** The seed of the demonstration's catalogue. */
export const demonstrationSeed = 1;

/** How many days' listings are kept worked out. */
const daysKept = 8;

/** Beyond the written editions, for measuring only: the same again with a number. */
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
 * A catalogue of `size` events that never runs out: each edition recurs on civil days fixed for ever, and a day lists
 * the run that is on or comes next. Two catalogues of one seed are the same.
 *
 * @param options.seed stirs the order, the weeks and the likes. Keep it: another seed moves every run to other days.
 * @param options.size how many events are on sale at a time. Beyond the written editions they are numbered repeats.
 */
export function createCatalogue({ seed, size = 240 }: { seed: number; size?: number }): Catalogue {
  // The featured in their order, then everything else well mixed, so that a small catalogue has something of each kind.
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

  /** A run changes with the day, not with the question: the latest of each entry is kept. */
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

  /** "night-sailing-3": the slug may hold numbers too. Four digits of runs last for centuries. */
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

/**
 * The event of a sample case that is listed on a civil day, in the catalogue of the demonstration.
 * @param today YYYY-MM-DD in Hong Kong.
 */
export function sampleEventId(name: SampleCaseName, today: string): string {
  const edition = editions.find(({ slug }) => slug === sampleCases[name].slug);
  if (!edition) throw new Error(`No edition is called ${sampleCases[name].slug}.`);
  return `${edition.slug}-${runAt(entryOf(edition, demonstrationSeed), toDay(today))}`;
}
