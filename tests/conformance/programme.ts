import { calls, type Request } from '@first-gong/contract';
import { type EventDetail, type Group, isOnline, type Performance, type Zone } from '@first-gong/domain';
import { NotExamined } from './checks.js';

/** A zone of one performance, as a buyer sees it. */
export interface Offer {
  eventId: string;
  group: Group;
  performanceId: string;
  startsAt: string;
  zone: Zone['code'];
  remaining: number;
  ticketLimit: number;
  standing: boolean;
  pointsProgramme: boolean;
  /** The organiser asks for a name on each ticket. */
  realName: boolean;
}

/** The number of pages of the listing that a search for an offer reads. */
const maxPages = 4;

const offersOf = ({ id: eventId, group, ticketLimit, pointsProgramme, realName, performances }: EventDetail): Offer[] =>
  performances.flatMap(({ id: performanceId, startsAt, zones }: Performance) =>
    zones.map(({ code: zone, remaining, standing }) => ({
      eventId,
      group,
      performanceId,
      startsAt,
      zone,
      remaining,
      ticketLimit,
      standing,
      pointsProgramme,
      realName,
    })),
  );

/** Yields the offers on sale, most popular events first. */
export async function* offers(call: Request): AsyncGenerator<Offer> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { data: events, total } = await call(calls.eventList, { query: { sort: 'popular', page: String(page) } });
    for (const { id: eventId, group, flags } of events) {
      // Another call holds cinema seats, another site sells events of the government network, priority booking needs a card.
      if (group === 'cinema' || group === 'governmentNetwork' || flags.includes('priority')) continue;
      const { data: event } = await call(calls.eventDetail, { query: { eventId } });
      yield* offersOf(event);
    }
    if (page * events.length >= total) break;
  }
}

/**
 * Returns the first zone on sale that suits a rule. Only `realName` finds an event whose organiser asks for names.
 * @throws NotExamined when there is none.
 */
export async function findOffer(
  call: Request,
  what: string,
  suits: (offer: Offer) => boolean,
  { realName = false } = {},
): Promise<Offer> {
  for await (const offer of offers(call)) {
    if (offer.realName === realName && suits(offer)) return offer;
  }
  throw new NotExamined(`needs ${what}, but the first pages of the listing have none`);
}

/** Returns an offer with tickets for a few people to collect. */
export const somethingToBuy = (call: Request): Promise<Offer> =>
  findOffer(
    call,
    'an event on sale',
    ({ group, remaining, ticketLimit }) => !isOnline(group) && remaining >= 10 && ticketLimit >= 4,
  );
