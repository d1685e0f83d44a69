import { type Cart, type EventDetail, type TicketType, type TypesSold, typesFor } from '@first-gong/domain';
import { type Choice, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from '../data/calls.js';
import type { Action } from '../data/useAction.js';
import { type HoldRequest, seatsOf, useHold } from '../site/useHold.js';

interface SeatRequest extends HoldRequest {
  /** One of the best available tickets is for a wheelchair space. */
  wheelchair: boolean;
  /** The type of each ticket; undefined where the event sells one type. */
  ticketTypes: TicketType[] | undefined;
}

/** The choice that a press asks for; null while it is not complete. @param sold the ticket types of the event. */
function requestOf(
  { performanceId, zone, quantity, way = 'best', seats = [], ticketTypes = [], wheelchair = false }: Choice,
  sold: TypesSold,
): SeatRequest | null {
  const chosen = seatsOf({ way, zone, seats });
  if (!performanceId || !chosen) return null;
  const count = chosen.seats.length || quantity;
  const types = sold ? typesFor(ticketTypes, count) : undefined;
  return { performanceId, ...chosen, quantity: count, wheelchair: wheelchair && way === 'best', ticketTypes: types };
}

/**
 * Holds the best seats of a choice, or those that it picks, and leads to the cart (spec §4).
 * @param event the event of the page. A page of another event is another component.
 * @param reload other buyers may have taken the seats: shows what is left now.
 * @param priorityCard the number of the card of priority booking; empty for none.
 */
export function useSeatHold(
  event: Pick<EventDetail, 'id' | 'title' | 'ticketTypes'>,
  cart: CallState<Cart>,
  reload: () => void,
  priorityCard: string,
): { hold: Action<Choice>; uncertain: boolean } {
  const { lang } = useText();
  const request = useRequest();
  return useHold<Choice, SeatRequest>(event, cart, {
    requestOf: (choice) => requestOf(choice, event.ticketTypes),
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
