import { type Answer, CallError } from '@first-gong/contract';
import { type Cart, type EventDetail, href, type Seat, seatKey, seatOfKey } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import type { CallState } from '../data/calls.js';
import { useCartCheck } from '../data/cart.js';
import { useAction } from '../data/useAction.js';
import { readSession } from '../session/session.js';
import { navigate } from './address.js';
import { heldNotification, useHoldNotification } from './holdNotification.js';
import type { SeatChoice } from './seatChoice.js';

/** Tickets that a click requests. */
export interface HoldRequest {
  performanceId: string;
  quantity: number;
  /** The zone of the best available seats. Null for picked seats, which may be in several zones. */
  zone: string | null;
  /** Picked seats, or none for the best available. */
  seats: readonly Seat[];
}

/** How to hold seats of an event, or of a film with its code. */
interface HoldAdapter<Choice, Wanted extends HoldRequest> {
  /** The tickets of a choice; null while it is incomplete. */
  requestOf: (choice: Choice) => Wanted | null;
  ask: (press: Wanted & { holdKey: string }) => Promise<Answer<Cart>>;
  /** The page with a choice, to return to after a login. */
  hrefOf: (choice: Choice) => string;
  /** Shows the remaining seats. */
  reload: () => void;
  /** A rule rejected the click, and the buyer is still on the page. */
  onRefused?: (code: string) => void;
}

/** The seats of a choice: the best of a zone, picked ones, or null. */
export function seatsOf({ way, zone, seats }: SeatChoice): Pick<HoldRequest, 'zone' | 'seats'> | null {
  if (way === 'best') return zone && { zone, seats: [] };
  const picked = seats.flatMap((key) => seatOfKey(key) ?? []);
  return picked.length === 0 ? null : { zone: null, seats: picked };
}

const textOf = (seats: readonly Seat[]): string => seats.map(seatKey).sort().join();

/** A random text. `crypto.randomUUID` exists only on https pages. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');

/** Whether the cart has a request's tickets, and lacked them before. They may be in several items. */
function holdsNow(
  after: Cart,
  before: Cart | undefined,
  { performanceId, quantity, zone, seats }: HoldRequest,
): boolean {
  const fresh = after.items.filter(
    ({ holdId, event }) =>
      event.performanceId === performanceId && !before?.items.some((item) => item.holdId === holdId),
  );
  const held = fresh.filter((item) => zone === null || item.zone.code === zone).flatMap((item) => item.seats);
  return zone === null ? textOf(held) === textOf(seats) : held.length === quantity;
}

function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

/**
 * Holds the seats of a choice and opens the cart (spec §4); a buyer who has left only gets a notification.
 * A repeated click reuses its key, so that seats are held once.
 */
export function useHold<Choice, Wanted extends HoldRequest>(
  event: Pick<EventDetail, 'title'>,
  cart: CallState<Cart>,
  { requestOf, ask, hrefOf, reload, onRefused }: HoldAdapter<Choice, Wanted>,
) {
  const { lang } = useText();
  const checkCart = useCartCheck(cart);
  const isHere = useIsHere();
  const { tell } = useHoldNotification();
  const unanswered = useRef<{ text: string; holdKey: string } | null>(null);
  const [uncertain, setUncertain] = useState(false);

  const hold = useAction(async (chosen: Choice) => {
    const wanted = requestOf(chosen);
    if (!wanted) return;
    const session = readSession();
    const text = JSON.stringify({ ...wanted, seats: textOf(wanted.seats) });
    const holdKey = unanswered.current?.text === text ? unanswered.current.holdKey : createKey();
    unanswered.current = { text, holdKey };
    let now: Cart | null;
    try {
      const response = await ask({ ...wanted, holdKey });
      cart.set(response);
      now = response.data;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) {
        if (isHere()) navigate(loginHref(lang, hrefOf(chosen), { reason: 'sessionExpired' }));
        return 'leaving';
      }
      if (error.code === 'waitingRoomFirst' && isHere()) {
        navigate(href(lang, 'waitingRoom', { target: hrefOf(chosen) }));
        return 'leaving';
      }
      if (isHere()) reload();
      if (error.code && isHere()) onRefused?.(error.code);
      now = await checkCart();
      if (error.code) unanswered.current = null;
      setUncertain(!error.code && now === null);
      if (error.code || now === null || !holdsNow(now, cart.data, wanted)) {
        if (!isHere() && readSession() === session) tell({ kind: 'notHeld', event: event.title, href: hrefOf(chosen) });
        throw error;
      }
    }
    unanswered.current = null;
    if (isHere()) navigate(href(lang, 'shoppingCart'));
    if (readSession() === session) tell(heldNotification(now, wanted.performanceId, wanted.quantity));
    return 'leaving';
  });

  return { hold, uncertain: uncertain && hold.failure !== null };
}
