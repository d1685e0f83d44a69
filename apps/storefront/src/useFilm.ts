import type { BodyOf } from '@first-gong/contract';
import { type Captcha, cinemaTicketTypes } from '@first-gong/domain';
import { type CaptchaWay, type FilmState, type FilmValues, noFilmValues } from '@first-gong/screens/EventDetailScreen';
import { useEffect, useState } from 'react';
import { useRequest } from './calls.js';
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
 * What a member enters for a film: ticket type, the word about the age, and the answer to a captcha (spec §2 Cinema
 * schedule).
 * @param wanted a member looks at a film; otherwise there is no captcha, and the result is null.
 */
export function useFilm(wanted: boolean): Film | null {
  const request = useRequest();
  const [values, setValues] = useState(noFilmValues);
  const [way, setWay] = useState<CaptchaWay>('picture');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const asking = useAction(async (asked: CaptchaWay) => {
    setWay(asked);
    setCaptcha(null);
    setValues((current) => ({ ...current, captchaAnswer: '' }));
    const query = asked === 'question' ? { alternative: 'question' } : {};
    setCaptcha((await request('captcha', { query })).data);
    return undefined;
  });
  const { run } = asking;
  useEffect(() => {
    if (wanted) run('picture');
  }, [wanted, run]);

  if (!wanted) return null;
  return {
    state: { values, captcha, way, loading: asking.busy, failure: asking.reason },
    change: setValues,
    renew: run,
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
