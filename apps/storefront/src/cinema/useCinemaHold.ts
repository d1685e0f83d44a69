import type { BodyOf } from '@first-gong/contract';
import { type Cart, cinemaTicketTypes, type EventDetail, type Seat, seatOfKey } from '@first-gong/domain';
import { type CinemaChoice, cinemaHref, type TicketCounts, ticketCount } from '@first-gong/screens/shared/cinemaHref';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from '../data/calls.js';
import type { Action } from '../data/useAction.js';
import { type HoldRequest, sameSeats, useHold } from '../site/useHold.js';

interface FilmRequest extends HoldRequest {
  zone: string | null;
  /** Picked seats, or none for the best available. */
  seats: readonly Seat[];
  ticketTypes: TicketCounts;
}

/** The tickets that a press asks for; null while they are not complete. */
function requestOf({ performanceId, way, zone, seats, tickets }: CinemaChoice): FilmRequest | null {
  if (performanceId === null) return null;
  const picked = way === 'best' ? [] : seats.flatMap((key) => seatOfKey(key) ?? []);
  if (way === 'best' ? zone === null : picked.length === 0) return null;
  const wish = { performanceId, quantity: ticketCount(tickets), ticketTypes: tickets };
  return { ...wish, zone: way === 'best' ? zone : null, seats: picked };
}

const isSame = (one: FilmRequest, other: FilmRequest): boolean =>
  one.performanceId === other.performanceId &&
  one.zone === other.zone &&
  cinemaTicketTypes.every((type) => one.ticketTypes[type] === other.ticketTypes[type]) &&
  sameSeats(one.seats, other.seats);

/**
 * Holds seats of a film by ticket type, and leads to the cart (spec §5 Cinema).
 * @param onCaptchaUsed a code takes one answer: asks for another one.
 */
export function useCinemaHold(
  event: Pick<EventDetail, 'title'>,
  cart: CallState<Cart>,
  reload: () => void,
  entered: Pick<BodyOf<'cinemaHold'>, 'captchaId' | 'captchaAnswer' | 'ageConfirmed'>,
  onCaptchaUsed: () => void,
): { hold: Action<CinemaChoice>; uncertain: boolean } {
  const { lang } = useText();
  const request = useRequest();
  return useHold<CinemaChoice, FilmRequest>(event, cart, {
    requestOf,
    isSame,
    // The seats of one hold have an item for each ticket type.
    isHeld: (fresh, { quantity, seats }) => {
      const held = fresh.flatMap((item) => item.seats);
      return seats.length > 0 ? sameSeats(seats, held) : held.length === quantity;
    },
    ask: ({ quantity: _, zone, seats, ...press }) =>
      request('cinemaHold', {
        body: { ...press, ...(zone === null ? { seats: [...seats] } : { zone }), ...entered },
      }),
    hrefOf: (choice) => cinemaHref(lang, choice),
    reload,
    onRefused: (code) => {
      if (code === 'captchaWrong') onCaptchaUsed();
    },
  });
}
