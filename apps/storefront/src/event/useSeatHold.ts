import {
  type Cart,
  type CartItem,
  type EventDetail,
  type Seat,
  seatOfKey,
  type TicketType,
  type TypesSold,
  typesFor,
} from '@first-gong/domain';
import { type Choice, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from '../data/calls.js';
import type { Action } from '../data/useAction.js';
import { type HoldRequest, sameSeats, useHold } from '../site/useHold.js';

interface SeatRequest extends HoldRequest {
  /** Null for picked seats, which may be in several zones. */
  zone: string | null;
  /** Picked seats, or none for the best available. */
  seats: readonly Seat[];
  /** One of the best available tickets is for a wheelchair space. */
  wheelchair: boolean;
  /** The type of each ticket; undefined where the event sells one type. */
  ticketTypes: TicketType[] | undefined;
}

/** Whether new items are those of this wish. Picked seats may be in several. */
function isHeld(fresh: readonly CartItem[], { zone, quantity, seats }: SeatRequest): boolean {
  if (seats.length > 0)
    return sameSeats(
      seats,
      fresh.flatMap((item) => item.seats),
    );
  // Tickets of different types are in their own holds.
  const held = fresh.filter((item) => item.zone.code === zone).reduce((sum, item) => sum + item.seats.length, 0);
  return held === quantity;
}

/** The choice that a press asks for; null while it is not complete. @param sold the ticket types of the event. */
function requestOf(
  { performanceId, zone, quantity, way = 'best', seats = [], ticketTypes = [], wheelchair = false }: Choice,
  sold: TypesSold,
): SeatRequest | null {
  if (!performanceId) return null;
  const types = (count: number) => (sold ? typesFor(ticketTypes, count) : undefined);
  if (way === 'best')
    return zone && { performanceId, zone, quantity, seats: [], wheelchair, ticketTypes: types(quantity) };
  const picked = seats.flatMap((key) => seatOfKey(key) ?? []);
  const { length } = picked;
  return length === 0
    ? null
    : { performanceId, zone: null, quantity: length, seats: picked, wheelchair: false, ticketTypes: types(length) };
}

const isSame = (one: SeatRequest, other: SeatRequest): boolean =>
  one.performanceId === other.performanceId &&
  one.zone === other.zone &&
  one.quantity === other.quantity &&
  one.wheelchair === other.wheelchair &&
  one.ticketTypes?.join() === other.ticketTypes?.join() &&
  sameSeats(one.seats, other.seats);

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
    isSame,
    isHeld,
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
