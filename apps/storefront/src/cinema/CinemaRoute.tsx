import { CinemaScreen, type CinemaState } from '@first-gong/screens/cinema/CinemaScreen';
import { useText } from '@first-gong/screens/shared/text';
import { justNow, notReady, useCall } from '../data/calls.js';
import { useQuery } from '../site/address.js';
import { useTitle } from '../site/PageContext.js';
import { need, type PageModule } from '../site/pageModule.js';
import { useToday } from '../site/useShopTime.js';
import { type Step, useStep, useStepFocus } from '../site/useStep.js';
import { defaultVenue, readCinemaChoice, scheduleInput } from './cinemaChoice.js';
import { ShowView } from './ShowView.js';

export const needs: PageModule['needs'] = (search) => {
  const choice = readCinemaChoice(search);
  return [
    need('cinemaSchedule', scheduleInput(choice)),
    ...(choice.eventId === null ? [] : [need('eventDetail', { query: { eventId: choice.eventId } })]),
  ];
};

/** The document does not have the seats of the list and of the map. */
export const needsScript: PageModule['needsScript'] = (search) => readCinemaChoice(search).way !== 'best';

/** The cinema (spec §2 Cinema schedule). Its choices are in the address, so that it works without script. */
export function Page() {
  const choice = readCinemaChoice(useQuery());
  const { eventId, performanceId } = choice;
  const step = useStep(performanceId);
  if (eventId === null || performanceId === null) return <ScheduleView step={step} />;
  // Keyed, because no entry of one show is valid for another.
  return <ShowView key={performanceId} eventId={eventId} performanceId={performanceId} step={step} />;
}

function ScheduleView({ step }: { step: Step }) {
  const { t, format } = useText('cinema');
  const choice = readCinemaChoice(useQuery());
  const today = useToday();
  const schedule = useCall('cinemaSchedule', scheduleInput(choice), { maxAge: justNow, keepPrevious: true });
  const { data, previous } = schedule;
  useTitle(
    data ? t('cinema.pageTitleVenue', { venue: data.venueName, day: format.day(data.date) }) : t('cinema.pageTitle'),
    // The first venue's schedule has no venue in its address.
    choice.venue === null || choice.venue === defaultVenue ? '' : `venue=${choice.venue}`,
  );
  const state: CinemaState =
    data && !(previous && schedule.failure)
      ? { kind: 'schedule', schedule: data, today, loading: previous }
      : notReady(schedule.failure);
  useStepFocus(step, state.kind !== 'loading');
  return <CinemaScreen state={state} choice={choice} onRetry={schedule.reload} />;
}
