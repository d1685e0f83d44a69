import {
  addDays,
  type CinemaSchedule,
  type CinemaVenue,
  cinemaAges,
  cinemaPrices,
  cinemaScheduleDays,
  cinemaVenueIds,
  cinemaVenues,
  type FilmCategory,
  isCinemaOpen,
  type Lang,
  RuleError,
} from '@first-gong/domain';
import { signalNumber } from '@first-gong/i18n/errorText';
import { serverTexts } from '@first-gong/i18n/server';
import type { ChoiceDependencies } from '../cart/choice.js';
import { type CatalogueEvent, venues } from '../catalogue/index.js';
import { hasBegun } from '../lists/listing.js';
import type { Programme } from '../lists/programme.js';
import { pick } from '../shared/pick.js';
import type { Store } from '../store/index.js';

/** A film with its category, which every film in Hong Kong needs. */
type Film = CatalogueEvent & { certificate: FilmCategory };

export const isFilm = (event: CatalogueEvent): event is Film => event.group === 'cinema' && event.certificate !== null;

/** Rules of both cinemas (spec §5 Cinema, §9 Other rules). */
const rules = ['together', 'concession', 'children', 'categoryIII', 'weather', 'refund'] as const;

export interface ScheduleDependencies extends Pick<ChoiceDependencies, 'inventory' | 'now' | 'weather'> {
  store: Pick<Store, 'read'>;
  programmes: () => Programme;
}

/**
 * Returns the schedule of a cinema on a day. A missing or out-of-range day means today.
 * @throws RuleError `badRequest` for an unknown venue
 */
export function createSchedule({ store, programmes, inventory, weather, now }: ScheduleDependencies) {
  return (asked: string, date: string | undefined, lang: Lang): CinemaSchedule => {
    const venue = cinemaVenues.find((known) => known === asked);
    if (venue === undefined) throw new RuleError('badRequest', [{ field: 'venue', code: 'badRequest' }]);
    const { today, events, on } = programmes();
    const places = inventory.in(store.read());
    const dates = Array.from({ length: cinemaScheduleDays }, (_, index) => addDays(today, index));
    const day = dates.find((one) => one === date) ?? today;
    const isHere = (event: CatalogueEvent): event is Film => isFilm(event) && event.venue.id === cinemaVenueIds[venue];
    // Each film has its own house, the same every day.
    const houses = events
      .filter(isHere)
      .map(({ slug }) => slug)
      .sort();
    const showsOn = (one: string) =>
      on(one).filter(({ event, performance }) => isHere(event) && !hasBegun(performance, now()));
    const shows = showsOn(day);
    const films = [...new Set(shows.map(({ event }) => event))].filter(isFilm);

    return {
      venue,
      venueName: nameOf(venue, lang),
      venues: cinemaVenues.map((each) => ({ venue: each, name: nameOf(each, lang) })),
      date: day,
      dates: dates.map((one) => ({ date: one, count: showsOn(one).length })),
      weather: weather(),
      open: isCinemaOpen(weather(), day, today),
      films: films.map((film) => ({
        ...pick(film, ['duration', 'posterSeed']),
        eventId: film.id,
        title: film.title[lang],
        category: film.certificate,
        spokenLanguage: film.spokenLanguage[lang],
        posterLines: film.posterLines[lang],
        shows: shows
          .filter(({ event }) => event === film)
          .map(({ performance }) => ({
            performanceId: performance.id,
            startsAt: performance.startsAt,
            house: serverTexts[lang]('programme.house', { house: houses.indexOf(film.slug) + 1 }),
            availability: places.level(performance),
            remaining: places.remainingOf(performance),
            ...(performance.cancelled && { cancelled: true }),
            prices: cinemaPrices(Math.max(...performance.zones.map(({ price }) => price)), film.certificate),
          })),
      })),
      rules: rules.map((rule) =>
        serverTexts[lang](`programme.rule_${rule}`, { ...cinemaAges, signal: signalNumber(lang) }),
      ),
    };
  };
}

const nameOf = (venue: CinemaVenue, lang: Lang) => venues.get(cinemaVenueIds[venue])?.name[lang] ?? '';
