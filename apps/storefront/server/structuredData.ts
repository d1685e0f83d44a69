import { type EventDetail, href, type Lang, priceToPay, scriptLangs } from '@first-gong/domain';

export interface EventAtSite {
  siteUrl: string;
  lang: Lang;
  event: EventDetail;
  /** Whole address of a picture of the event. */
  image: string;
}

const schema = (name: string) => `https://schema.org/${name}`;

/** Cents as schema.org writes an amount: 280 or 1280.50. */
const amount = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

/** Data that search engines and maps read of an event: schema.org, each performance with its offers and its status. */
export function eventData({ siteUrl, lang, event, image }: EventAtSite): object {
  const url = `${siteUrl}${href(lang, 'eventDetail', { eventId: event.id })}`;
  const online = event.group === 'online';
  const place = online
    ? { '@type': 'VirtualLocation', url }
    : {
        '@type': 'Place',
        name: event.venue,
        address: { '@type': 'PostalAddress', addressLocality: event.district, addressCountry: 'HK' },
      };
  const common = {
    name: event.title,
    location: place,
    image: [image],
    organizer: { '@type': 'Organization', name: event.presenter },
    eventAttendanceMode: schema(online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'),
  };
  const performances = event.performances.map(({ startsAt, rescheduledFrom, remaining, zones }) => ({
    '@type': 'Event',
    ...common,
    url,
    startDate: startsAt,
    endDate: later(startsAt, event.duration),
    ...(rescheduledFrom
      ? { eventStatus: schema('EventRescheduled'), previousStartDate: rescheduledFrom }
      : { eventStatus: schema('EventScheduled') }),
    offers: zones.map((zone) => ({
      '@type': 'Offer',
      name: zone.name,
      url: event.networkUrl ?? url,
      price: amount(priceToPay(event, zone.price)),
      priceCurrency: 'HKD',
      availability: schema(remaining > 0 && zone.remaining > 0 ? 'InStock' : 'SoldOut'),
    })),
  }));
  const [first] = performances;
  const last = performances.at(-1);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    ...common,
    url,
    inLanguage: scriptLangs[lang],
    description: event.description.join('\n'),
    startDate: first?.startDate ?? event.firstDate,
    endDate: last?.endDate ?? event.lastDate,
    eventStatus: schema(event.flags.includes('rescheduled') ? 'EventRescheduled' : 'EventScheduled'),
    offers: {
      '@type': 'AggregateOffer',
      url: event.networkUrl ?? url,
      lowPrice: amount(priceToPay(event, event.priceFrom)),
      highPrice: amount(priceToPay(event, event.priceTo)),
      priceCurrency: 'HKD',
      availability: schema(event.flags.includes('soldOut') ? 'SoldOut' : 'InStock'),
    },
    subEvent: performances,
  };
}
