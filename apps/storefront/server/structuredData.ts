import {
  type AccessFeature,
  type EventDetail,
  hongKongDate,
  hongKongTime,
  href,
  performanceFeatures,
  priceToPay,
  scriptLangs,
} from '@first-gong/domain';
import type { Translate } from '@first-gong/i18n';

export interface EventAtSite {
  siteUrl: string;
  t: Translate<'common'>;
  event: EventDetail;
  image: string;
}

const schema = (name: string) => `https://schema.org/${name}`;

/** Cents as schema.org writes amounts: 280 or 1280.50. */
const amount = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** An instant in Hong Kong time, which search engines print unchanged. */
function localTime(instant: string, minutesLater = 0): string {
  const time = Date.parse(instant) + minutesLater * 60_000;
  return `${hongKongDate(time)}T${hongKongTime(time)}:00+08:00`;
}

/** The venue. The API names no country for events outside Hong Kong. */
const placeOf = ({ venue, district, place, navCategory }: EventDetail) => ({
  '@type': 'Place',
  name: venue,
  address: {
    '@type': 'PostalAddress',
    ...(place && { streetAddress: place.address }),
    addressLocality: district,
    ...(navCategory !== 'nonLocal' && { addressCountry: 'HK' }),
  },
});

const isOfPerformance = (feature: AccessFeature) => performanceFeatures.some((each) => each === feature);

const amenitiesOf = (features: readonly AccessFeature[], t: Translate<'common'>) => ({
  amenityFeature: features
    .filter((feature) => !isOfPerformance(feature))
    .map((feature) => ({ '@type': 'LocationFeatureSpecification', name: t(`common.access_${feature}`), value: true })),
});

/** A performance's services. The vocabulary of `accessibilityFeature` lacks the relaxed performance. */
function workOf(title: string, features: readonly AccessFeature[] = [], t: Translate<'common'>) {
  const services = features.filter(isOfPerformance);
  if (services.length === 0) return {};
  return {
    workPerformed: {
      '@type': 'CreativeWork',
      name: title,
      accessibilityFeature: services.filter((feature) => feature !== 'relaxedPerformance'),
      accessibilitySummary: services.map((feature) => t(`common.access_${feature}`)).join(t('common.separator')),
    },
  };
}

/** The start that was first announced, if another performance is now the first. */
function previousStartOf({ performances }: EventDetail): string | null {
  const announced = performances.map(({ rescheduledFrom, startsAt }) => rescheduledFrom ?? startsAt).sort()[0];
  return announced === undefined || announced === performances[0]?.startsAt ? null : announced;
}

/** Structured data of an event (schema.org): each performance with its offers and status. */
export function eventData({ siteUrl, t, event, image }: EventAtSite): object {
  const { lang } = t;
  const url = `${siteUrl}${href(lang, 'eventDetail', { eventId: event.id })}`;
  const online = event.group === 'online';
  const common = {
    name: event.title,
    location: online ? { '@type': 'VirtualLocation', url } : placeOf(event),
    image: [image],
    organizer: { '@type': 'Organization', name: event.presenter },
    eventAttendanceMode: schema(online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
  };
  // The network's address may be relative to this site.
  const offersUrl = event.networkUrl === null ? url : new URL(event.networkUrl, siteUrl).href;
  const availabilityOf = (isLeft: boolean) => schema(isLeft ? (event.priority ? 'PreOrder' : 'InStock') : 'SoldOut');
  const sale = {
    url: offersUrl,
    priceCurrency: 'HKD',
    ...(event.priority && { validFrom: localTime(event.priority.until) }),
  };
  const cancelled = event.flags.includes('cancelled');
  const performances = event.performances.map(({ startsAt, rescheduledFrom, remaining, zones, ...performance }) => ({
    '@type': 'Event',
    ...common,
    url,
    startDate: localTime(startsAt),
    endDate: localTime(startsAt, event.duration),
    eventStatus: schema(
      performance.cancelled ? 'EventCancelled' : rescheduledFrom ? 'EventRescheduled' : 'EventScheduled',
    ),
    ...(rescheduledFrom && { previousStartDate: localTime(rescheduledFrom) }),
    ...workOf(event.title, performance.accessFeatures, t),
    offers: zones.map((zone) => ({
      '@type': 'Offer',
      name: zone.name,
      price: amount(priceToPay(event, zone.price)),
      availability: availabilityOf(!performance.cancelled && remaining > 0 && zone.remaining > 0),
      ...sale,
    })),
  }));
  const [first] = performances;
  const last = performances.at(-1);
  const previousStart = previousStartOf(event);
  const performers = event.credits.filter(({ performs }) => performs);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    ...common,
    ...(!online &&
      event.accessFeatures && { location: { ...placeOf(event), ...amenitiesOf(event.accessFeatures, t) } }),
    ...workOf(event.title, event.accessFeatures, t),
    url,
    inLanguage: scriptLangs[lang],
    description: event.description.join('\n'),
    startDate: first?.startDate ?? event.firstDate,
    endDate: last?.endDate ?? event.lastDate,
    eventStatus: schema(
      cancelled ? 'EventCancelled' : event.flags.includes('rescheduled') ? 'EventRescheduled' : 'EventScheduled',
    ),
    ...(previousStart && { previousStartDate: localTime(previousStart) }),
    ...(performers.length > 0 && {
      performer: performers.map(({ names }) => ({ '@type': 'PerformingGroup', name: names })),
    }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: amount(priceToPay(event, event.priceFrom)),
      highPrice: amount(priceToPay(event, event.priceTo)),
      availability: availabilityOf(!cancelled && !event.flags.includes('soldOut')),
      ...sale,
    },
    subEvent: performances,
  };
}
