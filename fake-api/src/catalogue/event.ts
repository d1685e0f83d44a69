import type { EventFlag, Lang, OnlineViewing, Text3, TicketTypeSold } from '@first-gong/domain';
import {
  cinemaAges,
  isOnline,
  isSoldByNetwork,
  navCategoryOf,
  reducedTicketPercent,
  ticketsPerTransaction,
} from '@first-gong/domain';
import { createFormat } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import { minimumAges, notes, performing, priorityCardName, roles, spoken } from '../sample-data/phrases.js';
import { posterSeeds } from '../sample-data/posterSeeds.js';
import { presenters } from '../sample-data/presenters.js';
import { reducedTickets } from '../sample-data/reducedTickets.js';
import { inEachLang, type LocalizedText, text } from '../shared/text.js';
import { toDate, toDay, toInstant } from './calendar.js';
import type { Edition } from './editions.js';
import { type Entry, firstDayOf, lastDayOf, lastListedDayOf, performancesOf } from './entry.js';
import { fraction, hash, mix } from './hash.js';
import type { Venue } from './venues.js';

/** Days for which a run is new. Runs that begin within these days are not new. */
const newForDays = 7;
const soonDays = 10;

/** spec §9: popular events may have a lower limit, for example ten on the first day. */
const firstDayLimit = 10;

/** "The Whale in|the Cage Home" as poster lines. */
function posterLinesOf([en, hk, cn]: LocalizedText): Record<Lang, string[]> {
  return { en_us: en.split('|'), zh_hk: hk.split('|'), zh_cn: cn.split('|') };
}

/** From 40 to 340,000 by size of the venue, unless the edition has a number. */
function likesOf({ likes, slug }: Edition, venue: Venue, seed: number): number {
  if (likes !== undefined) return likes;
  const most = Math.min(340_000, Math.max(900, venue.capacity * 7));
  return Math.round(40 * (most / 40) ** (0.25 + 0.7 * fraction(mix(hash(slug), seed + 1))));
}

/** Organiser's note about a rescheduled run. */
function movedNote({ days, because }: { days: number; because: LocalizedText }, firstDate: string): Text3 {
  const announced = toDate(toDay(firstDate) - days);
  return inEachLang((lang) => {
    const { day } = createFormat(lang);
    const facts = { because: text(because)[lang], from: day(announced), to: day(firstDate) };
    return serverTexts[lang]('programme.rescheduledRunNote', facts);
  });
}

/** Network events earn no points (spec §1: some events do not take part). */
const earnsPoints = ({ points, group }: Edition) => points !== false && !isSoldByNetwork(group);

/** Notes from the rules of an edition, followed by its own. */
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

/** assumption: start of the public sale after priority booking, in days before the run and Hong Kong time. */
const publicSale = { daysBefore: 14, time: '1000' };

const priorityOf = ({ group }: Edition, firstDate: string): { card: Text3; until: string } | null =>
  group === 'priorityBooking'
    ? { card: text(priorityCardName), until: toInstant(toDay(firstDate) - publicSale.daysBefore, publicSale.time) }
    : null;

/** The viewing time of an online programme, from its notes. */
function onlineOf({ group, notes: chosen }: Edition): OnlineViewing | null {
  if (!isOnline(group)) return null;
  if (chosen.includes('onDemand')) return { kind: 'onDemand', hours: 48 };
  return { kind: 'live', hours: chosen.includes('replay') ? 72 : 0 };
}

/** The minimum age, from the notes or the film category (spec §9 Other rules). */
function minimumAgeOf({ notes: chosen, certificate }: Edition): number | null {
  const ages = chosen.flatMap((key) => minimumAges[key] ?? []);
  if (certificate) ages.push(certificate === 'III' ? cinemaAges.categoryIII : cinemaAges.admitted);
  return ages.length === 0 ? null : Math.max(...ages);
}

/**
 * Undefined for arenas, priority booking, network and online events, which have one price. Films have their own types.
 */
function ticketTypesOf({ group, interest, popular }: Edition): TicketTypeSold[] {
  const reduced = group === 'cultural' || (group === 'shows' && !popular) ? (reducedTickets[interest] ?? []) : [];
  if (reduced.length === 0) return [];
  return [
    { ticketType: 'standard', percent: 100 },
    ...reduced.map((ticketType) => ({ ticketType, percent: reducedTicketPercent })),
  ];
}

const creditsOf = ({ credits }: Edition): { role: Text3; names: Text3; performs: boolean }[] =>
  (Object.entries(credits) as [keyof typeof roles, LocalizedText][]).map(([role, names]) => ({
    role: text(roles[role]),
    names: text(names),
    performs: performing.includes(role),
  }));

/** A run in three languages: an `EventDetail` without sales. Prices are in cents, days are civil days of Hong Kong. */
export type CatalogueEvent = ReturnType<typeof runOf>;

/** A whole run, independent of the day. */
export function runOf(entry: Entry, run: number, seed: number) {
  const { edition, venue, evening, matinee } = entry;
  const performances = performancesOf(entry, run);
  const firstDate = performances[0]?.date ?? toDate(firstDayOf(entry, run));
  const prices = [...evening, ...matinee].map(({ price }) => price);
  const posterLines = posterLinesOf(edition.title);
  const flags: [EventFlag, boolean][] = [
    ['priority', edition.group === 'priorityBooking'],
    ['rescheduled', edition.moved !== undefined],
    ['restrictedView', evening.some(({ restrictedView }) => restrictedView)],
    ['standing', evening.some(({ standing }) => standing)],
  ];
  return {
    /** Permanent: slug and run number. */
    id: `${edition.slug}-${run}`,
    slug: edition.slug,
    group: edition.group,
    navCategory: navCategoryOf(edition.group, venue.region !== 'macau'),
    interest: edition.interest,
    /** English poster lines are separated by a space, Chinese ones by nothing. */
    title: inEachLang((lang) => posterLines[lang].join(lang === 'en_us' ? ' ' : '')),
    posterSeed: posterSeeds[edition.slug] ?? edition.slug,
    posterLines,
    byline: text(edition.byline),
    presenterId: edition.presenter,
    presenter: text(presenters[edition.presenter]),
    venue,
    /** First and last day of the whole run, including past days. */
    firstDate,
    lastDate: toDate(lastDayOf(entry, run)),
    onSaleFrom: toDate(lastListedDayOf(entry, run - 1) + 1),
    /** Cents, lowest price of all performances. */
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    spokenLanguage: text(spoken[edition.spoken]),
    /** Minutes. */
    duration: edition.minutes,
    description: edition.about.map(text),
    credits: creditsOf(edition),
    organiserNotes: organiserNotesOf(entry, firstDate),
    /** Null for events at a venue. */
    online: onlineOf(edition),
    /** Years, or null. */
    minimumAge: minimumAgeOf(edition),
    /** Null except for films. */
    certificate: edition.certificate ?? null,
    /** Maximum tickets per transaction on the day of the query. */
    ticketLimit: edition.limit ?? ticketsPerTransaction,
    /** Lower limit on a popular event's first day, or null. An event's own limit takes precedence. */
    firstDayLimit: edition.popular && edition.limit === undefined ? firstDayLimit : null,
    /** Null without priority booking. */
    priority: priorityOf(edition, firstDate),
    pointsProgramme: earnsPoints(edition),
    realName: edition.realName ?? false,
    /** Ticket types on sale, standard first; empty if all tickets are standard. */
    ticketTypes: ticketTypesOf(edition),
    likes: likesOf(edition, venue, seed),
    /** For the front page. */
    featured: edition.featured !== undefined,
    /** Flags that do not depend on sales. The inventory adds `few` and `soldOut`. */
    flags: flags.flatMap(([flag, set]) => (set ? [flag] : [])),
    /** From the day of the query on, soonest first. */
    performances,
  };
}

/** A run on a civil day: remaining performances, ticket limit, and whether the run is new. */
export function asOf(event: CatalogueEvent, today: string): CatalogueEvent {
  const day = toDay(today);
  const daysOnSale = day - toDay(event.onSaleFrom);
  const isNew = daysOnSale >= 0 && daysOnSale < newForDays && toDay(event.firstDate) - day >= soonDays;
  const todaysLimit = daysOnSale === 0 ? event.firstDayLimit : null;
  return {
    ...event,
    ticketLimit: todaysLimit ?? event.ticketLimit,
    organiserNotes: todaysLimit ? [...event.organiserNotes, text(notes.firstDayTen)] : event.organiserNotes,
    flags: isNew ? [...event.flags, 'new'] : event.flags,
    performances: event.performances.filter(({ date }) => date >= today),
  };
}
