import { type Answer, CallError } from '@first-gong/contract';
import { type Cart, type CartItem, type EventDetail, href, type Seat, seatKey } from '@first-gong/domain';
import { loginHref } from '@first-gong/screens/shared/hrefs';
import { useText } from '@first-gong/screens/shared/text';
import { useEffect, useRef, useState } from 'react';
import type { CallState } from '../data/calls.js';
import { useCartCheck } from '../data/cart.js';
import { type Action, useAction } from '../data/useAction.js';
import { readSession } from '../session/session.js';
import { navigate } from './address.js';
import { heldNotification, useHoldNotification } from './holdNotification.js';

/** Tickets that a press asks for. */
export interface HoldRequest {
  performanceId: string;
  quantity: number;
}

/** A way to hold seats: of an event, or of a film with its code. */
export interface HoldAdapter<Choice, Wanted extends HoldRequest> {
  /** The tickets of a choice; null while it is not complete. */
  requestOf: (choice: Choice) => Wanted | null;
  isSame: (one: Wanted, other: Wanted) => boolean;
  ask: (press: Wanted & { holdKey: string }) => Promise<Answer<Cart>>;
  /** Whether items that the cart did not have before are those of the wish. */
  isHeld: (fresh: readonly CartItem[], wish: Wanted) => boolean;
  /** The page with a choice: a login leads back there. */
  hrefOf: (choice: Choice) => string;
  /** Other buyers may have taken the seats: shows what is left now. */
  reload: () => void;
  /** A rule has refused the press, and the buyer is still here. */
  onRefused?: (code: string) => void;
}

export const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.map(seatKey).sort().join() === other.map(seatKey).sort().join();

/** A random text. `crypto.randomUUID` exists only on https pages. */
const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');

/** The items of a performance that the cart did not have before. */
const freshItems = (before: Cart | undefined, after: Cart, { performanceId }: HoldRequest): CartItem[] =>
  after.items.filter(
    ({ holdId, event }) =>
      event.performanceId === performanceId && !before?.items.some((item) => item.holdId === holdId),
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
 * Holds the seats of a choice and leads to the cart (spec §4). After every failure the cart is asked: it knows whether
 * seats are held. A press that repeats one without a response repeats its key, so that seats are held once. A buyer who
 * has left the page before the response stays on the other page, with a notification.
 */
export function useHold<Choice, Wanted extends HoldRequest>(
  event: Pick<EventDetail, 'title'>,
  cart: CallState<Cart>,
  { requestOf, isSame, ask, isHeld, hrefOf, reload, onRefused }: HoldAdapter<Choice, Wanted>,
): { hold: Action<Choice>; uncertain: boolean } {
  const { lang } = useText();
  const checkCart = useCartCheck(cart);
  const isHere = useIsHere();
  const { tell } = useHoldNotification();
  const unanswered = useRef<(Wanted & { holdKey: string }) | null>(null);
  const [uncertain, setUncertain] = useState(false);

  const pressOf = (wish: Wanted) => {
    const last = unanswered.current;
    return { ...wish, holdKey: last !== null && isSame(last, wish) ? last.holdKey : createKey() };
  };

  const hold = useAction(async (chosen: Choice) => {
    const wish = requestOf(chosen);
    if (!wish) return;
    const press = pressOf(wish);
    const session = readSession();
    unanswered.current = press;
    let now: Cart | null;
    try {
      const response = await ask(press);
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
      if (error.code || now === null || !isHeld(freshItems(cart.data, now, press), press)) {
        if (!isHere() && readSession() === session) tell({ kind: 'notHeld', event: event.title, href: hrefOf(chosen) });
        throw error;
      }
    }
    unanswered.current = null;
    if (isHere()) navigate(href(lang, 'shoppingCart'));
    if (readSession() === session) tell(heldNotification(now, press.performanceId, press.quantity));
    return 'leaving';
  });

  return { hold, uncertain: uncertain && hold.failure !== null };
}
