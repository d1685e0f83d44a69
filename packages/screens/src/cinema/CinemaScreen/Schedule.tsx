import {
  type CinemaFilm,
  type CinemaSchedule,
  type CinemaShow,
  cinemaAges,
  hongKongTime,
  href,
  priceToPay,
  scriptLangs,
} from '@first-gong/domain';
import { Button } from '@first-gong/ui/Button';
import { Container } from '@first-gong/ui/Container';
import { EmptyState } from '@first-gong/ui/EmptyState';
import { takeLostFocus } from '@first-gong/ui/focus';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { LiveRegion } from '@first-gong/ui/LiveRegion';
import { Loading } from '@first-gong/ui/Loading';
import { Notice } from '@first-gong/ui/Notice';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { FilmRow, type Show, ShowtimeScale, Showtimes } from '@first-gong/ui/Showtimes';
import { Stack } from '@first-gong/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { type CinemaChoice, cinemaHref } from '../../shared/cinemaHref.js';
import { eventHref } from '../../shared/hrefs.js';
import { type Text, useText } from '../../shared/text/index.js';
import * as styles from './CinemaScreen.css.js';
import { ScheduleDates } from './ScheduleDates.js';
import type { ScheduleReady } from './state.js';
import { TypeTable } from './TypeTable.js';
import { WeatherNotice } from './WeatherNotice.js';

interface ScheduleProps {
  state: ScheduleReady;
  /** Date and venue in the address. */
  choice: CinemaChoice;
}

/** A venue's films on a day with their shows, as links (spec §2 Cinema schedule). */
export function Schedule({ state: { schedule, today, loading = false }, choice }: ScheduleProps) {
  const { t, format, lang } = useText('cinema');
  const { venueName, date, films, weather, open } = schedule;
  const { heading, announcement } = useScheduleChange(schedule);
  return (
    <>
      <ScheduleDates schedule={schedule} chosen={loading ? (choice.date ?? date) : date} today={today} />
      <Container className={styles.page}>
        <Stack gap="s5">
          <Inline gap="s4" align="end" justify="between">
            <PageTitle ref={heading} lead={t('cinema.lead', { venue: venueName, day: format.dayAndWeekday(date) })}>
              {t('cinema.title')}
            </PageTitle>
            <Venues schedule={schedule} />
          </Inline>
          <LiveRegion message={announcement} />
          <WeatherNotice weather={weather} open={open} />
          {loading ? (
            <Loading label={t('cinema.loading')} size="page" />
          ) : films.length === 0 ? (
            <Empty schedule={schedule} />
          ) : (
            <div>
              <ShowtimeScale />
              {films.map((film) => (
                <Film key={film.eventId} film={film} schedule={schedule} />
              ))}
            </div>
          )}
          <Stack gap="s6" className={styles.columns}>
            {films.length > 0 && <TypeTable films={films} />}
            <Notice title={t('cinema.rules')}>
              <Stack as="ul" gap="s2" marked>
                {schedule.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </Stack>
            </Notice>
          </Stack>
          <p>
            <Link href={href(lang, 'home', { category: 'cinema' })} standalone>
              {t('cinema.listing')}
            </Link>
          </p>
        </Stack>
      </Container>
    </>
  );
}

/**
 * Announces the films of another date or venue (WCAG 4.1.3). Focus stays on the clicked link, or moves to the heading.
 */
function useScheduleChange({ venue, venueName, date, films }: CinemaSchedule) {
  const { t, format } = useText('cinema');
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ venue, date });
  useEffect(() => {
    if (shown.current.venue === venue && shown.current.date === date) return;
    shown.current = { venue, date };
    setAnnouncement(t('cinema.shown', { venue: venueName, day: format.dayAndWeekday(date), count: films.length }));
    takeLostFocus(heading.current);
  });
  return { heading, announcement };
}

/** Links to the two cinemas that keep the date. */
function Venues({ schedule: { venue: current, venues, date } }: { schedule: CinemaSchedule }) {
  const { t, lang } = useText('cinema');
  return (
    <nav aria-label={t('cinema.venues')}>
      <Inline as="ul" gap="none" align="stretch" className={styles.venues}>
        {venues.map(({ venue, name }) => (
          <Stack as="li" key={venue} className={styles.venueItem}>
            <a
              className={styles.venue}
              href={cinemaHref(lang, { venue, date })}
              aria-current={venue === current || undefined}
            >
              {name}
            </a>
          </Stack>
        ))}
      </Inline>
    </nav>
  );
}

function Film({ film, schedule }: { film: CinemaFilm; schedule: CinemaSchedule }) {
  const text = useText('cinema', 'event');
  const { t, lang } = text;
  const { eventId, title, category, duration, spokenLanguage, posterSeed, posterLines, shows } = film;
  return (
    <FilmRow
      seed={posterSeed}
      interest="movie"
      lines={posterLines}
      lang={scriptLangs[lang]}
      title={title}
      certificate={{
        category,
        label: t('cinema.category', {
          category,
          meaning: t(`event.certificate${category}`, { age: cinemaAges.categoryIII }),
        }),
      }}
      facts={
        <>
          <span>{t('event.duration', { count: duration })}</span>
          <span>{spokenLanguage}</span>
          <Link standalone href={eventHref(lang, eventId)} aria-label={`${t('cinema.story')} ${title}`}>
            {t('cinema.story')}
          </Link>
        </>
      }
    >
      <Showtimes label={title} shows={shows.map((show) => stub(show, film, schedule, text))} />
    </FilmRow>
  );
}

const cinema = { group: 'cinema' } as const;

/** Minute of the day in Hong Kong. */
function minuteOf(instant: string): number {
  const [hours = 0, minutes = 0] = hongKongTime(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/** A show as a stub. No link if it is sold out or cancelled, or the cinema is closed. */
function stub(
  { performanceId, startsAt, house, availability, remaining, cancelled, prices }: CinemaShow,
  { eventId }: CinemaFilm,
  { venue, date, open }: CinemaSchedule,
  { t, format, lang }: Text<'cinema'>,
): Show {
  const gone = availability === 'soldOut';
  const price = format.money(priceToPay(cinema, prices[0]?.price ?? 0));
  return {
    id: performanceId,
    time: format.time(startsAt),
    minute: minuteOf(startsAt),
    left: gone
      ? t(cancelled ? 'common.flagCancelled' : 'common.seatsSoldOut')
      : t('common.seatsLeft', { count: remaining }),
    few: availability === 'few',
    detail: t('cinema.showDetail', { house, price }),
    href: gone || !open ? undefined : cinemaHref(lang, { venue, date, eventId, performanceId }),
  };
}

/** A day without films, with a link to the next day with films. */
function Empty({ schedule: { venue, date, dates } }: { schedule: CinemaSchedule }) {
  const { t, format, lang } = useText('cinema');
  const next = dates.find((one) => one.date > date && one.count > 0) ?? dates.find(({ count }) => count > 0);
  return (
    <EmptyState
      headingLevel={2}
      title={t('common.noRecordsFound')}
      action={
        next && (
          <Button variant="buy" href={cinemaHref(lang, { venue, date: next.date })}>
            {t('cinema.nextDay', { day: format.dayAndWeekday(next.date) })}
          </Button>
        )
      }
    >
      <p>{t('cinema.empty')}</p>
      <p>{t('cinema.emptyText')}</p>
    </EmptyState>
  );
}
