import {
  type CinemaHold,
  type CinemaVenue,
  cinemaTicketTypes,
  cinemaVenueOf,
  type EventDetail,
  hongKongDate,
  href,
  type Lang,
  type Performance,
  readWholeNumber,
  type Zone,
} from '@first-gong/domain';
import type { SeatSelectionMode } from './hrefs.js';

/** Tickets by type. */
export type TicketCounts = CinemaHold['ticketTypes'];

/** The visitor's choices at the cinema. The address keeps them through login, reload and a change of language. */
export interface CinemaChoice {
  venue: CinemaVenue | null;
  /** Civil date. */
  date: string | null;
  /** Film and show of the chosen seats. Null while the schedule is shown. */
  eventId: string | null;
  performanceId: string | null;
  way: SeatSelectionMode;
  /** Zone of the best available seats. */
  zone: Zone['code'] | null;
  /** `seatKey`s. */
  seats: readonly string[];
  tickets: TicketCounts;
}

/** Most cinema visitors buy two standard tickets. */
const usual: TicketCounts = { standard: 2, concession: 0, senior: 0, studentChild: 0 };

export const noCinemaChoice: CinemaChoice = {
  venue: null,
  date: null,
  eventId: null,
  performanceId: null,
  way: 'best',
  zone: null,
  seats: [],
  tickets: usual,
};

/** Numbers in the order of the types, for the address. */
const ticketsText = (tickets: TicketCounts) => cinemaTicketTypes.map((type) => tickets[type]).join();

/** Reads the numbers from an address, which may contain anything. */
export function ticketsOfText(text: string | null): TicketCounts {
  const counts = (text ?? '').split(',', cinemaTicketTypes.length + 1).map(readWholeNumber);
  const valid = counts.length === cinemaTicketTypes.length && counts.every((one) => Number.isInteger(one) && one >= 0);
  if (!valid || counts.some((one) => one > 99)) return usual;
  const [standard = 0, concession = 0, senior = 0, studentChild = 0] = counts;
  return { standard, concession, senior, studentChild };
}

export const ticketCount = (tickets: TicketCounts): number =>
  cinemaTicketTypes.reduce((sum, type) => sum + tickets[type], 0);

/** Address of the cinema with a choice. */
export function cinemaHref(lang: Lang, choice: Partial<CinemaChoice> = {}): string {
  const { venue, date, eventId, performanceId, way, zone, seats, tickets } = { ...noCinemaChoice, ...choice };
  return href(lang, 'cinema', {
    ...(venue && { venue }),
    ...(date && { date }),
    ...(eventId && { eventId }),
    ...(performanceId && { performanceId }),
    ...(way !== 'best' && { way }),
    ...(zone && { zone }),
    ...(seats.length > 0 && { seats: seats.join() }),
    ...(ticketsText(tickets) !== ticketsText(usual) && { tickets: ticketsText(tickets) }),
  });
}

/** Address of a show's seats, for an event's page. */
export const showHref = (
  lang: Lang,
  { id, venueId }: Pick<EventDetail, 'id' | 'venueId'>,
  { id: performanceId, startsAt }: Pick<Performance, 'id' | 'startsAt'>,
): string =>
  cinemaHref(lang, {
    venue: cinemaVenueOf(venueId) ?? null,
    date: hongKongDate(startsAt),
    eventId: id,
    performanceId,
  });
