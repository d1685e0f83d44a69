import { calls, type Request } from '@first-gong/contract';
import { type Group, isOnline, isSoldByNetwork } from '@first-gong/domain';
import { instant } from '../instant.js';

/** A zone of a performance on sale. */
export interface Place {
  eventId: string;
  group: Group;
  performanceId: string;
  startsAt: string;
  zone: string;
  standing: boolean;
  /** Cents. */
  price: number;
  remaining: number;
  ticketLimit: number;
  pointsProgramme: boolean;
  /** Each ticket needs a name. */
  realName: boolean;
  /** The event has several ticket types. */
  sellsTypes: boolean;
}

/** Far enough ahead for couriers to all destinations. */
export const reachedByCourier = ({ group, startsAt, remaining }: Place): boolean =>
  remaining > 0 && !isOnline(group) && Date.parse(startsAt) > instant + 21 * 86_400_000;

/**
 * The first zone of the listing that `seatHold` accepts, so no films and network events. Only `withNames` includes
 * events that need names, because Confirm requires them.
 */
export async function findPlace(
  call: Request,
  suits: (place: Place) => boolean = ({ remaining }) => remaining > 0,
  { withNames = false } = {},
): Promise<Place> {
  for (let page = 1; ; page += 1) {
    const { data: events, total } = await call(calls.eventList, { query: { page: String(page) } });
    for (const { id, group, flags } of events) {
      if (group === 'cinema' || isSoldByNetwork(group) || flags.includes('priority')) continue;
      const { data: event } = await call(calls.eventDetail, { query: { eventId: id } });
      const { ticketLimit, pointsProgramme, realName } = event;
      if (realName && !withNames) continue;
      const sellsTypes = (event.ticketTypes ?? []).length > 1;
      for (const { id: performanceId, startsAt, zones } of event.performances) {
        for (const { code: zone, price, remaining, standing } of zones) {
          const facts = {
            eventId: id,
            group,
            performanceId,
            startsAt,
            ticketLimit,
            pointsProgramme,
            realName,
            sellsTypes,
          };
          const place = { ...facts, zone, standing, price, remaining };
          if (suits(place)) return place;
        }
      }
    }
    if (page * 30 >= total) throw new Error('No zone of the catalogue suits this test.');
  }
}
