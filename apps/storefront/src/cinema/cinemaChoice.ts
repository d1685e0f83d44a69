import { cinemaVenues } from '@first-gong/domain';
import { type CinemaChoice, ticketsOfText } from '@first-gong/screens/shared/cinemaHref';
import { readSeatChoice } from '../site/seatChoice.js';

/**
 * The choice of an address, which may hold anything: unknown values are dropped here, and those that the show does not
 * have by the screen.
 */
export function readCinemaChoice(search: URLSearchParams): CinemaChoice {
  const eventId = search.get('eventId') || null;
  const performanceId = search.get('performanceId') || null;
  const isShow = eventId !== null && performanceId !== null;
  return {
    venue: cinemaVenues.find((venue) => venue === search.get('venue')) ?? null,
    date: /^\d{4}-\d{2}-\d{2}$/.exec(search.get('date') ?? '')?.[0] ?? null,
    eventId: isShow ? eventId : null,
    performanceId: isShow ? performanceId : null,
    ...readSeatChoice(search),
    tickets: ticketsOfText(search.get('tickets')),
  };
}

/** The venue of an address without one: the digital cinema, which shows more films. */
export const defaultVenue = 'digital';

/** The schedule of a choice. */
export const scheduleInput = ({ venue, date }: CinemaChoice) => ({
  query: { venue: venue ?? defaultVenue, ...(date !== null && { date }) },
});
