import { CallError } from '@first-gong/contract';
import { type Cart, type EventDetail, href } from '@first-gong/domain';
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
  zone: string;
  quantity: number;
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

/** Whether the cart has a hold of this choice that it did not have before. */
const hasNewHold = (before: Cart | undefined, after: Cart, { performanceId, zone, quantity }: Press): boolean =>
  after.items.some(
    (item) =>
      item.event.performanceId === performanceId &&
      item.zone.code === zone &&
      item.seats.length === quantity &&
      !before?.items.some(({ holdId }) => holdId === item.holdId),
  );

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
 * Holds the best seats of a choice and leads to the cart (spec §4). After every failure the cart is asked: it knows
 * whether seats are held. A press that repeats one without an answer repeats its key, so that seats are held once. A
 * buyer who has left the event's page before the answer stays where he is, and is told.
 * @param event the event of the page. A page of another event is another component.
 * @param reloadEvent other buyers may have taken the seats: shows what is left now.
 * @param entered what the member has entered beside the choice.
 */
export function useSeatHold(
  event: Pick<EventDetail, 'id' | 'title'>,
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

  const pressOf = (performanceId: string, zone: string, quantity: number): Press => {
    const last = unanswered.current;
    const isSame = last?.performanceId === performanceId && last.zone === zone && last.quantity === quantity;
    return { performanceId, zone, quantity, holdKey: isSame ? last.holdKey : createKey() };
  };

  const ask = ({ quantity, ...press }: Press) =>
    film
      ? request('cinemaHold', { body: { ...press, ...film.bodyFor(quantity) } })
      : request('seatHold', { body: { ...press, quantity, ...(priorityCard !== '' && { priorityCard }) } });

  const hold = useAction(async (chosen: Choice) => {
    const { performanceId, zone, quantity } = chosen;
    if (!performanceId || !zone) return;
    const press = pressOf(performanceId, zone, quantity);
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
