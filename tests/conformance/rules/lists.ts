import {
  addDays,
  type EventSummary,
  hongKongDate,
  isWithinMonths,
  noticeMonths,
  priceToPay,
  wheelchairSpaces,
} from '@first-gong/domain';
import { assert, NotExamined } from '../checks.js';
import type { Rule } from '../rule.js';

const assertEvery = <T>(rows: readonly T[], holds: (row: T) => boolean, fault: string) =>
  assert(rows.every(holds), `${fault}: ${JSON.stringify(rows.find((row) => !holds(row)))?.slice(0, 200)}`);

const ascending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) <= number);

const ids = (events: readonly EventSummary[]) => events.map(({ id }) => id);

/** Content and order of lists (spec §1, §2 Home and listing, §3 Listed data). */
export const listRules: readonly Rule[] = [
  {
    id: 'listFilters',
    section: '§2 Home and listing',
    statement: 'category, venue, date and words filter the listing, and an unknown value filters nothing',
    async check(server) {
      const ask = (query: Record<string, string>) => server.call('eventList', { query });
      assertEvery(
        await ask({ category: 'cinema' }),
        ({ navCategory }) => navCategory === 'cinema',
        'lists another category',
      );
      const [event] = await ask({});
      assert(event !== undefined, 'lists no event at all');
      assertEvery(
        await ask({ venue: event.venueId }),
        ({ venueId }) => venueId === event.venueId,
        'lists another venue',
      );
      assertEvery(
        await ask({ date: event.lastDate }),
        ({ firstDate, lastDate }) => firstDate <= event.lastDate && event.lastDate <= lastDate,
        'lists an event of other days',
      );
      assert(ids(await ask({ q: event.title })).includes(event.id), `does not find "${event.title}" by its title`);
      assert((await ask({ category: 'no-such-category' })).length > 0, 'lists nothing for an unknown category');
    },
  },
  {
    id: 'listSorts',
    section: '§2 Home and listing',
    statement: 'the listing has the requested order, and its pages do not repeat',
    async check(server) {
      const cheapest = await server.call('eventList', { query: { sort: 'cheapest' } });
      const costs = cheapest.map((event) => priceToPay(event, event.priceFrom));
      assert(ascending(costs), 'does not sort cheapest by the lowest price to pay');
      const popular = await server.call('eventList', { query: { sort: 'popular' } });
      assert(ascending(popular.map(({ likes }) => -likes)), 'does not sort popular by the likes');
      const second = await server.call('eventList', { query: { sort: 'cheapest', page: '2' } });
      const again = ids(second).filter((id) => ids(cheapest).includes(id));
      assert(second.length === 0 || again.length < second.length, 'repeats page 1 as page 2');
    },
  },
  {
    id: 'accessFilter',
    section: '§2 Home and listing, extension',
    statement:
      'access filters by features that one performance has all of, accessFirst only moves such events to the front, and wheelchairSpaces is a feature while a zone has one left',
    async check(server) {
      const ask = (query: Record<string, string>) => server.call('eventList', { query });
      const pick = (await ask({})).find(({ accessFeatures = [] }) => accessFeatures.length > 0);
      const feature = pick?.accessFeatures?.at(-1);
      if (!pick || feature === undefined) throw new NotExamined('needs an event with access features');
      const listed = await ask({ access: feature });
      assert(ids(listed).includes(pick.id), `does not list ${pick.id} by ${feature}`);
      assertEvery(listed, ({ accessFeatures = [] }) => accessFeatures.includes(feature), `lacks ${feature}`);
      const { performances } = await server.call('eventDetail', { query: { eventId: pick.id } });
      assert(
        performances.some(({ accessFeatures = [] }) => accessFeatures.includes(feature)),
        `has no performance of ${pick.id} with ${feature}`,
      );
      assertEvery(
        performances.filter(({ accessFeatures }) => accessFeatures !== undefined),
        ({ accessFeatures = [], zones }) =>
          !accessFeatures.includes('wheelchairSpaces') || (wheelchairSpaces(zones) ?? 1) > 0,
        'names wheelchair spaces without one left',
      );
      const first = await server.send('eventList', { query: { accessFirst: feature } });
      const plain = await server.send('eventList');
      const total = 'x-total-count';
      assert(first.headers.get(total) === plain.headers.get(total), 'loses events by accessFirst');
      const has = (await ask({ accessFirst: feature })).map(({ accessFeatures = [] }) =>
        accessFeatures.includes(feature),
      );
      assert(!has.includes(false) || has.lastIndexOf(true) < has.indexOf(false), 'does not put such events first');
    },
  },
  {
    id: 'governmentNetworkList',
    section: '§1, §7',
    statement: 'urbtixEventList only has events of the government ticketing network',
    async check(server) {
      const events = await server.call('urbtixEventList');
      assertEvery(events, ({ navCategory }) => navCategory === 'governmentNetwork', 'lists another event');
    },
  },
  {
    id: 'pastEvents',
    section: '§2 Info pages, §7',
    statement: 'utsvPassEventList only has past events, the latest first',
    async check(server) {
      const events = await server.call('passEventList');
      const today = hongKongDate(await server.clock());
      assertEvery(
        events,
        ({ lastDate, nextPerformanceAt }) => lastDate <= today && nextPerformanceAt === null,
        'lists an event that is not over',
      );
      assert(ascending(events.map(({ lastDate }) => -Date.parse(lastDate))), 'does not sort by the last day');
    },
  },
  {
    id: 'countsOfLists',
    section: '§2 Home and listing',
    statement: 'the counts of the categories match the listing, and eventDateList counts 14 consecutive days',
    async check(server) {
      const [all] = (await server.call('categoryList')).filter(({ category }) => category === 'all');
      const { headers } = await server.send('eventList');
      assert(
        String(all?.count) === headers.get('x-total-count'),
        'has another count than X-Total-Count of the listing',
      );
      const from = hongKongDate(await server.clock());
      const days = await server.call('eventDateList', { query: { from } });
      assert(days.length === 14, `counts ${days.length} days`);
      assertEvery(
        days,
        ({ date }) =>
          date ===
          addDays(
            from,
            days.findIndex((day) => day.date === date),
          ),
        'skips a day',
      );
    },
  },
  {
    id: 'newsOfThreeMonths',
    section: '§2, §9 Notices shown',
    statement: 'news and footer messages are from the last 3 months, newest first',
    async check(server) {
      const now = await server.clock();
      const lists: { at: string }[][] = [await server.call('newsList'), await server.call('footerMessageList')];
      for (const rows of lists) {
        assertEvery(rows, ({ at }) => isWithinMonths(at, noticeMonths, now), 'has a message older than 3 months');
        assert(ascending(rows.map(({ at }) => -Date.parse(at))), 'does not sort by time');
      }
    },
  },
  {
    id: 'addressLevels',
    section: '§3 Member',
    statement: 'the address list begins with countries, and no country is inside a country',
    async check(server) {
      const countries = await server.call('addressList');
      assertEvery(countries, ({ level }) => level === 'country', 'begins with something else');
      assertEvery(
        countries,
        ({ children }) => children.every(({ level }) => level !== 'country'),
        'has a country in a country',
      );
    },
  },
  {
    id: 'unknownEvent',
    section: '§8',
    statement: 'an unknown event or performance is not found',
    async check(server) {
      await server.expectRefusal('eventDetail', { query: { eventId: 'no-such-event' } }, 'eventNotFound');
      await server.expectRefusal('eventDetail', { query: { eventId: '' } }, 'eventNotFound');
      await server.expectRefusal(
        'seatPlan',
        { query: { performanceId: 'no-such-performance' } },
        'performanceNotFound',
      );
    },
  },
];
