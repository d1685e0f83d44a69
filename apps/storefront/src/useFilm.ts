import type { BodyOf } from '@first-gong/contract';
import { type Captcha, cinemaTicketTypes } from '@first-gong/domain';
import { type CaptchaWay, type FilmState, type FilmValues, noFilmValues } from '@first-gong/screens/EventDetailScreen';
import { useEffect, useRef, useState } from 'react';
import { useMemberCall, useRequest } from './calls.js';
import { useDraft } from './draft.js';
import { useAction } from './useAction.js';

export interface Film {
  state: FilmState;
  change: (values: FilmValues) => void;
  /** Asks for another captcha. The answer to the last one is forgotten. */
  renew: (way: CaptchaWay) => void;
  /** The part of a `cinemaHold` that the member has entered. */
  bodyFor: (
    quantity: number,
  ) => Pick<BodyOf<'cinemaHold'>, 'ticketTypes' | 'captchaId' | 'captchaAnswer' | 'ageConfirmed'>;
}

/**
 * Values that a member enters for a film: ticket type, the word about the age, and the answer to a captcha (spec §2 Cinema
 * schedule).
 * @param eventId of the film that a member looks at. Null otherwise: there is no captcha, and the result is null.
 */
export function useFilm(eventId: string | null): Film | null {
  const wanted = eventId !== null;
  const request = useRequest();
  const memberId = useMemberCall(wanted ? 'memberInfo' : null).data?.memberId;
  // Each document has a captcha of its own.
  const [draft, change] = useDraft(`film ${eventId}`, noFilmValues, { owner: memberId, never: ['captchaAnswer'] });
  const values = known(draft ?? noFilmValues);
  const [way, setWay] = useState<CaptchaWay>('picture');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const chosenWay = useRef(way);
  const asking = useAction(async () => {
    setCaptcha(null);
    change({ ...values, captchaAnswer: '' });
    const captchaOf = async (asked: CaptchaWay): Promise<Captcha> => {
      const query = asked === 'question' ? { alternative: 'question' } : {};
      const { data } = await request('captcha', { query });
      // Another way may have been chosen meanwhile.
      return chosenWay.current === asked ? data : captchaOf(chosenWay.current);
    };
    setCaptcha(await captchaOf(chosenWay.current));
    return undefined;
  });
  const { run } = asking;
  useEffect(() => {
    if (wanted) run();
  }, [wanted, run]);

  if (!wanted) return null;
  return {
    state: { values, captcha, way, loading: asking.busy, failure: asking.reason },
    change,
    renew: (asked) => {
      chosenWay.current = asked;
      setWay(asked);
      run();
    },
    bodyFor: (quantity) => ({
      ticketTypes: { ...noTickets, [values.ticketType]: quantity },
      captchaId: captcha?.captchaId ?? '',
      captchaAnswer: values.captchaAnswer,
      ageConfirmed: values.ageConfirmed,
    }),
  };
}

/** An older version may have kept a ticket type that there is no more. */
const known = (values: FilmValues): FilmValues =>
  cinemaTicketTypes.includes(values.ticketType) ? values : { ...values, ticketType: noFilmValues.ticketType };

const noTickets = Object.fromEntries(cinemaTicketTypes.map((type) => [type, 0])) as Record<
  (typeof cinemaTicketTypes)[number],
  number
>;
