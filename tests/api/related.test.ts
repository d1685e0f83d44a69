import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const relatedTo = (eventId: string) => shop.call('relatedEventList', { query: { eventId } });

test('§2 an event has others with tickets beside it, each once, and never itself', async () => {
  const [event] = await shop.call('eventList');
  const related = await relatedTo(event?.id ?? '');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(5);
  expect(new Set(related.map(({ id }) => id)).size).toBe(related.length);
  for (const each of related) {
    expect(each.id).not.toBe(event?.id);
    expect(each.nextPerformanceAt).not.toBeNull();
    expect([each.presenter, each.interest, each.venueId]).toSatisfy(
      ([presenter, interest, venueId]) =>
        presenter === event?.presenter || interest === event?.interest || venueId === event?.venueId,
    );
  }
});

test('an event that is over has its like, and an unknown one what is liked most', async () => {
  const [past] = await shop.call('passEventList');
  const related = await relatedTo(past?.id ?? '');
  expect(related.some(({ interest }) => interest === past?.interest)).toBe(true);
  const unknown = await relatedTo('no-such-event');
  expect(unknown).toHaveLength(5);
  expect(unknown.map(({ likes }) => likes)).toEqual(unknown.map(({ likes }) => likes).sort((a, b) => b - a));
});
