import { calls, type Request } from '@first-gong/contract';
import { type EventDetail, type Group, isOnline, type Performance, type Zone } from '@first-gong/domain';
import { NotExamined } from './checks.js';

/** A zone of one performance. */
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
  /** Each ticket needs a name. */
  realName: boolean;
}

/** Maximum pages of the listing that a search reads. */
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

/** Yields offers on sale, most popular events first. */
export async function* offers(call: Request): AsyncGenerator<Offer> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { data: events, total } = await call(calls.eventList, { query: { sort: 'popular', page: String(page) } });
    for (const { id: eventId, group, flags } of events) {
      // seatHold rejects films, network events, and priority booking without a card.
      if (group === 'cinema' || group === 'governmentNetwork' || flags.includes('priority')) continue;
      const { data: event } = await call(calls.eventDetail, { query: { eventId } });
      yield* offersOf(event);
    }
    if (page * events.length >= total) break;
  }
}

/**
 * The first matching zone on sale. Only `realName` finds events that need names.
 * @throws NotExamined if there is none
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

/** An offer with tickets for a few people and collection. */
export const somethingToBuy = (call: Request): Promise<Offer> =>
  findOffer(
    call,
    'an event on sale',
    ({ group, remaining, ticketLimit }) => !isOnline(group) && remaining >= 10 && ticketLimit >= 4,
  );
