import { addDays, type EventSummary, hongKongDate, isWithinMonths, noticeMonths } from '@first-gong/domain';
import { demand } from '../checks.js';
import type { Rule } from '../rule.js';
import type { World } from '../world.js';

const every = <T>(rows: readonly T[], holds: (row: T) => boolean, otherwise: string) =>
  demand(rows.every(holds), `${otherwise}: ${JSON.stringify(rows.find((row) => !holds(row)))?.slice(0, 200)}`);

const ascending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) <= number);

const ids = (events: readonly EventSummary[]) => events.map(({ id }) => id);

/** The server's own clock, which need not be ours. */
const clockOf = async (world: World): Promise<string> => (await world.answer('shoppingCart')).serverNow;

/** What the lists hold, and in which order (spec §1, §2 Home and listing, §3 Listed data). */
export const listRules: readonly Rule[] = [
  {
    id: 'listFilters',
    section: '§2 Home and listing',
    says: 'the listing is filtered by category, venue, date and words, and a value it does not know filters nothing',
    async check(world) {
      const ask = (query: Record<string, string>) => world.answer('eventList', { query });
      every(await ask({ category: 'cinema' }), ({ navCategory }) => navCategory === 'cinema', 'lists another category');
      const [event] = await ask({});
      demand(event !== undefined, 'lists no event at all');
      every(await ask({ venue: event.venueId }), ({ venueId }) => venueId === event.venueId, 'lists another venue');
      every(
        await ask({ date: event.lastDate }),
        ({ firstDate, lastDate }) => firstDate <= event.lastDate && event.lastDate <= lastDate,
        'lists an event of other days',
      );
      demand(ids(await ask({ q: event.title })).includes(event.id), `does not find "${event.title}" by its title`);
      demand((await ask({ category: 'no-such-category' })).length > 0, 'lists nothing for an unknown category');
    },
  },
  {
    id: 'listSorts',
    section: '§2 Home and listing',
    says: 'the listing is sorted as asked, and its pages follow one another',
    async check(world) {
      const cheapest = await world.answer('eventList', { query: { sort: 'cheapest' } });
      demand(ascending(cheapest.map(({ priceFrom }) => priceFrom)), 'cheapest is not by the lowest price');
      const popular = await world.answer('eventList', { query: { sort: 'popular' } });
      demand(ascending(popular.map(({ likes }) => -likes)), 'popular is not by the likes');
      const second = await world.answer('eventList', { query: { sort: 'cheapest', page: '2' } });
      const again = ids(second).filter((id) => ids(cheapest).includes(id));
      demand(second.length === 0 || again.length < second.length, 'page 2 is page 1 again');
    },
  },
  {
    id: 'governmentNetworkList',
    section: '§1, §7',
    says: 'urbtixEventList has events of the government ticketing network only',
    async check(world) {
      const events = await world.answer('urbtixEventList');
      every(events, ({ navCategory }) => navCategory === 'governmentNetwork', 'lists another event');
    },
  },
  {
    id: 'pastEvents',
    section: '§2 Info pages, §7',
    says: 'utsvPassEventList has events that are over, the latest first, and none that can still be bought',
    async check(world) {
      const events = await world.answer('passEventList');
      const today = hongKongDate(await clockOf(world));
      every(
        events,
        ({ lastDate, nextPerformanceAt }) => lastDate <= today && nextPerformanceAt === null,
        'is not over',
      );
      demand(ascending(events.map(({ lastDate }) => -Date.parse(lastDate))), 'is not sorted by the last day');
    },
  },
  {
    id: 'countsOfLists',
    section: '§2 Home and listing',
    says: 'categories are counted as the listing has them, and eventDateList counts 14 days one after another',
    async check(world) {
      const [all] = (await world.answer('categoryList')).filter(({ category }) => category === 'all');
      const { headers } = await world.send('eventList');
      demand(String(all?.count) === headers.get('x-total-count'), 'counts other than X-Total-Count of the listing');
      const days = await world.answer('eventDateList', { query: { from: '2026-11-20' } });
      demand(days.length === 14, `counts ${days.length} days`);
      every(
        days,
        ({ date }) =>
          date ===
          addDays(
            '2026-11-20',
            days.findIndex((day) => day.date === date),
          ),
        'skips a day',
      );
    },
  },
  {
    id: 'newsOfThreeMonths',
    section: '§2, §9 Notices shown',
    says: 'news and footer messages are those of the last 3 months, newest first',
    async check(world) {
      const now = await clockOf(world);
      const lists: { at: string }[][] = [await world.answer('newsList'), await world.answer('footerMessageList')];
      for (const rows of lists) {
        every(rows, ({ at }) => isWithinMonths(at, noticeMonths, now), 'is older than 3 months');
        demand(ascending(rows.map(({ at }) => -Date.parse(at))), 'is not sorted by time');
      }
    },
  },
  {
    id: 'addressLevels',
    section: '§3 Member',
    says: 'the address list begins with countries, and no place stands below one of its own level',
    async check(world) {
      const countries = await world.answer('addressList');
      every(countries, ({ level }) => level === 'country', 'begins with something else');
      every(
        countries,
        ({ children }) => children.every(({ level }) => level !== 'country'),
        'has a country in a country',
      );
    },
  },
  {
    id: 'unknownEvent',
    section: '§8',
    says: 'an event that does not exist, or has no name, is not found',
    async check(world) {
      await world.refused('eventDetail', { query: { eventId: 'no-such-event' } }, 'eventNotFound');
      await world.refused('eventDetail', { query: { eventId: '' } }, 'eventNotFound');
      await world.refused('seatPlan', { query: { performanceId: 'no-such-performance' } }, 'performanceNotFound');
    },
  },
];
