import { type Cart, type EventDetail, type TypesSold, typesFor } from '@first-gong/domain';
import { type EventSelection, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from '../data/calls.js';
import { seatsOf, useHold } from '../site/useHold.js';

/** The choice to hold, or null while it is incomplete. @param sold the ticket types of the event */
function requestOf(
  { performanceId, zone, quantity, way = 'best', seats = [], ticketTypes = [], wheelchair = false }: EventSelection,
  sold: TypesSold,
) {
  const chosen = seatsOf({ way, zone, seats });
  if (!performanceId || !chosen) return null;
  const count = chosen.seats.length || quantity;
  const types = sold ? typesFor(ticketTypes, count) : undefined;
  return { performanceId, ...chosen, quantity: count, wheelchair: wheelchair && way === 'best', ticketTypes: types };
}

/**
 * Holds chosen or best available seats (spec §4).
 * @param reload shows the remaining seats
 * @param priorityCard number of the card for priority booking, or empty
 */
export function useSeatHold(
  event: Pick<EventDetail, 'id' | 'title' | 'ticketTypes'>,
  cart: CallState<Cart>,
  reload: () => void,
  priorityCard: string,
) {
  const { lang } = useText();
  const request = useRequest();
  return useHold(event, cart, {
    requestOf: (choice: EventSelection) => requestOf(choice, event.ticketTypes),
    ask: ({ quantity, zone, seats, wheelchair, ticketTypes, ...press }) => {
      const chosen = {
        ...(zone !== null && { zone }),
        ...(seats.length > 0 && { seats: [...seats] }),
        ...(wheelchair && { wheelchair }),
        ...(ticketTypes && { ticketTypes }),
      };
      return request('seatHold', {
        body: { ...press, quantity, ...chosen, ...(priorityCard !== '' && { priorityCard }) },
      });
    },
    hrefOf: (choice) => eventHref(lang, event.id, choice),
    reload,
  });
}
