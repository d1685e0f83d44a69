import {
  Cart,
  CartItem,
  EventDetail,
  EventSummary,
  hongKongDate,
  langs,
  Member,
  PerformanceToday,
  pointsOffset,
  Transaction,
  TransactionPreview,
  TransactionSummary,
} from '@first-gong/domain';
import { describe, expect, test } from 'vitest';
import { evening, holdEnds, secondsLeft, today } from './evening.js';
import { eventIn, eventsIn, performancesTonight, showOf } from './events.js';
import { holdNames, itemIn, releasedIn } from './holds.js';
import {
  awaitingBank,
  cancelled,
  cartOf,
  dateCounts,
  drums,
  film,
  halfMoon,
  memberAfter,
  memberIn,
  nightSailing,
  pastSummaryIn,
  previewOf,
  summaryIn,
  transactionIn,
  whale,
} from './index.js';
import { eventsWithPerformances, performancesIn } from './performances.js';

/** A superstruct of `domain`. */
interface Struct {
  validate: (value: unknown) => readonly [unknown, ...unknown[]];
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

const viewsIn = (lang: (typeof langs)[number]) => ({
  member: memberIn(lang),
  events: eventsIn(lang),
  tonight: performancesTonight(lang),
  details: [whale(lang), halfMoon(lang), nightSailing(lang), film(lang), drums(lang)],
  items: holdNames.map((name) => itemIn(lang, name)),
  cart: cartOf([itemIn(lang, 'whale')], { released: [releasedIn(lang, 'nightsail')] }),
  preview: previewOf(lang, { items: [itemIn(lang, 'whale')] }),
  transactions: [{}, awaitingBank, cancelled('bankDeclined')].map((story) => transactionIn(lang, story)),
  summaries: [summaryIn(lang), pastSummaryIn(lang)],
});

/** Calls `visit` with each text and its path. */
function eachText(value: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof value === 'string') visit(value, path);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) eachText(inner, visit, `${path}/${key}`);
  }
}

function textsOf(value: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  eachText(value, (text, path) => texts.set(path, text));
  return texts;
}

describe.each(langs)('the cast in %s', (lang) => {
  const { member, events, tonight, details, items, cart, preview, transactions, summaries } = viewsIn(lang);

  test('is what the server could send: every view fits its struct of the domain', () => {
    const views: [Struct, unknown[]][] = [
      [Member, [member]],
      [EventSummary, events],
      [PerformanceToday, tonight],
      [EventDetail, details],
      [CartItem, items],
      [Cart, [cart]],
      [TransactionPreview, [preview]],
      [Transaction, transactions],
      [TransactionSummary, summaries],
    ];
    for (const [struct, values] of views) {
      for (const value of values) expect(struct.validate(value)[0]).toBeUndefined();
    }
  });

  test('has a text wherever the English one has', () => {
    const texts = textsOf(viewsIn(lang));
    for (const [path, english] of textsOf(viewsIn('en_us'))) {
      // A title may have fewer lines on its poster in Chinese.
      if (english === '' || path.includes('/posterLines/')) continue;
      expect(texts.get(path), path).toBeTruthy();
    }
  });

  test.each(eventsWithPerformances)('the list shows the dates, prices and seats of the performances of %s', (id) => {
    const event = eventIn(lang, id);
    const performances = performancesIn(lang, id);
    const dates = performances.map(({ startsAt }) => hongKongDate(startsAt)).sort();
    const prices = performances.flatMap(({ zones }) => zones.map(({ price }) => price));
    expect([dates[0], dates.at(-1)]).toEqual([event.firstDate, event.lastDate]);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([event.priceFrom, event.priceTo]);
    expect(event.nextPerformanceAt).toBe(performances[0]?.startsAt);
    for (const { remaining, zones } of performances) expect(remaining).toBe(sum(zones.map((zone) => zone.remaining)));
  });
});

describe('the cast', () => {
  test('names every event and poster once', () => {
    const events = eventsIn('en_us');
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(new Set(events.map(({ posterSeed }) => posterSeed)).size).toBe(events.length);
  });

  test('lives through one evening, in order, while the seats are held', () => {
    const { browsing, held, cart, preview, placed, receipt, waiting } = evening;
    const moments = [browsing, held, cart, preview, placed, receipt, waiting];
    expect(moments).toEqual([...moments].sort());
    expect(new Set(moments.map((moment) => hongKongDate(moment)))).toEqual(new Set([today]));
    expect(placed < holdEnds).toBe(true);
    expect(secondsLeft).toEqual({ cart: 521, preview: 312, bank: 521 });
  });

  test('tonight has performances of today that have not begun, soonest first', () => {
    const tonight = performancesTonight('en_us');
    expect(tonight).toHaveLength(6);
    const times = tonight.map(({ startsAt }) => startsAt);
    expect(times).toEqual([...times].sort());
    for (const startsAt of times) {
      expect(hongKongDate(startsAt)).toBe(today);
      expect(startsAt > evening.browsing).toBe(true);
    }
    expect(dateCounts[0]?.date).toBe(today);
  });

  test.each(holdNames)('§9 the hold %s keeps the limit of its event and is of a performance to come', (name) => {
    const { event, seats, price, subtotal } = itemIn('en_us', name);
    expect(seats.length).toBeLessThanOrEqual(showOf(event.id).ticketLimit ?? 10);
    expect(event.startsAt > evening.placed).toBe(true);
    expect(subtotal).toBe(price * seats.length);
  });

  test('§9 the cart, the preview and the receipt of one order come to the same', () => {
    const cart = cartOf([itemIn('en_us', 'whale')]);
    const preview = previewOf('en_us', { items: cart.items, choice: { pointsUsed: 5000 } });
    const transaction = transactionIn('en_us', { pointsUsed: 5000 });
    expect(cart.ticketsTotal + cart.serviceCharge - pointsOffset(5000)).toBe(preview.total);
    expect(transaction.total).toBe(preview.total);
    expect(transaction.lines).toEqual(preview.lines);
    expect(sum(transaction.lines.map(({ amount }) => amount))).toBe(transaction.total);
    expect(transaction.points).toEqual({ used: 5000, earned: preview.points.willEarn });
    expect(memberAfter('en_us', transaction).points).toBe(12_480 - 5000 + 820);
  });

  test('§4 an order that is not complete earns nothing, and a cancelled one uses no points', () => {
    expect(transactionIn('en_us', { ...awaitingBank, pointsUsed: 5000 }).points).toEqual({ used: 5000, earned: 0 });
    expect(transactionIn('en_us', { ...cancelled('bankDeclined'), pointsUsed: 5000 }).points).toEqual({
      used: 0,
      earned: 0,
    });
  });

  test('a ticket number stands on one ticket only', () => {
    const { orders } = transactionIn('en_us', {
      bought: [
        ['whale', 3],
        ['lion', 10],
      ],
    });
    const numbers = orders.flatMap(({ tickets }) => tickets.map(({ ticketNumber }) => ticketNumber));
    expect(new Set(numbers).size).toBe(13);
  });
});
