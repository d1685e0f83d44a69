import {
  cinemaAges,
  type EventFlag,
  type Interest,
  isOnline,
  isSoldByNetwork,
  navCategoryOf,
  type OnlineViewing,
  reducedTicketPercent,
  type Text3,
  type TicketType,
  type TicketTypeSold,
  ticketsPerTransaction,
} from '@first-gong/domain';
import { minimumAges, notes, performing, priorityCardName, roles, spoken } from '../sample-data/phrases.js';
import { posterSeeds } from '../sample-data/posterSeeds.js';
import { presenters } from '../sample-data/presenters.js';
import { text, type Words } from '../shared/text.js';
import { dayInWords, toDate, toDay, toInstant } from './calendar.js';
import type { Edition } from './editions.js';
import { type Entry, firstDayOf, lastDayOf, lastListedDayOf, performancesOf } from './entry.js';
import { fraction, hash, mix } from './hash.js';
import type { CatalogueEvent } from './types.js';
import type { Venue } from './venues.js';

/** A run is new for so many days, unless it begins so soon that "new" would hurry people. */
const newForDays = 7;
const soonDays = 10;

/** spec §9: popular events may cap lower, for example ten on the first day. */
const firstDayLimit = 10;

/** "The Whale in|the Cage Home" as a title: English words part at a space, Chinese ones do not. */
function titleOf(words: Words): Text3 {
  const { en_us, zh_hk, zh_cn } = text(words);
  return { en_us: en_us.replaceAll('|', ' '), zh_hk: zh_hk.replaceAll('|', ''), zh_cn: zh_cn.replaceAll('|', '') };
}

function posterLinesOf(words: Words): CatalogueEvent['posterLines'] {
  const { en_us, zh_hk, zh_cn } = text(words);
  return { en_us: en_us.split('|'), zh_hk: zh_hk.split('|'), zh_cn: zh_cn.split('|') };
}

/** 40 to 340,000, unless the edition says more; a bigger house has more friends. */
function likesOf({ likes, slug }: Edition, venue: Venue, seed: number): number {
  if (likes !== undefined) return likes;
  const most = Math.min(340_000, Math.max(900, venue.capacity * 7));
  return Math.round(40 * (most / 40) ** (0.25 + 0.7 * fraction(mix(hash(slug), seed + 1))));
}

/** Facts for holders of a rescheduled run: the days, and that tickets stay valid. */
function movedNote(moved: { days: number; because: Words }, firstDate: string): Text3 {
  const first = toDay(firstDate);
  const from = dayInWords(toDate(first - moved.days));
  const to = dayInWords(firstDate);
  const [en, hk, cn] = moved.because;
  return text([
    `Rescheduled ${en}: the run planned from ${from.en_us} begins on ${to.en_us}, same time, same seats. Tickets stay valid and are not refunded.`,
    `${hk}，原定 ${from.zh_hk} 開始的場次改為 ${to.zh_hk} 開始，同一時間同一座位。原有門票有效，不設退款。`,
    `${cn}，原定 ${from.zh_cn} 开始的场次改为 ${to.zh_cn} 开始，时间和座位不变。原有门票有效，不予退票。`,
  ]);
}

/** An event with a limit of its own keeps it on every day. */
const cappedOnFirstDay = ({ popular, limit }: Edition) => popular === true && limit === undefined;

/** The government network sells its tickets itself, without points (spec §1: some events do not take part). */
const earnsPoints = ({ points, group }: Edition) => points !== false && !isSoldByNetwork(group);

/** The sentences that follow from an edition's rules, then those it chose. */
function organiserNotesOf({ edition, venue, evening }: Entry, firstDate: string): Text3[] {
  const rules: (keyof typeof notes | false)[] = [
    edition.group === 'governmentNetwork' && 'government',
    edition.realName === true && 'realName',
    edition.limit === 2 && 'twoTickets',
    !earnsPoints(edition) && 'noPoints',
    venue.region === 'macau' && 'macau',
    evening.some(({ standing }) => standing) && 'standing',
    evening.some(({ restrictedView }) => restrictedView) && 'restricted',
    ...edition.notes,
  ];
  const moved = edition.moved ? [movedNote(edition.moved, firstDate)] : [];
  return [...moved, ...rules.filter((key) => key !== false).map((key) => text(notes[key]))];
}

/** reading: public sale of an event with priority booking begins so many days before its run, at this hour of Hong Kong. */
const publicSale = { daysBefore: 14, time: '1000' };

const priorityOf = ({ group }: Edition, firstDate: string): CatalogueEvent['priority'] =>
  group === 'priorityBooking'
    ? { card: text(priorityCardName), until: toInstant(toDay(firstDate) - publicSale.daysBefore, publicSale.time) }
    : null;

/** How a programme is watched: what its notes say of the time in which it can be seen. */
function onlineOf({ group, notes: chosen }: Edition): OnlineViewing | null {
  if (!isOnline(group)) return null;
  if (chosen.includes('onDemand')) return { kind: 'onDemand', hours: 48 };
  return { kind: 'live', hours: chosen.includes('replay') ? 72 : 0 };
}

/** The age from which people are admitted: what a note or the category of a film says (spec §9 Other rules). */
function minimumAgeOf({ notes: chosen, certificate }: Edition): number | null {
  const ages = chosen.flatMap((key) => minimumAges[key] ?? []);
  if (certificate) ages.push(certificate === 'III' ? cinemaAges.categoryIII : cinemaAges.admitted);
  return ages.length === 0 ? null : Math.max(...ages);
}

/** The reduced tickets that organisers of an interest sell, beside the standard ones. */
const reducedTypes: Partial<Record<Interest, readonly Exclude<TicketType, 'standard'>[]>> = {
  music: ['concession', 'senior', 'studentChild'],
  theatre: ['concession', 'senior', 'studentChild'],
  dance: ['concession', 'senior', 'studentChild'],
  chineseOpera: ['concession', 'senior', 'studentChild'],
  arts: ['concession', 'studentChild'],
  family: ['senior', 'studentChild'],
  exhibition: ['concession', 'senior', 'studentChild'],
};

/** Arenas, priority booking, the network and what is watched online have one price for everybody; a film has its own types. */
function ticketTypesOf({ group, interest, popular }: Edition): TicketTypeSold[] {
  const reduced = group === 'cultural' || (group === 'shows' && !popular) ? (reducedTypes[interest] ?? []) : [];
  if (reduced.length === 0) return [];
  return [
    { ticketType: 'standard', percent: 100 },
    ...reduced.map((ticketType) => ({ ticketType, percent: reducedTicketPercent })),
  ];
}

const keysOf = <K extends string>(record: Partial<Record<K, unknown>>) => Object.keys(record) as K[];

const creditsOf = ({ credits }: Edition): CatalogueEvent['credits'] =>
  keysOf(credits).flatMap((role) => {
    const names = credits[role];
    return names ? [{ role: text(roles[role]), names: text(names), performs: performing.includes(role) }] : [];
  });

/** A whole run, with all its performances and nothing that depends on the day one asks. */
export function runOf(entry: Entry, run: number, seed: number): CatalogueEvent {
  const { edition, venue, evening, matinee } = entry;
  const performances = performancesOf(entry, run);
  const firstDate = performances[0]?.date ?? toDate(firstDayOf(entry, run));
  const prices = [...evening, ...matinee].map(({ price }) => price);
  const flags: [EventFlag, boolean][] = [
    ['priority', edition.group === 'priorityBooking'],
    ['rescheduled', edition.moved !== undefined],
    ['restrictedView', evening.some(({ restrictedView }) => restrictedView)],
    ['standing', evening.some(({ standing }) => standing)],
  ];
  return {
    id: `${edition.slug}-${run}`,
    slug: edition.slug,
    group: edition.group,
    navCategory: navCategoryOf(edition.group, venue.region !== 'macau'),
    interest: edition.interest,
    title: titleOf(edition.title),
    posterSeed: posterSeeds[edition.slug] ?? edition.slug,
    posterLines: posterLinesOf(edition.title),
    byline: text(edition.byline),
    presenterId: edition.presenter,
    presenter: text(presenters[edition.presenter]),
    venue,
    firstDate,
    lastDate: toDate(lastDayOf(entry, run)),
    onSaleFrom: toDate(lastListedDayOf(entry, run - 1) + 1),
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    spokenLanguage: text(spoken[edition.spoken]),
    duration: edition.minutes,
    description: edition.about.map(text),
    credits: creditsOf(edition),
    organiserNotes: organiserNotesOf(entry, firstDate),
    online: onlineOf(edition),
    minimumAge: minimumAgeOf(edition),
    certificate: edition.certificate ?? null,
    ticketLimit: edition.limit ?? ticketsPerTransaction,
    firstDayLimit: cappedOnFirstDay(edition) ? firstDayLimit : null,
    priority: priorityOf(edition, firstDate),
    pointsProgramme: earnsPoints(edition),
    realName: edition.realName ?? false,
    ticketTypes: ticketTypesOf(edition),
    likes: likesOf(edition, venue, seed),
    featured: edition.featured !== undefined,
    flags: flags.flatMap(([flag, set]) => (set ? [flag] : [])),
    performances,
  };
}

/** A run as it is listed on a civil day: what is left of it, today's ticket limit, and whether it is new. */
export function asOf(event: CatalogueEvent, today: string): CatalogueEvent {
  const day = toDay(today);
  const daysOnSale = day - toDay(event.onSaleFrom);
  const isNew = daysOnSale >= 0 && daysOnSale < newForDays && toDay(event.firstDate) - day >= soonDays;
  const isCapped = daysOnSale === 0 && event.firstDayLimit !== null;
  return {
    ...event,
    ticketLimit: isCapped ? firstDayLimit : event.ticketLimit,
    organiserNotes: isCapped ? [...event.organiserNotes, text(notes.firstDayTen)] : event.organiserNotes,
    flags: isNew ? [...event.flags, 'new'] : event.flags,
    performances: event.performances.filter(({ date }) => date >= today),
  };
}
