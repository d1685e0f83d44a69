import { randomUUID } from 'node:crypto';
import {
  areConsecutive,
  checkPickedSeats,
  checkQuantity,
  hongKongDate,
  isCinemaOpen,
  pickedCompromise,
  RuleError,
  type WeatherSignal,
} from '@first-gong/domain';
import { refuse } from '../refuse.js';
import {
  bestSeats,
  type Choice,
  type ChoiceParts,
  carriedOf,
  filmGroup,
  holdOf,
  openShowing,
  zoneOf,
} from './choice.js';
import type { Hold } from './rows.js';

/**
 * Chooses the seats of holds that were made together once more: the same seats, or as many places of a zone without
 * numbered seats, at the price of today. The seats of a film were consecutive, and their buyer solved a captcha and gave
 * the word about the age. The card of priority booking was checked with the first hold.
 * @throws RuleError where the seats are not free, the performance is not on sale or a limit is exceeded.
 */
export const createSameAgain =
  (parts: ChoiceParts & { weather: () => WeatherSignal }) =>
  (group: readonly Hold[]): Choice =>
  (tx, cart) => {
    const places = parts.inventory.in(tx);
    const [first] = group;
    if (first === undefined) return [];
    const showing = openShowing(parts, first.show.performanceId);
    const { event, performance } = showing;
    const zone = zoneOf(performance, first.zone.code);
    const isFilm = event.group === 'cinema';
    if (isFilm && !isCinemaOpen(parts.weather(), performance.date, hongKongDate(parts.now()))) {
      throw new RuleError('cinemaClosed');
    }
    const seats = group.flatMap((hold) => hold.seats);
    const film = isFilm ? filmGroup(cart, performance) : null;
    if (film && !areConsecutive([...film.held, ...seats])) throw new RuleError('seatsNotConsecutive');
    const wanted = { ...carriedOf(cart, event), quantity: seats.length };
    const sameSeats = () => {
      const rows = places.rows(performance, zone);
      refuse(checkQuantity({ ...wanted, remaining: Number.POSITIVE_INFINITY }));
      refuse(checkPickedSeats(rows, seats));
      return { seats, compromise: pickedCompromise(rows, seats) };
    };
    const choice = zone.rows.length > 0 ? sameSeats() : bestSeats(places, showing, zone, wanted);

    const groupId = film?.groupId ?? randomUUID();
    let from = 0;
    return group.map(({ seats: { length }, ticketType }) => {
      const mine = choice.seats.slice(from, from + length);
      from += length;
      return holdOf(showing, zone, { groupId, ticketType, seats: mine, compromise: choice.compromise });
    });
  };
