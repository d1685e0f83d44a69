import type { EventDetail } from '@first-gong/domain';
import { expect, test } from 'vitest';
import { eventData } from './structuredData.js';

const zone = (code: 'A' | 'B', price: number, remaining: number) => ({
  code,
  name: `Zone ${code}`,
  location: 'Stalls',
  price,
  remaining,
  standing: false,
  unreserved: false,
  restrictedView: null,
});

const event = {
  id: 'whale-3',
  group: 'shows',
  title: 'The Whale',
  presenter: 'A troupe',
  venue: 'Tai Hang Playhouse',
  district: 'Tai Hang',
  firstDate: '2026-11-27',
  lastDate: '2026-11-28',
  priceFrom: 280_00,
  priceTo: 480_50,
  flags: ['rescheduled'],
  description: ['One.', 'Two.'],
  duration: 110,
  networkUrl: null,
  priority: null,
  performances: [
    {
      id: 'whale-3-1',
      startsAt: '2026-11-27T11:30:00.000Z',
      rescheduledFrom: '2026-11-20T11:30:00.000Z',
      availability: 'plenty',
      remaining: 9,
      zones: [zone('A', 480_50, 9), zone('B', 280_00, 0)],
    },
    {
      id: 'whale-3-2',
      startsAt: '2026-11-28T11:30:00.000Z',
      rescheduledFrom: null,
      availability: 'plenty',
      remaining: 9,
      zones: [zone('A', 480_50, 9)],
    },
  ],
  // Search engines read no other field of an event.
} as unknown as EventDetail;

const read = (changes: object = {}) =>
  eventData({
    siteUrl: 'https://shop.example',
    lang: 'en_us',
    event: { ...event, ...changes },
    image: 'https://shop.example/EventPoster.png?eventId=whale-3',
  });

test('§1 an event names its place, its times, its all-in prices and each performance with its own offers and status', () => {
  expect(read()).toMatchObject({
    '@type': 'Event',
    name: 'The Whale',
    url: 'https://shop.example/en_us/EventDetail.html?eventId=whale-3',
    startDate: '2026-11-27T11:30:00.000Z',
    endDate: '2026-11-28T13:20:00.000Z',
    eventStatus: 'https://schema.org/EventRescheduled',
    location: { '@type': 'Place', name: 'Tai Hang Playhouse', address: { addressCountry: 'HK' } },
    offers: { lowPrice: '290', highPrice: '490.50', priceCurrency: 'HKD', availability: 'https://schema.org/InStock' },
    subEvent: [
      {
        eventStatus: 'https://schema.org/EventRescheduled',
        previousStartDate: '2026-11-20T11:30:00.000Z',
        offers: [
          { price: '490.50', availability: 'https://schema.org/InStock' },
          { price: '290', availability: 'https://schema.org/SoldOut' },
        ],
      },
      { eventStatus: 'https://schema.org/EventScheduled', startDate: '2026-11-28T11:30:00.000Z' },
    ],
  });
});

test('an online programme has no place but its address, and a sold-out event says so', () => {
  expect(read({ group: 'online', flags: ['soldOut'] })).toMatchObject({
    location: { '@type': 'VirtualLocation' },
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});
