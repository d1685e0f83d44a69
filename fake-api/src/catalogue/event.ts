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
import { inEachLang, text, type Words } from '../shared/text.js';
import { toDate, toDay, toInstant } from './calendar.js';
import type { Edition } from './editions.js';
import { type Entry, firstDayOf, lastDayOf, lastListedDayOf, performancesOf } from './entry.js';
import { fraction, hash, mix } from './hash.js';
import type { Venue } from './venues.js';

/** A run is new for so many days, unless it begins so soon that "new" would hurry people. */
const newForDays = 7;
const soonDays = 10;

/** spec §9: popular events may cap lower, for example ten on the first day. */
const firstDayLimit = 10;

/** "The Whale in|the Cage Home" as lines of a poster. */
function posterLinesOf([en, hk, cn]: Words): Record<Lang, string[]> {
  return { en_us: en.split('|'), zh_hk: hk.split('|'), zh_cn: cn.split('|') };
}

/** 40 to 340,000, unless the edition says more; a bigger house has more friends. */
function likesOf({ likes, slug }: Edition, venue: Venue, seed: number): number {
  if (likes !== undefined) return likes;
  const most = Math.min(340_000, Math.max(900, venue.capacity * 7));
  return Math.round(40 * (most / 40) ** (0.25 + 0.7 * fraction(mix(hash(slug), seed + 1))));
}

/** Facts for holders of a rescheduled run: the days, and that tickets stay valid. */
function movedNote({ days, because }: { days: number; because: Words }, firstDate: string): Text3 {
  const announced = toDate(toDay(firstDate) - days);
  return inEachLang((lang) => {
    const { day } = createFormat(lang);
    const facts = { because: text(because)[lang], from: day(announced), to: day(firstDate) };
    return serverTexts[lang]('programme.rescheduledRunNote', facts);
  });
}

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

const priorityOf = ({ group }: Edition, firstDate: string): { card: Text3; until: string } | null =>
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

/** Arenas, priority booking, the network and what is watched online have one price for everybody; a film has its own types. */
function ticketTypesOf({ group, interest, popular }: Edition): TicketTypeSold[] {
  const reduced = group === 'cultural' || (group === 'shows' && !popular) ? (reducedTickets[interest] ?? []) : [];
  if (reduced.length === 0) return [];
  return [
    { ticketType: 'standard', percent: 100 },
    ...reduced.map((ticketType) => ({ ticketType, percent: reducedTicketPercent })),
  ];
}

const creditsOf = ({ credits }: Edition): { role: Text3; names: Text3; performs: boolean }[] =>
  (Object.entries(credits) as [keyof typeof roles, Words][]).map(([role, names]) => ({
    role: text(roles[role]),
    names: text(names),
    performs: performing.includes(role),
  }));

/**
 * One run of an event, in three languages. Everything a domain `EventDetail` needs but what has been sold since. Prices
 * are in cents, days are civil days of Hong Kong.
 */
export type CatalogueEvent = ReturnType<typeof runOf>;

/** A whole run, with all its performances and nothing that depends on the day one asks. */
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
    /** Stable for ever: the edition's slug and the number of the run. */
    id: `${edition.slug}-${run}`,
    slug: edition.slug,
    group: edition.group,
    navCategory: navCategoryOf(edition.group, venue.region !== 'macau'),
    interest: edition.interest,
    /** English words part at a space, Chinese ones do not. */
    title: inEachLang((lang) => posterLines[lang].join(lang === 'en_us' ? ' ' : '')),
    posterSeed: posterSeeds[edition.slug] ?? edition.slug,
    posterLines,
    byline: text(edition.byline),
    presenterId: edition.presenter,
    presenter: text(presenters[edition.presenter]),
    venue,
    /** First and last day of the whole run, past days included. */
    firstDate,
    lastDate: toDate(lastDayOf(entry, run)),
    onSaleFrom: toDate(lastListedDayOf(entry, run - 1) + 1),
    /** Over all performances. */
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    spokenLanguage: text(spoken[edition.spoken]),
    /** Minutes. */
    duration: edition.minutes,
    description: edition.about.map(text),
    credits: creditsOf(edition),
    organiserNotes: organiserNotesOf(entry, firstDate),
    /** How it is watched online, or null. */
    online: onlineOf(edition),
    /** The lowest age that is admitted, in years, or null. */
    minimumAge: minimumAgeOf(edition),
    /** Of a film; null for everything else. */
    certificate: edition.certificate ?? null,
    /** Tickets a transaction may hold on the day asked for. */
    ticketLimit: edition.limit ?? ticketsPerTransaction,
    /** The lower limit of a popular event's first day on sale, or null. An event with its own limit keeps that. */
    firstDayLimit: edition.popular && edition.limit === undefined ? firstDayLimit : null,
    /** Before public sale begins, only holders of a card can buy; null without priority booking. */
    priority: priorityOf(edition, firstDate),
    pointsProgramme: earnsPoints(edition),
    realName: edition.realName ?? false,
    /** The ticket types on sale, standard first; empty if every ticket is a standard one. */
    ticketTypes: ticketTypesOf(edition),
    likes: likesOf(edition, venue, seed),
    /** Worth the front page. */
    featured: edition.featured !== undefined,
    /** The flags that do not depend on sales; `few` and `soldOut` are for who counts the seats. */
    flags: flags.flatMap(([flag, set]) => (set ? [flag] : [])),
    /** From the day asked for onwards, soonest first. */
    performances,
  };
}

/** A run as it is listed on a civil day: what is left of it, today's ticket limit, and whether it is new. */
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
