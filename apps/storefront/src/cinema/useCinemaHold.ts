import type { BodyOf } from '@first-gong/contract';
import type { Cart, EventDetail } from '@first-gong/domain';
import { type CinemaChoice, cinemaHref, ticketCount } from '@first-gong/screens/shared/cinemaHref';
import { useText } from '@first-gong/screens/shared/text';
import { type CallState, useRequest } from '../data/calls.js';
import { seatsOf, useHold } from '../site/useHold.js';

function requestOf({ performanceId, tickets, ...choice }: CinemaChoice) {
  const chosen = seatsOf(choice);
  if (performanceId === null || chosen === null) return null;
  return { performanceId, ...chosen, quantity: ticketCount(tickets), ticketTypes: tickets };
}

/** Holds seats of a film by ticket type (spec §5 Cinema). @param onCaptchaUsed requests another code */
export function useCinemaHold(
  event: Pick<EventDetail, 'title'>,
  cart: CallState<Cart>,
  reload: () => void,
  entered: Pick<BodyOf<'cinemaHold'>, 'captchaId' | 'captchaAnswer' | 'ageConfirmed'>,
  onCaptchaUsed: () => void,
) {
  const { lang } = useText();
  const request = useRequest();
  return useHold(event, cart, {
    requestOf,
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
