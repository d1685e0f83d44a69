import type { BodyOf } from '@first-gong/contract';
import { type Captcha, cinemaTicketTypes } from '@first-gong/domain';
import { type CaptchaWay, type FilmState, type FilmValues, noFilmValues } from '@first-gong/screens/EventDetailScreen';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMemberCall, useRequest } from './calls.js';
import { keepFilm, readFilm } from './keptFilm.js';
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
  const [changed, setChanged] = useState<FilmValues | null>(null);
  const kept = useMemo(
    () => ({ ...noFilmValues, ...(memberId !== undefined && eventId !== null && readFilm(memberId, eventId)) }),
    [memberId, eventId],
  );
  const values = changed ?? kept;
  useEffect(() => {
    if (changed && memberId !== undefined && eventId !== null) keepFilm(memberId, eventId, changed);
  }, [changed, memberId, eventId]);
  const [way, setWay] = useState<CaptchaWay>('picture');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const chosenWay = useRef(way);
  const asking = useAction(async () => {
    setCaptcha(null);
    setChanged((current) => current && { ...current, captchaAnswer: '' });
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
    change: setChanged,
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

const noTickets = Object.fromEntries(cinemaTicketTypes.map((type) => [type, 0])) as Record<
  (typeof cinemaTicketTypes)[number],
  number
>;
