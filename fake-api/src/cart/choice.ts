import { randomUUID } from 'node:crypto';
import {
  bestWheelchair,
  checkPickedSeats,
  checkPriorityCard,
  checkQuantity,
  checkSingleSeats,
  checkTicketTypes,
  countTypes,
  isPriorityBooking,
  type PlanRow,
  pickedCompromise,
  type QuantityFacts,
  RuleError,
  type Seat,
  type SeatChoice,
  type TicketType,
  typePrice,
} from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance, CatalogueZone } from '../catalogue/index.js';
import type { Inventory, Places } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import { factsOf, zoneFactsOf } from './facts.js';
import type { CartRow, Hold } from './rows.js';

/** The holds that a request adds to a cart. @throws RuleError when they are not possible. */
export type Choice = (tx: Reader, cart: CartRow) => Hold[];

export interface SeatRequest {
  performanceId: string;
  /** Seats that are picked without a zone may be in several. */
  zone?: string | undefined;
  quantity: number;
  /** Seats picked on the plan; without them the best available. */
  seats?: Seat[] | undefined;
  /** One of the best available tickets is for a wheelchair space, the others for companions beside it. */
  wheelchair?: boolean | undefined;
  /** The type of each ticket, in the order of `seats`; without them standard ones. */
  ticketTypes?: TicketType[] | undefined;
  /** The number of the card, during priority booking. */
  priorityCard?: string | undefined;
}

export interface ChoiceParts {
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
}

/** A performance whose seats can be held. @throws RuleError `performanceNotFound`, `performanceNotOnSale`. */
export function openShowing({ findOnSale, now }: ChoiceParts, performanceId: string): Showing {
  const found = findOnSale(performanceId);
  if (hasBegun(found.performance, now())) throw new RuleError('performanceNotOnSale');
  return found;
}

/** @throws RuleError `zoneNotFound`. */
export function zoneOf({ zones }: CataloguePerformance, code: string | undefined): CatalogueZone {
  const zone = zones.find((one) => one.code === code);
  if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
  return zone;
}

/** The number of tickets in the cart, for the limits (spec §9 Tickets per transaction). */
export const carriedOf = (
  { items }: CartRow,
  event: CatalogueEvent,
): Pick<QuantityFacts, 'inCart' | 'inCartOfEvent' | 'eventLimit'> => ({
  inCart: ticketsIn(items),
  inCartOfEvent: ticketsIn(items.filter(({ show }) => show.id === event.id)),
  eventLimit: event.ticketLimit,
});

const ticketsIn = (items: readonly Hold[]) => items.reduce((sum, { seats }) => sum + seats.length, 0);

/**
 * The seats of a film's show that a cart holds, and the group of all its seats: they are consecutive and leave the cart
 * together (spec §5 Cinema).
 */
export function filmGroup({ items }: CartRow, { id }: CataloguePerformance): { held: Seat[]; groupId: string } {
  const holds = items.filter(({ show }) => show.performanceId === id);
  return { held: holds.flatMap(({ seats }) => seats), groupId: holds[0]?.groupId ?? randomUUID() };
}

/** A hold of seats of one zone at the zone's price, in a group of its own. */
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
 * A hold of each ticket type among seats of one zone, in one group: they leave the cart together, so that nothing is left
 * alone. Without types it is one hold at the zone's price.
 * @param types the type of each seat, or undefined.
 */
function holdsOf(
  showing: Showing,
  zone: CatalogueZone,
  { seats, compromise }: Pick<Hold, 'seats' | 'compromise'>,
  types: readonly TicketType[] | undefined,
): Hold[] {
  if (types === undefined) return [holdOf(showing, zone, { seats, compromise })];
  const groupId = randomUUID();
  return countTypes(types).map(({ ticketType }) => ({
    ...holdOf(showing, zone, { seats: seats.filter((_, index) => types[index] === ticketType), compromise }),
    groupId,
    ticketType,
    price: typePrice(zone.price, ticketType, showing.event.ticketTypes),
  }));
}

type Wanted = ReturnType<typeof carriedOf> & { quantity: number };

/** @throws RuleError `quantityRequired`, a limit, `zoneSoldOut`. */
function bestSeats(places: Places, { performance }: Showing, zone: CatalogueZone, wanted: Wanted): SeatChoice {
  refuse(checkQuantity({ ...wanted, remaining: places.remaining(performance, zone) }));
  const choice = places.choose(performance, zone, wanted.quantity);
  if (choice === null) throw new RuleError('zoneSoldOut', [{ field: 'quantity', code: 'zoneSoldOut' }]);
  return choice;
}

/** @throws RuleError `quantityRequired`, a limit, `wheelchairNotAvailable`. */
function wheelchairSpace(places: Places, { performance }: Showing, zone: CatalogueZone, wanted: Wanted): SeatChoice {
  // The places that are left for best available do not count the wheelchair spaces.
  refuse(checkQuantity({ ...wanted, remaining: Number.POSITIVE_INFINITY }));
  const { quantity } = wanted;
  const choice = bestWheelchair(places.rows(performance, zone), quantity);
  if (choice !== null) return choice;
  const code = 'wheelchairNotAvailable';
  throw new RuleError(code, [{ field: 'wheelchair', code, values: { count: quantity } }]);
}

const isIn = (rows: readonly PlanRow[], { section, row }: Seat) =>
  rows.some((one) => one.section === section && one.row === row);

/**
 * Chooses seats: the picked seats, of one zone or of several, or the best available (spec §5, §9); during priority
 * booking for holders of the card. Each zone is a hold of its own, and one that is refused refuses all. It refuses seats
 * of a film, which `cinemaHold` chooses.
 */
export function createSeatChoice(parts: ChoiceParts): (request: SeatRequest) => Choice {
  return ({ performanceId, zone: code, quantity, seats, wheelchair, ticketTypes, priorityCard = '' }) =>
    (tx, cart) => {
      const places = parts.inventory.in(tx);
      const showing = openShowing(parts, performanceId);
      const { event, performance } = showing;
      if (event.group === 'cinema') throw new RuleError('captchaRequired');
      if (isPriorityBooking(event.priority, parts.now())) refuse(checkPriorityCard(priorityCard));
      const carried = { ...carriedOf(cart, event), quantity };

      if (seats === undefined) {
        const zone = zoneOf(performance, code);
        const choice = wheelchair
          ? wheelchairSpace(places, showing, zone, carried)
          : bestSeats(places, showing, zone, carried);
        if (ticketTypes) refuse(checkTicketTypes(ticketTypes, quantity, event.ticketTypes));
        return holdsOf(showing, zone, choice, ticketTypes);
      }
      const zones = code === undefined ? performance.zones : [zoneOf(performance, code)];
      // The number of remaining places does not matter here: `checkPickedSeats` looks at each seat.
      refuse(checkQuantity({ ...carried, remaining: Number.POSITIVE_INFINITY }));
      if (seats.length !== quantity) throw new RuleError('badRequest', [{ field: 'seats', code: 'badRequest' }]);
      const planned = zones.map((zone) => ({ zone, rows: places.rows(performance, zone) }));
      const allRows = planned.flatMap(({ rows }) => rows);
      refuse(checkPickedSeats(allRows, seats));
      if (ticketTypes) refuse(checkTicketTypes(ticketTypes, quantity, event.ticketTypes));
      return planned.flatMap(({ zone, rows }) => {
        const mine = seats.filter((seat) => isIn(rows, seat));
        if (mine.length === 0) return [];
        refuse(checkSingleSeats(rows, mine));
        const types =
          ticketTypes && seats.flatMap((seat, index) => (isIn(rows, seat) ? (ticketTypes[index] ?? []) : []));
        return holdsOf(showing, zone, { seats: mine, compromise: pickedCompromise(rows, mine) }, types);
      });
    };
}
