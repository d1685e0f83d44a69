import { randomUUID } from 'node:crypto';
import {
  areConsecutive,
  checkPickedSeats,
  checkQuantity,
  cinemaPrice,
  hongKongDate,
  isCinemaOpen,
  pickedCompromise,
  RuleError,
  type Seat,
  type SeatChoice,
  type TicketType,
  typePrice,
  type WeatherSignal,
} from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance, CatalogueZone } from '../catalogue/index.js';
import type { Places } from '../inventory/inventory.js';
import { refuse } from '../shared/refuse.js';
import { type Choice, type ChoiceParts, carriedOf, filmGroup, holdOf, openShowing, zoneOf } from './choice.js';
import type { Hold } from './rows.js';

export interface SameAgainParts extends ChoiceParts {
  weather: () => WeatherSignal;
}

/**
 * Chooses the seats of holds that were made together once more: the same seats, or as many places of a zone without
 * numbered seats, at the price of today. The seats of a film were consecutive, and their buyer solved a captcha and gave
 * the word about the age. The card of priority booking was checked with the first hold.
 * @throws RuleError where the seats are not free, the performance is not on sale or a limit is exceeded.
 */
export const createSameAgain =
  (parts: SameAgainParts) =>
  (group: readonly Hold[]): Choice =>
  (tx, cart) => {
    const places = parts.inventory.in(tx);
    const [first] = group;
    if (first === undefined) return [];
    const showing = openShowing(parts, first.show.performanceId);
    const { event, performance } = showing;
    const zone = zoneOf(performance, first.zone.code);
    if (event.group === 'cinema' && !isCinemaOpen(parts.weather(), performance.date, hongKongDate(parts.now()))) {
      throw new RuleError('cinemaClosed');
    }
    const seats = group.flatMap((hold) => hold.seats);
    const film = event.group === 'cinema' ? filmGroup(cart, performance) : null;
    if (film && !areConsecutive([...film.held, ...seats])) {
      throw new RuleError('seatsNotConsecutive');
    }
    const numbered = zone.rows.length > 0;
    const remaining = numbered ? Number.POSITIVE_INFINITY : places.remaining(performance, zone);
    refuse(checkQuantity({ ...carriedOf(cart, event), quantity: seats.length, remaining }));
    const choice = numbered ? sameSeats(places, performance, zone, seats) : placesFor(places, performance, zone, seats);

    const groupId = film?.groupId ?? randomUUID();
    let from = 0;
    return group.map(({ seats: { length }, ticketType }) => {
      const mine = choice.seats.slice(from, from + length);
      from += length;
      const price = priceOfType(event, zone, ticketType);
      return { ...holdOf(showing, zone, { ...choice, seats: mine }), groupId, ticketType, price };
    });
  };

/** Cents of a ticket of a type today: of a film by the cinema's rule, of a show as its organiser sells it. */
function priceOfType(
  { group, ticketTypes }: CatalogueEvent,
  { price }: CatalogueZone,
  ticketType: TicketType | null,
): number {
  if (ticketType === null) return price;
  return group === 'cinema' ? cinemaPrice(price, ticketType) : typePrice(price, ticketType, ticketTypes);
}

/** @throws RuleError `seatTaken`, `seatNotFound`, `companionSeatOnly`. */
function sameSeats(places: Places, performance: CataloguePerformance, zone: CatalogueZone, seats: Seat[]): SeatChoice {
  const rows = places.rows(performance, zone);
  refuse(checkPickedSeats(rows, seats));
  return { seats, compromise: pickedCompromise(rows, seats) };
}

/** @throws RuleError `zoneSoldOut`. */
function placesFor(
  places: Places,
  performance: CataloguePerformance,
  zone: CatalogueZone,
  { length }: Seat[],
): SeatChoice {
  const choice = places.choose(performance, zone, length);
  if (choice === null) throw new RuleError('zoneSoldOut');
  return choice;
}
