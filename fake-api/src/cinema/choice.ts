import { randomUUID } from 'node:crypto';
import {
  type CinemaHold,
  checkCinemaHold,
  cinemaPrice,
  cinemaTicketTypes,
  pickedCompromise,
  RuleError,
} from '@first-gong/domain';
import { type Choice, type ChoiceParts, carriedOf, holdOf, openShowing } from '../cart/choice.js';
import { refuse } from '../refuse.js';
import type { Captchas } from './captcha/captchas.js';
import { isFilm } from './schedule.js';

export interface CinemaChoiceParts extends ChoiceParts {
  captchas: Captchas;
}

/**
 * Chooses the picked seats of a cinema: one hold per ticket type, all in one group (spec §5 Cinema).
 * It checks the captcha last, so that another mistake does not use it up.
 * @throws RuleError as `checkCinemaHold` and `Captchas.spend` do; `performanceNotFound` for a performance of no film.
 */
export function createCinemaChoice(parts: CinemaChoiceParts): (request: CinemaHold) => Choice {
  const { inventory, captchas, weather } = parts;
  return ({ performanceId, seats, ticketTypes, captchaId, captchaAnswer, ageConfirmed }) =>
    (cart) => {
      const showing = openShowing(parts, performanceId);
      const { event, performance } = showing;
      if (!isFilm(event)) throw new RuleError('performanceNotFound');
      const zones = performance.zones.map((zone) => ({ zone, rows: inventory.rows(performance, zone) }));
      const rows = zones.flatMap((one) => one.rows);
      const facts = { ...carriedOf(cart, event), category: event.certificate, weather: weather(), rows };
      refuse(checkCinemaHold({ seats, ticketTypes, ageConfirmed }, facts));
      captchas.spend(captchaId, captchaAnswer, cart.id);

      const ordered = [...seats].sort((a, b) => Number(a.seat) - Number(b.seat));
      const compromise = pickedCompromise(rows, ordered);
      const groupId = randomUUID();
      // Consecutive seats are in one row, and a row is in one zone.
      const { zone } = zones.find((one) => one.rows.some(({ row }) => row === ordered[0]?.row)) ?? {};
      if (zone === undefined) throw new RuleError('seatNotFound');
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
