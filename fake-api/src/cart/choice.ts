import { randomUUID } from 'node:crypto';
import {
  checkPickedSeats,
  checkQuantity,
  isCinemaOpen,
  pickedCompromise,
  type QuantityFacts,
  RuleError,
  type Seat,
  type WeatherSignal,
} from '@first-gong/domain';
import type { CatalogueEvent, CatalogueZone } from '../catalogue/index.js';
import type { Inventory } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { refuse } from '../refuse.js';
import { factsOf, zoneFactsOf } from './facts.js';
import type { CartRow, Hold } from './rows.js';

/** What is to be held for a cart as it stands. @throws RuleError when it cannot be had. */
export type Choice = (cart: CartRow) => Hold[];

export interface SeatRequest {
  performanceId: string;
  zone: string;
  quantity: number;
  /** Seats picked on the plan; without them the best available. */
  seats?: Seat[] | undefined;
}

export interface ChoiceParts {
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  showing: (performanceId: string) => Showing;
  weather: () => WeatherSignal;
}

/** A performance that seats can be held of. @throws RuleError `performanceNotFound`, `performanceNotOnSale`. */
export function openShowing({ showing, now }: ChoiceParts, performanceId: string): Showing {
  const found = showing(performanceId);
  if (hasBegun(found.performance, now())) throw new RuleError('performanceNotOnSale');
  return found;
}

/** What a cart holds already, for its limits (spec §9 Tickets per transaction). */
export const carriedOf = (
  { items }: CartRow,
  event: CatalogueEvent,
): Pick<QuantityFacts, 'inCart' | 'inCartOfEvent' | 'eventLimit'> => ({
  inCart: ticketsIn(items),
  inCartOfEvent: ticketsIn(items.filter(({ show }) => show.id === event.id)),
  eventLimit: event.ticketLimit,
});

const ticketsIn = (items: readonly Hold[]) => items.reduce((sum, { seats }) => sum + seats.length, 0);

/** A hold of seats of one zone at its price, by itself. */
export function holdOf(showing: Showing, zone: CatalogueZone, chosen: Pick<Hold, 'seats' | 'compromise'>): Hold {
  const holdId = randomUUID();
  return {
    holdId,
    groupId: holdId,
    show: factsOf(showing),
    ticketType: null,
    zone: zoneFactsOf(zone),
    price: zone.price,
    ...chosen,
  };
}

/**
 * Chooses seats of one zone: those that were picked, or the best there are (spec §5, §9). Of a film the best are held
 * as standard tickets, and only next to each other (spec §5 Cinema).
 */
export function createSeatChoice(parts: ChoiceParts): (request: SeatRequest) => Choice {
  const { inventory } = parts;
  return ({ performanceId, zone: code, quantity, seats }) =>
    (cart) => {
      const showing = openShowing(parts, performanceId);
      const { event, performance } = showing;
      const film = event.group === 'cinema';
      if (film && !isCinemaOpen(parts.weather())) throw new RuleError('cinemaClosed');
      // Picking seats of a film is for its own call, which asks for a code first.
      if (film && seats !== undefined) throw new RuleError('captchaRequired');
      const zone = performance.zones.find((one) => one.code === code);
      if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
      const carried = { ...carriedOf(cart, event), quantity };

      if (seats === undefined) {
        refuse(checkQuantity({ ...carried, remaining: inventory.remaining(performance, zone) }));
        const choice = inventory.choose(performance, zone, quantity);
        if (choice === null) throw new RuleError('zoneSoldOut', [{ field: 'quantity', code: 'zoneSoldOut' }]);
        if (!film) return [holdOf(showing, zone, choice)];
        if (choice.compromise === 'split') {
          throw new RuleError('seatsNotConsecutive', [{ field: 'quantity', code: 'seatsNotConsecutive' }]);
        }
        return [{ ...holdOf(showing, zone, choice), ticketType: 'standard' }];
      }
      // What remains does not matter: each seat is looked at.
      refuse(checkQuantity({ ...carried, remaining: Number.POSITIVE_INFINITY }));
      if (seats.length !== quantity) throw new RuleError('badRequest', [{ field: 'seats', code: 'badRequest' }]);
      const rows = inventory.rows(performance, zone);
      refuse(checkPickedSeats(rows, seats));
      return [holdOf(showing, zone, { seats, compromise: pickedCompromise(rows, seats) })];
    };
}
