import { cinemaVenues, seatOfKey, ticketsPerTransaction } from '@first-gong/domain';
import { type CinemaChoice, ticketsOfText } from '@first-gong/screens/shared/cinema';
import { seatWays } from '@first-gong/screens/shared/hrefs';

const zones = ['A', 'B', 'C', 'D'] as const;

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
    way: seatWays.find((way) => way === search.get('way')) ?? 'best',
    zone: zones.find((zone) => zone === search.get('zone')) ?? null,
    seats: [...new Set((search.get('seats') ?? '').split(',', ticketsPerTransaction))].filter(
      (key) => seatOfKey(key) !== undefined,
    ),
    tickets: ticketsOfText(search.get('tickets')),
  };
}

/** The schedule of a choice. Without a venue it is that of the digital cinema, which shows more films. */
export const scheduleInput = ({ venue, date }: CinemaChoice) => ({
  query: { venue: venue ?? 'digital', ...(date !== null && { date }) },
});
