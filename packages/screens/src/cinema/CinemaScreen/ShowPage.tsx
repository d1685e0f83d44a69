import { cinemaAges, type Zone } from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { Certificate } from '@first-gong/ui/Showtimes';
import { Stack } from '@first-gong/ui/Stack';
import { type CinemaChoice, cinemaHref } from '../../shared/cinemaHref.js';
import { eventHref } from '../../shared/hrefs.js';
import { useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { SeatForm } from './SeatForm.js';
import type { ShowProps, ShowReady } from './state.js';
import { WeatherNotice } from './WeatherNotice.js';

/** A film's show: facts, rules, and the form that holds seats. */
export function ShowPage({ state: given, ...handlers }: ShowProps) {
  const { t, format, lang } = useText('cinema', 'event', 'errors');
  const { event, performance, house, weather, open } = given;
  const choice = fittingChoice(given);
  const state = { ...given, choice };
  const { certificate, venue } = event;
  const back = cinemaHref(lang, { venue: choice.venue, date: choice.date });
  return (
    <Container className={styles.page}>
      <Stack gap="s5">
        <p>
          <Link href={back} standalone>
            {t('cinema.back')}
          </Link>
        </p>
        <Inline nowrap align="start">
          {certificate && <Certificate category={certificate} label={certificate} />}
          <PageTitle
            lead={
              <span className={styles.showLead}>
                {t('cinema.showLead', {
                  time: format.showTime(performance.startsAt),
                  place: house === null ? venue : t('cinema.house', { venue, house }),
                })}
              </span>
            }
          >
            {event.title}
          </PageTitle>
        </Inline>
        <Inline as="p" align="baseline" rowGap="none" className={styles.facts}>
          <span>{t('event.duration', { count: event.duration })}</span>
          <span>{event.spokenLanguage}</span>
          {certificate && (
            <span>
              {t('cinema.category', {
                category: certificate,
                meaning: t(`event.certificate${certificate}`, { age: cinemaAges.categoryIII }),
              })}
            </span>
          )}
          <Link standalone href={eventHref(lang, event.id)}>
            {t('cinema.story')}
          </Link>
        </Inline>
        <WeatherNotice weather={weather} open={open} />
        {open && performance.availability === 'soldOut' && (
          <EmptyState
            title={t(performance.cancelled ? 'errors.performanceCancelled' : 'cinema.soldOut')}
            action={
              <Button variant="buy" href={`${eventHref(lang, event.id)}#performances`}>
                {t('event.performances')}
              </Button>
            }
          >
            <p>{t(performance.cancelled ? 'event.cancelledText' : 'cinema.soldOutText')}</p>
          </EmptyState>
        )}
        {open && performance.availability !== 'soldOut' && (
          <SeatForm key={performance.id} state={state} {...handlers} />
        )}
        <Notice title={t('cinema.rules')}>
          <p>{t('event.filmText', { age: cinemaAges.admitted })}</p>
          {certificate === 'III' && <p>{t('event.categoryIIIText', { age: cinemaAges.categoryIII })}</p>}
          <p>{t('event.before')}</p>
        </Notice>
      </Stack>
    </Container>
  );
}

/** The valid part of a choice, because an address may contain anything. A single zone needs no choice. */
function fittingChoice({ choice, event, performance }: ShowReady): CinemaChoice {
  const free = performance.zones.filter(({ remaining }) => remaining > 0);
  const zone = free.find(({ code }) => code === choice.zone) ?? (free.length === 1 ? free[0] : undefined);
  const tickets = event.certificate === 'III' ? { ...choice.tickets, studentChild: 0 } : choice.tickets;
  return { ...choice, zone: codeOf(zone), tickets };
}

const codeOf = (zone: Zone | undefined): Zone['code'] | null => zone?.code ?? null;
