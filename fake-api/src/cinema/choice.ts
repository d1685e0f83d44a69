import {
  type CinemaHold,
  checkCinemaHold,
  checkSingleSeats,
  cinemaTicketTypes,
  hongKongDate,
  isCinemaOpen,
  pickedCompromise,
  RuleError,
} from '@first-gong/domain';
import {
  bestSeats,
  type ChoiceDependencies,
  carriedOf,
  filmGroup,
  holdsOf,
  openShowing,
  type SeatPicker,
  zoneOf,
} from '../cart/choice.js';
import { refuse } from '../shared/refuse.js';
import type { Captchas } from './captcha/captchas.js';
import { isFilm } from './schedule.js';

/**
 * Chooses film seats, one hold per type in one group (spec §5 Cinema). Checks the captcha last, so that other errors do
 * not use it up.
 * @throws RuleError as `checkCinemaHold`, `checkSingleSeats`, `bestSeats`, `Captchas.spend`; `performanceNotFound`;
 * `seatsNotConsecutive`
 */
export function createCinemaChoice(
  parts: ChoiceDependencies & { captchas: Captchas },
): (request: CinemaHold) => SeatPicker {
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
      const quantity = Object.values(ticketTypes).reduce((sum, count) => sum + count, 0);
      const best = () => {
        const { seats, compromise } = bestSeats(places, showing, zoneOf(performance, code), { ...carried, quantity });
        if (compromise !== 'split') return seats;
        throw new RuleError('seatsNotConsecutive', [{ field: 'quantity', code: 'seatsNotConsecutive' }]);
      };
      // The check below reports a closed cinema.
      const seats = picked ?? (open ? best() : []);
      const { held, groupId } = filmGroup(cart, performance);
      const facts = { ...carried, category: event.certificate, open, rows, held };
      refuse(checkCinemaHold({ seats, ticketTypes, ageConfirmed }, facts));
      // Consecutive seats are in one row, so in one zone.
      const own = zones.find((one) => one.rows.some(({ row }) => row === seats[0]?.row));
      if (own === undefined) throw new RuleError('seatNotFound');
      refuse(checkSingleSeats(own.rows, seats));
      captchas.spend(captchaId, captchaAnswer, cart.id);

      const ordered = [...seats].sort((a, b) => Number(a.seat) - Number(b.seat));
      const chosen = { seats: ordered, compromise: pickedCompromise(rows, ordered) };
      const types = cinemaTicketTypes.flatMap((type) => Array.from({ length: ticketTypes[type] }, () => type));
      return holdsOf(showing, own.zone, chosen, types, groupId);
    };
}
