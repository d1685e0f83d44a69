import { type Cart, type CartItem, type EventDetail, type Seat, seatKey, seatOfKey } from '@first-gong/domain';
import { type Choice, eventHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from './calls.js';
import type { Action } from './useAction.js';
import { useHold, type Wish } from './useHold.js';

interface SeatWish extends Wish {
  /** Null for picked seats, which may be in several zones. */
  zone: string | null;
  /** Picked seats, or none for the best available. */
  seats: readonly Seat[];
}

export const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.map(seatKey).sort().join() === other.map(seatKey).sort().join();

/** Whether new items are those of this wish. Picked seats may be in several. */
function isHeld(fresh: readonly CartItem[], { zone, quantity, seats }: SeatWish): boolean {
  if (seats.length > 0)
    return sameSeats(
      seats,
      fresh.flatMap((item) => item.seats),
    );
  return fresh.some((item) => item.zone.code === zone && item.seats.length === quantity);
}

/** The choice that a press asks for; null while it is not complete. */
function wishOf({ performanceId, zone, quantity, way = 'best', seats = [] }: Choice): SeatWish | null {
  if (!performanceId) return null;
  if (way === 'best') return zone && { performanceId, zone, quantity, seats: [] };
  const picked = seats.flatMap((key) => seatOfKey(key) ?? []);
  return picked.length === 0 ? null : { performanceId, zone: null, quantity: picked.length, seats: picked };
}

const isSame = (one: SeatWish, other: SeatWish): boolean =>
  one.performanceId === other.performanceId &&
  one.zone === other.zone &&
  one.quantity === other.quantity &&
  sameSeats(one.seats, other.seats);

/**
 * Holds the best seats of a choice, or those that it picks, and leads to the cart (spec §4).
 * @param event the event of the page. A page of another event is another component.
 * @param reload other buyers may have taken the seats: shows what is left now.
 * @param priorityCard the number of the card of priority booking; empty for none.
 */
export function useSeatHold(
  event: Pick<EventDetail, 'id' | 'title'>,
  cart: CallState<Cart>,
  reload: () => void,
  priorityCard: string,
): { hold: Action<Choice>; uncertain: boolean } {
  const { lang } = useText();
  const request = useRequest();
  return useHold<Choice, SeatWish>(event, cart, {
    wishOf,
    isSame,
    isHeld,
    ask: ({ quantity, zone, seats, ...press }) => {
      const chosen = { ...(zone !== null && { zone }), ...(seats.length > 0 && { seats: [...seats] }) };
      return request('seatHold', {
        body: { ...press, quantity, ...chosen, ...(priorityCard !== '' && { priorityCard }) },
      });
    },
    hrefOf: (choice) => eventHref(lang, event.id, choice),
    reload,
  });
}
