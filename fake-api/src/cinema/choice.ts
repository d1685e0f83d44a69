import {
  type CinemaHold,
  checkCinemaHold,
  checkQuantity,
  checkSingleSeats,
  cinemaPrice,
  cinemaTicketTypes,
  hongKongDate,
  isCinemaOpen,
  pickedCompromise,
  type QuantityFacts,
  RuleError,
  type Seat,
  type WeatherSignal,
} from '@first-gong/domain';
import { type Choice, type ChoiceParts, carriedOf, filmGroup, holdOf, openShowing, zoneOf } from '../cart/choice.js';
import type { CataloguePerformance, CatalogueZone } from '../catalogue/index.js';
import type { Places } from '../inventory/inventory.js';
import { refuse } from '../shared/refuse.js';
import type { Captchas } from './captcha/captchas.js';
import { isFilm } from './schedule.js';

export interface CinemaChoiceParts extends ChoiceParts {
  weather: () => WeatherSignal;
  captchas: Captchas;
}

/**
 * Chooses seats of a film, picked or the best of a zone: one hold per ticket type, in one group with those of the show that
 * the cart has (spec §5 Cinema: seats are consecutive).
 * It checks the captcha last, so that another mistake does not use it up.
 * @throws RuleError as `checkCinemaHold`, `checkSingleSeats` and `Captchas.spend` do; `performanceNotFound` for a performance of no film.
 */
export function createCinemaChoice(parts: CinemaChoiceParts): (request: CinemaHold) => Choice {
  const { inventory, captchas, weather, now } = parts;
  return ({ performanceId, seats: picked, zone: code, ticketTypes, captchaId, captchaAnswer, ageConfirmed }) =>
    (tx, cart) => {
      const places = inventory.in(tx);
      const showing = openShowing(parts, performanceId);
      const { event, performance } = showing;
      if (!isFilm(event)) throw new RuleError('performanceNotFound');
      const zones = performance.zones.map((zone) => ({ zone, rows: places.rows(performance, zone) }));
      const rows = zones.flatMap((one) => one.rows);
      const open = isCinemaOpen(weather(), performance.date, hongKongDate(now()));
      const carried = carriedOf(cart, event);
      const quantity = sumOf(ticketTypes);
      // A closed cinema has no best seats to look for: the check below reports it.
      const seats =
        picked ?? (open ? bestSeats(places, performance, zoneOf(performance, code), { ...carried, quantity }) : []);
      const { held, groupId } = filmGroup(cart, performance);
      const facts = { ...carried, category: event.certificate, open, rows, held };
      refuse(checkCinemaHold({ seats, ticketTypes, ageConfirmed }, facts));
      // Consecutive seats are in one row, and a row is in one zone.
      const own = zones.find((one) => one.rows.some(({ row }) => row === seats[0]?.row));
      if (own === undefined) throw new RuleError('seatNotFound');
      refuse(checkSingleSeats(own.rows, seats));
      captchas.spend(captchaId, captchaAnswer, cart.id);

      const ordered = [...seats].sort((a, b) => Number(a.seat) - Number(b.seat));
      const compromise = pickedCompromise(rows, ordered);
      const { zone } = own;
      let from = 0;
      return cinemaTicketTypes
        .filter((ticketType) => ticketTypes[ticketType] > 0)
        .map((ticketType) => {
          const mine = ordered.slice(from, from + ticketTypes[ticketType]);
          from += mine.length;
          const price = cinemaPrice(zone.price, ticketType);
          return { ...holdOf(showing, zone, { seats: mine, compromise }), groupId, ticketType, price };
        });
    };
}

const sumOf = (ticketTypes: CinemaHold['ticketTypes']) =>
  Object.values(ticketTypes).reduce((sum, quantity) => sum + quantity, 0);

/**
 * The best seats of a zone, next to each other.
 * @throws RuleError `quantityRequired`, a limit, `zoneSoldOut`, `seatsNotConsecutive`.
 */
function bestSeats(
  places: Places,
  performance: CataloguePerformance,
  zone: CatalogueZone,
  wanted: Omit<QuantityFacts, 'remaining'>,
): Seat[] {
  refuse(checkQuantity({ ...wanted, remaining: places.remaining(performance, zone) }));
  const choice = places.choose(performance, zone, wanted.quantity ?? 0);
  if (choice === null) throw new RuleError('zoneSoldOut', [{ field: 'quantity', code: 'zoneSoldOut' }]);
  if (choice.compromise === 'split') {
    throw new RuleError('seatsNotConsecutive', [{ field: 'quantity', code: 'seatsNotConsecutive' }]);
  }
  return choice.seats;
}
