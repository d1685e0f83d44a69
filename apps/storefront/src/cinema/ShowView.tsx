import { hongKongDate, isCinemaOpen } from '@first-gong/domain';
import { CinemaScreen, type CinemaState } from '@first-gong/screens/cinema/CinemaScreen';
import { cinemaHref } from '@first-gong/screens/shared/cinemaHref';
import { useText } from '@first-gong/screens/shared/text';
import { useState } from 'react';
import { justNow, notReady, together, useCall, useMemberCall } from '../data/calls.js';
import { ticketsIn, useLiveCart } from '../data/cart.js';
import { keepDraft, readDraft } from '../session/draft.js';
import { useToken } from '../session/session.js';
import { navigate, useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { useSeatPlan } from '../site/useSeatPlan.js';
import { useToday } from '../site/useShopTime.js';
import { type Step, useStepFocus } from '../site/useStep.js';
import { readCinemaChoice, scheduleInput } from './cinemaChoice.js';
import { useCaptcha } from './useCaptcha.js';
import { useCinemaHold } from './useCinemaHold.js';

interface ShowViewProps {
  eventId: string;
  performanceId: string;
  step: Step;
}

/** Tickets and seats of one show of a film (spec §2 Cinema schedule, §5 Cinema). */
export function ShowView({ eventId, performanceId, step }: ShowViewProps) {
  const { t, format, lang } = useText('cinema');
  const search = useQuery();
  const choice = readCinemaChoice(search);
  const today = useToday();
  const schedule = useCall('cinemaSchedule', scheduleInput(choice), { maxAge: justNow });
  const event = useCall('eventDetail', { query: { eventId } }, { maxAge: justNow });
  const picks = choice.way !== 'best';
  const performance = event.data?.performances.find(({ id }) => id === performanceId);
  const isOpen =
    performance && schedule.data && isCinemaOpen(schedule.data.weather, hongKongDate(performance.startsAt), today);
  const plan = useSeatPlan(isOpen && performance.availability !== 'soldOut' ? performanceId : null, picks, event);
  const member = Boolean(useToken());
  const memberId = useMemberCall('memberInfo').data?.memberId;
  const { cart, holding } = useLiveCart();
  const [age, setAge] = useState<boolean | null>(null);
  const [captchaAnswer, setAnswer] = useState('');
  const captchas = useCaptcha(member, () => setAnswer(''));
  // The address does not hold the age confirmation: a link could confirm for another person.
  const form = `film ${eventId}`;
  const ageConfirmed =
    age ?? (memberId !== undefined && readDraft<{ ageConfirmed: boolean }>(form, memberId)?.ageConfirmed === true);
  const reload = () => {
    event.reload();
    plan.reload();
  };
  const { hold, uncertain } = useCinemaHold(
    { title: event.data?.title ?? '' },
    cart,
    reload,
    { captchaId: captchas?.state.captcha?.captchaId ?? '', captchaAnswer, ageConfirmed },
    () => captchas?.renew(captchas.state.way),
  );
  const isUnavailable = event.failure?.kind === 'notFound' || (event.data && !performance);
  useTitle(
    event.data && performance
      ? t('cinema.pageTitleShow', { title: event.data.title, time: format.showTime(performance.startsAt) })
      : isUnavailable
        ? t('common.pageTitleOf', { title: t('cinema.unavailable') })
        : t('cinema.pageTitle'),
  );

  const needed = together(event, schedule);
  const state = ((): CinemaState => {
    if (isUnavailable) return { kind: 'unavailable' };
    if (!event.data || !performance || !schedule.data) return notReady(needed.failure);
    const { weather, films } = schedule.data;
    const shows = films.flatMap((film) => film.shows);
    return {
      kind: 'show',
      event: event.data,
      performance,
      house: shows.find((show) => show.performanceId === performanceId)?.house ?? null,
      weather,
      open: isCinemaOpen(weather, hongKongDate(performance.startsAt), today),
      choice,
      member,
      inCart: holding && ticketsIn(holding, eventId),
      plan: plan.state,
      captcha: captchas?.state ?? null,
      entered: { ageConfirmed, captchaAnswer },
      ...hold.form,
      uncertain,
      resumed: member && search.has('resumed'),
    };
  })();

  useStepFocus(step, state.kind !== 'loading');

  return (
    <CinemaScreen
      state={state}
      choice={choice}
      onChoose={(next) => {
        hold.reset();
        navigate(cinemaHref(lang, next), { replace: true });
      }}
      onEnter={(entered) => {
        hold.reset();
        setAnswer(entered.captchaAnswer);
        setAge(entered.ageConfirmed);
        if (memberId !== undefined) keepDraft(form, memberId, { ageConfirmed: entered.ageConfirmed });
      }}
      onCaptcha={(way) => captchas?.renew(way)}
      onPlanRetry={plan.reload}
      onHold={hold.run}
      onRetry={needed.reload}
    />
  );
}
