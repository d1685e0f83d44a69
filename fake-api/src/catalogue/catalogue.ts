import { type EventFlag, type langs, type NavCategory, type Text3, ticketsPerTransaction } from '@first-gong/domain';
import { dayInWords, type Slot, slotsOf, toDate, toDay, toInstant } from './calendar.js';
import { fraction, hash, mix, pick } from './hash.js';
import { notes, roles, spoken, text, type Words } from './phrases.js';
import { presenters } from './presenters.js';
import { demandOf } from './sold.js';
import type { Edition } from './template.js';
import { editions } from './templates/index.js';
import type { CatalogueEvent, CataloguePerformance, CatalogueZone } from './types.js';
import { type Venue, venues } from './venues.js';
import { zonesOf } from './zones.js';

export interface Catalogue {
  /** The events on sale on a civil day, the featured first: always `size` of them, none of them over. */
  at(today: string): readonly CatalogueEvent[];
  /** One run of an event, also when it is over or not yet on sale; with the performances from `today` on. */
  event(id: string, today: string): CatalogueEvent | null;
  /** A performance of any run, past or to come, with its event's id. */
  performance(id: string): CataloguePerformance | null;
  /** The runs that ended last before a civil day, the latest first. */
  past(today: string, limit: number): readonly CatalogueEvent[];
}

/** An edition with everything that is the same in each of its runs. */
interface Entry {
  edition: Edition;
  venue: Venue;
  slots: Slot[];
  lastOffset: number;
  startWeek: number;
  evening: CatalogueZone[];
  matinee: CatalogueZone[];
}

const newForDays = 7;
const soonDays = 10;
const firstDayLimit = 10;

/** "The Whale in|the Cubicle" as a title and as poster lines. English words part at a space, Chinese ones do not. */
const titleOf = (words: Words): Text3 => {
  const { en_us, zh_hk, zh_cn } = text(words);
  return { en_us: en_us.replaceAll('|', ' '), zh_hk: zh_hk.replaceAll('|', ''), zh_cn: zh_cn.replaceAll('|', '') };
};

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

function entryOf(edition: Edition, seed: number): Entry {
  const venue = venues.get(edition.venue);
  if (!venue) throw new Error(`unknown venue ${edition.venue}`);
  const slots = slotsOf(edition.days, edition.weeks ?? 1);
  const cents = (dollars: readonly number[]) => dollars.map((price) => price * 100);
  const plan = edition.plan ?? venue.plan;
  const evening = zonesOf(plan, cents(edition.prices));
  return {
    edition,
    venue,
    slots,
    lastOffset: Math.max(...slots.map(({ offset }) => offset)),
    startWeek: (edition.startWeek ?? pick(mix(hash(edition.slug), seed), edition.every)) % edition.every,
    evening,
    matinee: edition.matineePrices ? zonesOf(plan, cents(edition.matineePrices)) : evening,
  };
}

const firstDayOf = ({ startWeek, edition }: Entry, run: number) => (startWeek + run * edition.every) * 7;

/** The run on sale on a day: the first whose last performance is that day or later. */
function runAt(entry: Entry, day: number): number {
  const ended = day - entry.lastOffset - entry.startWeek * 7;
  return Math.max(0, Math.ceil(ended / (entry.edition.every * 7)));
}

function performancesOf(entry: Entry, run: number): CataloguePerformance[] {
  const { edition, slots } = entry;
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
      session,
      demand: demandOf(id, edition.pull ?? 'steady'),
      zones: entry[session],
    };
  });
}

const navCategoryOf = ({ group }: Edition, venue: Venue): NavCategory => {
  if (group === 'online' || group === 'cinema' || group === 'governmentNetwork') return group;
  return venue.region === 'macau' ? 'nonLocal' : 'local';
};

/** 40 to 340,000; a bigger house has more friends. */
function likesOf({ likes, slug }: Edition, venue: Venue, seed: number): number {
  if (likes !== undefined) return likes;
  const most = Math.min(340_000, Math.max(900, venue.capacity * 7));
  return Math.round(40 * (most / 40) ** (0.25 + 0.7 * fraction(mix(hash(slug), seed + 1))));
}

/** What holders of a rescheduled performance have to know: the days, that tickets stay valid, and how long they may return them. */
function movedNote(moved: { days: number; because: Words }, firstDate: string): Text3 {
  const first = toDay(firstDate);
  const from = dayInWords(toDate(first - moved.days));
  const to = dayInWords(firstDate);
  const until = dayInWords(toDate(first - 7));
  const [en, hk, cn] = moved.because;
  return text([
    `Rescheduled ${en}: the run that began on ${from.en_us} begins on ${to.en_us}, same time, same seats. Tickets stay valid; holders may ask for a refund until ${until.en_us}.`,
    `${hk}，原定 ${from.zh_hk} 開始的場次改為 ${to.zh_hk} 開始，同一時間同一座位。原有門票有效；亦可在 ${until.zh_hk} 或之前申請退款。`,
    `${cn}，原定 ${from.zh_cn} 开始的场次改为 ${to.zh_cn} 开始，时间和座位不变。原有门票有效；也可在 ${until.zh_cn} 或之前申请退款。`,
  ]);
}

function organiserNotesOf(entry: Entry, firstDate: string): Text3[] {
  const { edition, venue, evening } = entry;
  const rules: (keyof typeof notes | false)[] = [
    edition.group === 'priorityBooking' && 'priority',
    edition.group === 'governmentNetwork' && 'government',
    edition.realName === true && 'realName',
    edition.limit === 2 && 'twoTickets',
    edition.popular === true && 'firstDayTen',
    edition.points === false && 'noPoints',
    venue.region === 'macau' && 'macau',
    evening.some(({ standing }) => standing) && 'standing',
    evening.some(({ restrictedView }) => restrictedView) && 'restricted',
    ...edition.notes,
  ];
  const moved = edition.moved ? [movedNote(edition.moved, firstDate)] : [];
  return [...moved, ...rules.filter((key) => key !== false).map((key) => text(notes[key]))];
}

const keysOf = <K extends string>(record: Partial<Record<K, unknown>>) => Object.keys(record) as K[];

const creditsOf = ({ credits }: Edition) =>
  keysOf(credits).flatMap((role) => {
    const names = credits[role];
    return names ? [{ role: text(roles[role]), names: text(names) }] : [];
  });

function eventOf(entry: Entry, run: number, today: string, seed: number): CatalogueEvent {
  const { edition, venue, evening, matinee } = entry;
  const all = performancesOf(entry, run);
  const day = toDay(today);
  const firstDay = firstDayOf(entry, run);
  const firstDate = all[0]?.date ?? toDate(firstDay);
  const before = run === 0 ? firstDay - edition.every * 7 : firstDayOf(entry, run - 1);
  const onSale = before + entry.lastOffset + 1;
  const daysOnSale = day - onSale;
  const isNew = daysOnSale >= 0 && daysOnSale < newForDays && toDay(firstDate) - day >= soonDays;
  const prices = [...evening, ...matinee].map(({ price }) => price);
  const flags: [EventFlag, boolean][] = [
    ['priority', edition.group === 'priorityBooking'],
    ['rescheduled', edition.moved !== undefined],
    ['restrictedView', evening.some(({ restrictedView }) => restrictedView)],
    ['standing', evening.some(({ standing }) => standing)],
    ['new', isNew],
  ];
  return {
    id: `${edition.slug}-${run}`,
    slug: edition.slug,
    group: edition.group,
    navCategory: navCategoryOf(edition, venue),
    interest: edition.interest,
    title: titleOf(edition.title),
    posterLines: posterLinesOf(edition.title),
    byline: text(edition.byline),
    presenter: text(presenters[edition.presenter]),
    venue,
    firstDate,
    lastDate: toDate(firstDay + entry.lastOffset),
    onSaleFrom: toDate(onSale),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    spokenLanguage: text(spoken[edition.spoken]),
    duration: edition.minutes,
    description: edition.about.map(text),
    credits: creditsOf(edition),
    organiserNotes: organiserNotesOf(entry, firstDate),
    certificate: edition.certificate ?? null,
    ticketLimit: edition.limit ?? (edition.popular && daysOnSale <= 0 ? firstDayLimit : ticketsPerTransaction),
    pointsProgramme: edition.points ?? true,
    realName: edition.realName ?? false,
    likes: likesOf(edition, venue, seed),
    featured: edition.featured !== undefined,
    flags: flags.flatMap(([flag, set]) => (set ? [flag] : [])),
    performances: all.filter(({ date }) => date >= today),
  };
}

const posterLinesOf = (title: Words): CatalogueEvent['posterLines'] => {
  const words = text(title);
  const lines = (lang: (typeof langs)[number]) => words[lang].split('|');
  return { en_us: lines('en_us'), zh_hk: lines('zh_hk'), zh_cn: lines('zh_cn') };
};

/** How many days' listings are kept worked out. */
const daysKept = 8;

/**
 * A catalogue of `size` events that never runs out: each edition recurs on civil days fixed for ever, and a day lists
 * the run that is on or comes next. Two catalogues of one seed are the same.
 *
 * @param options.seed stirs the order, the weeks and the likes; ids do not depend on it, but which days a run falls on do.
 * @param options.size how many events are on sale at a time. Beyond the written editions they are numbered repeats.
 */
export function createCatalogue({ seed, size = 240 }: { seed: number; size?: number }): Catalogue {
  const shuffled = [...editions].sort(
    (one, other) =>
      (one.featured ?? 99) - (other.featured ?? 99) || mix(hash(one.slug), seed) - mix(hash(other.slug), seed),
  );
  const entries = Array.from({ length: size }, (_, index) => {
    const edition = shuffled[index % shuffled.length];
    if (!edition) throw new Error('the catalogue has no editions');
    const round = Math.floor(index / shuffled.length);
    return entryOf(round === 0 ? edition : numbered(edition, round + 1), seed);
  });
  const bySlug = new Map(entries.map((entry) => [entry.edition.slug, entry]));
  const listings = new Map<string, readonly CatalogueEvent[]>();

  function find(eventId: string): { entry: Entry; run: number } | null {
    const [, slug = '', run = ''] = /^(.+)-(\d+)$/.exec(eventId) ?? [];
    const entry = bySlug.get(slug);
    return entry ? { entry, run: Number(run) } : null;
  }

  return {
    at(today) {
      const known = listings.get(today);
      if (known) return known;
      const day = toDay(today);
      const listing = entries.map((entry) => eventOf(entry, runAt(entry, day), today, seed));
      const oldest = listings.keys().next().value;
      if (listings.size >= daysKept && oldest) listings.delete(oldest);
      listings.set(today, listing);
      return listing;
    },
    event(id, today) {
      const found = find(id);
      return found ? eventOf(found.entry, found.run, today, seed) : null;
    },
    performance(id) {
      const [, eventId = ''] = /^(.+-\d+)-\d{8}-\d{4}$/.exec(id) ?? [];
      const found = find(eventId);
      return found ? (performancesOf(found.entry, found.run).find((one) => one.id === id) ?? null) : null;
    },
    past(today, limit) {
      const day = toDay(today);
      return entries
        .map((entry) => ({ entry, run: runAt(entry, day) - 1 }))
        .filter(({ run }) => run >= 0)
        .map(({ entry, run }) => ({ entry, run, ended: firstDayOf(entry, run) + entry.lastOffset }))
        .sort((one, other) => other.ended - one.ended)
        .slice(0, limit)
        .map(({ entry, run }) => eventOf(entry, run, today, seed));
    },
  };
}
