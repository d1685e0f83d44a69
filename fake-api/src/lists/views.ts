import type {
  EventDetail,
  EventPlace,
  EventSummary,
  Group,
  Lang,
  Performance,
  PerformanceToday,
} from '@first-gong/domain';
import { accessFeatures, htmlLangs, isOnline, isPriorityBooking, isSoldByNetwork, locales } from '@first-gong/domain';
import { type CatalogueEvent, type CataloguePerformance, mapUrlOf, placeOf } from '../catalogue/index.js';
import type { Places } from '../inventory/inventory.js';
import { hasBegun, type Listed } from './listing.js';
import type { Showing } from './programme.js';

/** URL of an event in the simulated government ticketing network. */
const networkUrlOf = (eventId: string, lang: Lang): string =>
  `/fake/network?${new URLSearchParams({ locale: locales[lang], eventId })}`;

type Summarised = Pick<Listed, 'event' | 'flags' | 'likes' | 'nextPerformanceAt' | 'priceFrom' | 'priceTo' | 'access'>;

/** An event in lists. */
export function summaryOf({ event, ...state }: Summarised, lang: Lang): EventSummary {
  const { id, group, navCategory, interest, posterSeed, venue, firstDate, lastDate } = event;
  return {
    id,
    group,
    navCategory,
    interest,
    title: event.title[lang],
    posterSeed,
    posterLines: event.posterLines[lang],
    byline: event.byline[lang],
    presenter: event.presenter[lang],
    venueId: venue.id,
    venue: venue.name[lang],
    district: venue.district[lang],
    firstDate,
    lastDate,
    nextPerformanceAt: state.nextPerformanceAt,
    priceFrom: state.priceFrom,
    priceTo: state.priceTo,
    likes: state.likes,
    flags: state.flags,
    accessFeatures: accessFeatures.filter((feature) => state.access.some((features) => features.includes(feature))),
  };
}

/** A past event in lists, without flags, because flags are about sales. */
export const pastSummaryOf = (event: CatalogueEvent, lang: Lang): EventSummary =>
  summaryOf({ ...event, event, flags: [], access: [], nextPerformanceAt: null }, lang);

/** The event page with current availability. */
export function detailOf(listed: Listed, places: Places, now: number, lang: Lang): EventDetail {
  const { event } = listed;
  const other: Lang = lang === 'en_us' ? 'zh_hk' : 'en_us';
  return {
    ...summaryOf(listed, lang),
    otherTitle: event.title[other] === event.title[lang] ? null : { lang: htmlLangs[other], text: event.title[other] },
    spokenLanguage: event.spokenLanguage[lang],
    duration: event.duration,
    description: event.description.map((paragraph) => paragraph[lang]),
    credits: event.credits.map(({ role, names, performs }) => ({ role: role[lang], names: names[lang], performs })),
    place: placeIn(event.venue.id, lang),
    online: event.online,
    minimumAge: event.minimumAge,
    organiserNotes: event.organiserNotes.map((note) => note[lang]),
    ticketLimit: event.ticketLimit,
    priority:
      event.priority && isPriorityBooking(event.priority, now)
        ? { card: event.priority.card[lang], until: event.priority.until }
        : null,
    pointsProgramme: event.pointsProgramme,
    realName: event.realName,
    ...(event.ticketTypes.length > 0 && { ticketTypes: [...event.ticketTypes] }),
    certificate: event.certificate,
    networkUrl: isSoldByNetwork(event.group) ? networkUrlOf(event.id, lang) : null,
    performances: event.performances
      .filter((performance) => !hasBegun(performance, now))
      .map((performance) => performanceOf(performance, event.group, places, lang)),
  };
}

function placeIn(venueId: string, lang: Lang): EventPlace | null {
  const place = placeOf(venueId);
  return (
    place && {
      address: place.address[lang],
      transport: place.transport.map((way) => way[lang]),
      mapUrl: mapUrlOf(place),
    }
  );
}

function performanceOf(performance: CataloguePerformance, group: Group, places: Places, lang: Lang): Performance {
  return {
    id: performance.id,
    startsAt: performance.startsAt,
    rescheduledFrom: performance.rescheduledFrom,
    ...(performance.cancelled && { cancelled: true }),
    availability: places.level(performance),
    remaining: places.remainingOf(performance),
    zones: performance.zones.map((zone) => ({
      code: zone.code,
      name: zone.name[lang],
      location: zone.location[lang],
      price: zone.price,
      ...places.seatsLeft(performance, zone),
      standing: zone.standing,
      unreserved: zone.rows.length === 0 && !zone.standing && !isOnline(group),
      restrictedView: zone.restrictedView?.[lang] ?? null,
    })),
    accessFeatures: accessFeatures.filter((feature) =>
      feature === 'wheelchairSpaces'
        ? places.hasWheelchairSpace(performance)
        : performance.accessFeatures.includes(feature),
    ),
    ...(performance.captionLanguages && { captionLanguages: performance.captionLanguages[lang] }),
  };
}

/** A performance for "Seats tonight". */
export function showingOf({ event, performance }: Showing, places: Places, lang: Lang): PerformanceToday {
  return {
    performanceId: performance.id,
    eventId: event.id,
    group: event.group,
    title: event.title[lang],
    venue: event.venue.name[lang],
    startsAt: performance.startsAt,
    priceFrom: Math.min(...performance.zones.map(({ price }) => price)),
    availability: places.level(performance),
    remaining: places.remainingOf(performance),
  };
}
