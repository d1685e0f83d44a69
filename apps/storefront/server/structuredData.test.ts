import type { EventDetail } from '@first-gong/domain';
import { createTranslate } from '@first-gong/i18n';
import { words as common } from '@first-gong/i18n/areas/common/en_us';
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
  navCategory: 'local',
  place: { address: '1 Tai Hang Road', transport: [], mapUrl: '' },
  credits: [
    { role: 'Written by', names: 'A writer', performs: false },
    { role: 'Cast', names: 'Two actors', performs: true },
    { role: 'Light', names: 'A lamp' },
  ],
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
  // Structured data uses no other field.
} as unknown as EventDetail;

const read = (changes: object = {}) =>
  eventData({
    siteUrl: 'https://shop.example',
    t: createTranslate('en_us', { common }),
    event: { ...event, ...changes },
    image: 'https://shop.example/EventPoster.png?eventId=whale-3',
  });

test('§1 an event names its place, its times, its all-in prices and each performance with its own offers and status', () => {
  expect(read()).toMatchObject({
    '@type': 'Event',
    name: 'The Whale',
    url: 'https://shop.example/en_us/EventDetail.html?eventId=whale-3',
    startDate: '2026-11-27T19:30:00+08:00',
    endDate: '2026-11-28T21:20:00+08:00',
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-20T19:30:00+08:00',
    location: {
      '@type': 'Place',
      name: 'Tai Hang Playhouse',
      address: { streetAddress: '1 Tai Hang Road', addressLocality: 'Tai Hang', addressCountry: 'HK' },
    },
    performer: [{ '@type': 'PerformingGroup', name: 'Two actors' }],
    offers: { lowPrice: '290', highPrice: '490.50', priceCurrency: 'HKD', availability: 'https://schema.org/InStock' },
    subEvent: [
      {
        eventStatus: 'https://schema.org/EventRescheduled',
        previousStartDate: '2026-11-20T19:30:00+08:00',
        offers: [
          { price: '490.50', availability: 'https://schema.org/InStock' },
          { price: '290', availability: 'https://schema.org/SoldOut' },
        ],
      },
      { eventStatus: 'https://schema.org/EventScheduled', startDate: '2026-11-28T19:30:00+08:00' },
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

test('an event outside Hong Kong is not in Hong Kong, and one that only a later performance has moved begins as announced', () => {
  const abroad = read({ navCategory: 'nonLocal', district: 'Cotai, Macau' });
  expect(abroad).toMatchObject({ location: { address: { addressLocality: 'Cotai, Macau' } } });
  expect(JSON.stringify(abroad)).not.toContain('addressCountry');
  const [moved, kept] = event.performances;
  const laterMoved = read({
    performances: [
      kept,
      { ...moved, startsAt: '2026-11-30T11:30:00.000Z', rescheduledFrom: '2026-11-29T11:30:00.000Z' },
    ],
  });
  expect(laterMoved).not.toHaveProperty('previousStartDate');
  expect(laterMoved).toMatchObject({ startDate: '2026-11-28T19:30:00+08:00' });
});

test('before public sale an offer says from when it is for everyone', () => {
  const offer = { availability: 'https://schema.org/PreOrder', validFrom: '2026-11-20T10:00:00+08:00' };
  expect(read({ priority: { card: 'A card', until: '2026-11-20T02:00:00.000Z' } })).toMatchObject({
    offers: offer,
    subEvent: [{ offers: [offer, { availability: 'https://schema.org/SoldOut' }] }, { offers: [offer] }],
  });
});

test('a cancelled performance says so and offers nothing; an event says so if all its performances are cancelled', () => {
  const [first, second] = event.performances;
  const cancelled = { eventStatus: 'https://schema.org/EventCancelled' };
  const soldOut = { availability: 'https://schema.org/SoldOut' };
  expect(read({ performances: [first, { ...second, cancelled: true }] })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    offers: { availability: 'https://schema.org/InStock' },
    subEvent: [{ eventStatus: 'https://schema.org/EventRescheduled' }, { ...cancelled, offers: [soldOut] }],
  });
  expect(
    read({
      flags: ['rescheduled', 'cancelled'],
      performances: event.performances.map((performance) => ({ ...performance, cancelled: true })),
    }),
  ).toMatchObject({
    ...cancelled,
    offers: soldOut,
    subEvent: [{ ...cancelled, offers: [soldOut, soldOut] }, cancelled],
  });
});

test('§2 the address of an event of the government network is whole', () => {
  expect(read({ networkUrl: '/fake/network?eventId=1' })).toMatchObject({
    offers: { url: 'https://shop.example/fake/network?eventId=1' },
  });
});

test('an event names the access of its venue, and each performance its own services', () => {
  const [first, second] = event.performances;
  const data = read({
    accessFeatures: ['stepFreeEntrance', 'captions', 'signLanguage', 'relaxedPerformance'],
    performances: [
      { ...first, accessFeatures: ['stepFreeEntrance', 'captions', 'signLanguage'] },
      { ...second, accessFeatures: ['stepFreeEntrance'] },
    ],
  });
  expect(data).toMatchObject({
    location: { amenityFeature: [{ name: 'Step-free entrance', value: true }] },
    workPerformed: {
      accessibilityFeature: ['captions', 'signLanguage'],
      accessibilitySummary: 'Captions, Sign language, Relaxed performance',
    },
    subEvent: [{ workPerformed: { accessibilitySummary: 'Captions, Sign language' } }, {}],
  });
  expect(JSON.stringify(data)).toContain('"accessibilityFeature":["captions","signLanguage"]');
  expect((data as { subEvent: object[] }).subEvent[1]).not.toHaveProperty('workPerformed');
  expect(JSON.stringify(read())).not.toMatch(/amenityFeature|workPerformed/);
});
