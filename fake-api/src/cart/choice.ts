import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@first-gong/contract';
import {
  areConsecutive,
  bestWheelchair,
  checkPickedSeats,
  checkPriorityCard,
  checkQuantity,
  checkSingleSeats,
  checkTicketTypes,
  cinemaPrice,
  countTypes,
  hongKongDate,
  isCinemaOpen,
  isPriorityBooking,
  type PlanRow,
  pickedCompromise,
  RuleError,
  type Seat,
  type SeatChoice,
  type TicketType,
  typePrice,
  type WeatherSignal,
} from '@first-gong/domain';
import type { CatalogueEvent, CataloguePerformance, CatalogueZone } from '../catalogue/index.js';
import type { Inventory, Places } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { pick } from '../shared/pick.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import type { CartRow, Hold, ShowFacts, ZoneFacts } from './rows.js';

/** The holds that a request adds to a cart. @throws RuleError when they are not possible. */
export type Choice = (tx: Reader, cart: CartRow) => Hold[];

export interface ChoiceParts {
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError when there is no such performance, or it is not on sale. */
  findOnSale: (performanceId: string) => Showing;
  weather: () => WeatherSignal;
}

/** The facts of an event that a purchase keeps. */
export const factsOf = ({ event, performance }: Showing): ShowFacts => ({
  ...pick(event, ['id', 'group', 'title', 'posterSeed', 'posterLines', 'interest', 'duration', 'pointsProgramme']),
  venue: event.venue.name,
  performanceId: performance.id,
  startsAt: performance.startsAt,
  ...(event.realName && { realName: true }),
});

/** The facts of a zone that a purchase keeps. */
export const zoneFactsOf = (zone: CatalogueZone): ZoneFacts =>
  pick(zone, ['code', 'name', 'standing', 'restrictedView']);

/** A performance whose seats can be held. @throws RuleError `performanceNotFound`, `performanceNotOnSale`. */
export function openShowing(
  { findOnSale, now }: Pick<ChoiceParts, 'findOnSale' | 'now'>,
  performanceId: string,
): Showing {
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
export const carriedOf = ({ items }: CartRow, { id, ticketLimit }: CatalogueEvent) => ({
  inCart: ticketsIn(items),
  inCartOfEvent: ticketsIn(items.filter(({ show }) => show.id === id)),
  eventLimit: ticketLimit,
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

/**
 * A hold of seats of one zone at the price of today: of a film by the cinema's rule, of a show as its organiser sells it.
 * @param ticketType null for standard tickets of an event without types.
 */
function holdOf(
  { event, performance }: Showing,
  zone: CatalogueZone,
  chosen: Pick<Hold, 'groupId' | 'ticketType' | 'seats' | 'compromise'>,
): Hold {
  const { ticketType } = chosen;
  const reduced = (type: TicketType) =>
    event.group === 'cinema' ? cinemaPrice(zone.price, type) : typePrice(zone.price, type, event.ticketTypes);
  return {
    holdId: randomUUID(),
    show: factsOf({ event, performance }),
    zone: zoneFactsOf(zone),
    price: ticketType === null ? zone.price : reduced(ticketType),
    ...chosen,
  };
}

/**
 * A hold of each ticket type among seats of one zone, in one group: they leave the cart together, so that nothing is left
 * alone. Without types it is one hold at the zone's price.
 * @param types the type of each seat, or undefined.
 */
export function holdsOf(
  showing: Showing,
  zone: CatalogueZone,
  { seats, compromise }: SeatChoice,
  types: readonly TicketType[] | undefined,
  groupId: string = randomUUID(),
): Hold[] {
  if (types === undefined) return [holdOf(showing, zone, { groupId, ticketType: null, seats, compromise })];
  return countTypes(types).map(({ ticketType }) => {
    const mine = seats.filter((_, index) => types[index] === ticketType);
    return holdOf(showing, zone, { groupId, ticketType, seats: mine, compromise });
  });
}

type Wanted = ReturnType<typeof carriedOf> & { quantity: number };

/** The best seats of a zone. @throws RuleError `quantityRequired`, a limit, `zoneSoldOut`. */
export function bestSeats(places: Places, { performance }: Showing, zone: CatalogueZone, wanted: Wanted): SeatChoice {
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
 * booking for holders of the card. Each zone is its own hold, and one that is refused refuses all. It refuses seats
 * of a film, which `cinemaHold` chooses.
 */
export const chooseSeats =
  (parts: ChoiceParts, request: BodyOf<'seatHold'>): Choice =>
  (tx, cart) => {
    const { performanceId, zone: code, quantity, seats, wheelchair, ticketTypes, priorityCard = '' } = request;
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
      const types = ticketTypes && seats.flatMap((seat, index) => (isIn(rows, seat) ? (ticketTypes[index] ?? []) : []));
      return holdsOf(showing, zone, { seats: mine, compromise: pickedCompromise(rows, mine) }, types);
    });
  };

/**
 * Chooses the seats of holds that were made together once more: the same seats, or as many places of a zone without
 * numbered seats, at the price of today. The seats of a film were consecutive, and their buyer solved a captcha and gave
 * the word about the age. The card of priority booking was checked with the first hold.
 * @throws RuleError where the seats are not free, the performance is not on sale or a limit is exceeded.
 */
export const chooseAgain =
  (parts: ChoiceParts, group: readonly Hold[]): Choice =>
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
