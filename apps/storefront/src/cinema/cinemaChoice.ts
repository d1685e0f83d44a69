import { cinemaVenues } from '@first-gong/domain';
import { type CinemaChoice, ticketsOfText } from '@first-gong/screens/shared/cinemaHref';
import { readSeatChoice } from '../site/seatChoice.js';

/** The choice in an address. Unknown values are dropped here; the screen drops values that the show lacks. */
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

/** The default venue: the digital cinema, which shows more films. */
export const defaultVenue = 'digital';

export const scheduleInput = ({ venue, date }: CinemaChoice) => ({
  query: { venue: venue ?? defaultVenue, ...(date !== null && { date }) },
});
