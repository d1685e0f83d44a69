import { CallError } from '@first-gong/contract';
import {
  type Cart,
  type EventDetail,
  href,
  type Seat,
  seatKey,
  seatOfKey,
  type TicketType,
  type TypesSold,
  typesFor,
} from '@first-gong/domain';
import { type Choice, eventHref, loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import { navigate } from './address.js';
import { type CallState, useRequest } from './calls.js';
import { useCartCheck } from './cart.js';
import { heldNews, useHoldNews } from './holdNews.js';
import { readSession } from './session.js';
import { type Action, useAction } from './useAction.js';
import type { Film } from './useFilm.js';

interface Press {
  performanceId: string;
  /** Null for picked seats, which may be in several zones. */
  zone: string | null;
  quantity: number;
  /** Picked seats, or none for the best available. */
  seats: readonly Seat[];
  /** One of the best available tickets is for a wheelchair space. */
  wheelchair: boolean;
  /** The type of each ticket; undefined where the event sells one type. */
  ticketTypes: TicketType[] | undefined;
  holdKey: string;
}

interface Entered {
  /** For a film, whose seats have a call of their own (spec §5 Cinema). */
  film: Film | null;
  /** The number of the card of priority booking; empty for none. */
  priorityCard: string;
}

/** A random text. `crypto.randomUUID` exists only on https pages. */
const createKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const sameSeats = (one: readonly Seat[], other: readonly Seat[]) =>
  one.map(seatKey).sort().join() === other.map(seatKey).sort().join();

/** Whether the cart has a hold of this choice that it did not have before. Picked seats may be in several holds. */
function hasNewHold(before: Cart | undefined, after: Cart, { performanceId, zone, quantity, seats }: Press): boolean {
  const fresh = after.items.filter(
    ({ holdId, event }) =>
      event.performanceId === performanceId && !before?.items.some((item) => item.holdId === holdId),
  );
  if (seats.length > 0)
    return sameSeats(
      seats,
      fresh.flatMap((item) => item.seats),
    );
  // Tickets of different types are in holds of their own.
  const held = fresh.filter((item) => item.zone.code === zone).reduce((sum, item) => sum + item.seats.length, 0);
  return held === quantity;
}

/** The choice that a press asks for; null while it is not complete. @param sold the ticket types of the event. */
function wishOf(
  { performanceId, zone, quantity, way = 'best', seats = [], ticketTypes = [], wheelchair = false }: Choice,
  sold: TypesSold,
): Omit<Press, 'holdKey'> | null {
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

/** Whether the component that uses the hook is still on the page. */
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
 * Holds the best seats of a choice, or those that it picks, and leads to the cart (spec §4). After every failure the cart is asked: it knows
 * whether seats are held. A press that repeats one without an answer repeats its key, so that seats are held once. A
 * buyer who has left the event's page before the answer stays where he is, and is told.
 * @param event the event of the page. A page of another event is another component.
 * @param reloadEvent other buyers may have taken the seats: shows what is left now.
 * @param entered what the member has entered beside the choice.
 */
export function useSeatHold(
  event: Pick<EventDetail, 'id' | 'title' | 'ticketTypes'>,
  cart: CallState<Cart>,
  reloadEvent: () => void,
  { film, priorityCard }: Entered,
): { hold: Action<Choice>; uncertain: boolean } {
  const { lang } = useText();
  const request = useRequest();
  const checkCart = useCartCheck(cart);
  const isHere = useIsHere();
  const { tell } = useHoldNews();
  const unanswered = useRef<Press | null>(null);
  const [uncertain, setUncertain] = useState(false);

  const pressOf = (wish: Omit<Press, 'holdKey'>): Press => {
    const last = unanswered.current;
    const isSame =
      last?.performanceId === wish.performanceId &&
      last.zone === wish.zone &&
      last.quantity === wish.quantity &&
      last.wheelchair === wish.wheelchair &&
      last.ticketTypes?.join() === wish.ticketTypes?.join() &&
      sameSeats(last.seats, wish.seats);
    return { ...wish, holdKey: isSame ? last.holdKey : createKey() };
  };

  const ask = ({ quantity, zone, seats, wheelchair, ticketTypes, ...press }: Press) => {
    if (film && zone !== null) return request('cinemaHold', { body: { ...press, zone, ...film.bodyFor(quantity) } });
    const chosen = {
      ...(zone !== null && { zone }),
      ...(seats.length > 0 && { seats: [...seats] }),
      ...(wheelchair && { wheelchair }),
      ...(ticketTypes && { ticketTypes }),
    };
    return request('seatHold', {
      body: { ...press, quantity, ...chosen, ...(priorityCard !== '' && { priorityCard }) },
    });
  };

  const hold = useAction(async (chosen: Choice) => {
    const wish = wishOf(chosen, event.ticketTypes);
    if (!wish) return;
    const press = pressOf(wish);
    const { performanceId, quantity } = press;
    const session = readSession();
    unanswered.current = press;
    let now: Cart | null;
    try {
      const answer = await ask(press);
      cart.set(answer);
      now = answer.data;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) {
        if (isHere()) navigate(loginHref(lang, eventHref(lang, event.id, chosen), { reason: 'sessionExpired' }));
        return 'leaving';
      }
      if (error.code === 'waitingRoomFirst' && isHere()) {
        navigate(href(lang, 'waitingRoom', { target: eventHref(lang, event.id, chosen) }));
        return 'leaving';
      }
      if (isHere()) reloadEvent();
      // A code takes one answer.
      if (error.code === 'captchaWrong' && isHere()) film?.renew(film.state.way);
      now = await checkCart();
      if (error.code) unanswered.current = null;
      setUncertain(!error.code && now === null);
      if (error.code || now === null || !hasNewHold(cart.data, now, press)) {
        if (!isHere() && readSession() === session)
          tell({ kind: 'notHeld', event: event.title, href: eventHref(lang, event.id, chosen) });
        throw error;
      }
    }
    unanswered.current = null;
    if (isHere()) navigate(href(lang, 'shoppingCart'));
    if (readSession() === session) tell(heldNews(now, performanceId, quantity));
    return 'leaving';
  });

  return { hold, uncertain: uncertain && hold.failure !== null };
}
