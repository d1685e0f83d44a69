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
import { type CatalogueEvent, type CataloguePerformance, type CatalogueZone, viewedSeats } from '../catalogue/index.js';
import type { Inventory, Places } from '../inventory/inventory.js';
import { hasBegun } from '../lists/listing.js';
import type { Showing } from '../lists/programme.js';
import { pick } from '../shared/pick.js';
import { refuse } from '../shared/refuse.js';
import type { Reader } from '../store/index.js';
import type { CartRow, Hold, ShowSnapshot, ZoneSnapshot } from './rows.js';

/** Chooses the holds of a request. @throws RuleError if they are not possible */
export type SeatPicker = (tx: Reader, cart: CartRow) => Hold[];

export interface ChoiceDependencies {
  inventory: Inventory;
  now: () => number;
  /** @throws RuleError for an unknown performance or one not on sale */
  findOnSale: (performanceId: string) => Showing;
  weather: () => WeatherSignal;
}

/** The properties of an event that an order stores. */
export const factsOf = ({ event, performance }: Showing): ShowSnapshot => ({
  ...pick(event, ['id', 'group', 'title', 'posterSeed', 'posterLines', 'interest', 'duration', 'pointsProgramme']),
  venue: event.venue.name,
  performanceId: performance.id,
  startsAt: performance.startsAt,
  ...(event.realName && { realName: true }),
});

/** The properties of a zone that an order stores. */
export const zoneFactsOf = (zone: CatalogueZone): ZoneSnapshot =>
  pick(zone, ['code', 'name', 'standing', 'restrictedView']);

/** A performance on sale. @throws RuleError `performanceNotFound`, `performanceNotOnSale`, `performanceCancelled` */
export function openShowing(
  { findOnSale, now }: Pick<ChoiceDependencies, 'findOnSale' | 'now'>,
  performanceId: string,
): Showing {
  const found = findOnSale(performanceId);
  if (hasBegun(found.performance, now())) throw new RuleError('performanceNotOnSale');
  if (found.performance.cancelled) throw new RuleError('performanceCancelled');
  return found;
}

/** @throws RuleError `zoneNotFound`. */
export function zoneOf({ zones }: CataloguePerformance, code: string | undefined): CatalogueZone {
  const zone = zones.find((one) => one.code === code);
  if (zone === undefined) throw new RuleError('zoneNotFound', [{ field: 'zone', code: 'zoneNotFound' }]);
  return zone;
}

/** Tickets in the cart, for limits (spec §9 Tickets per transaction). */
export const carriedOf = ({ items }: CartRow, { id, ticketLimit }: CatalogueEvent) => ({
  inCart: ticketsIn(items),
  inCartOfEvent: ticketsIn(items.filter(({ show }) => show.id === id)),
  eventLimit: ticketLimit,
});

const ticketsIn = (items: readonly Hold[]) => items.reduce((sum, { seats }) => sum + seats.length, 0);

/** Seats of a film's show in the cart, and their shared group (spec §5 Cinema). */
export function filmGroup({ items }: CartRow, { id }: CataloguePerformance): { held: Seat[]; groupId: string } {
  const holds = items.filter(({ show }) => show.performanceId === id);
  return { held: holds.flatMap(({ seats }) => seats), groupId: holds[0]?.groupId ?? randomUUID() };
}

/** A hold at today's price. @param ticketType null for events without types */
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
    seats: viewedSeats(performance, chosen.seats),
  };
}

/**
 * Holds per ticket type, in one group because they must leave together.
 * @param types type of each seat, or undefined for the zone's price
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

/** Best available seats. @throws RuleError `quantityRequired`, a limit, `zoneSoldOut` */
export function bestSeats(places: Places, { performance }: Showing, zone: CatalogueZone, wanted: Wanted): SeatChoice {
  refuse(checkQuantity({ ...wanted, remaining: places.remaining(performance, zone) }));
  const choice = places.choose(performance, zone, wanted.quantity);
  if (choice === null) throw new RuleError('zoneSoldOut', [{ field: 'quantity', code: 'zoneSoldOut' }]);
  return choice;
}

/** @throws RuleError `quantityRequired`, a limit, `wheelchairNotAvailable`. */
function wheelchairSpace(places: Places, { performance }: Showing, zone: CatalogueZone, wanted: Wanted): SeatChoice {
  // `remaining` excludes wheelchair spaces.
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
 * Chooses picked or best available seats, all zones or none (spec §5, §9). Rejects films, and priority booking without
 * a card.
 */
export const chooseSeats =
  (parts: ChoiceDependencies, request: BodyOf<'seatHold'>): SeatPicker =>
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
    // `checkPickedSeats` checks each seat, so `remaining` is irrelevant.
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
 * Re-holds the seats of an expired group at today's price. Captcha, age and priority card are not checked again.
 * @throws RuleError if seats are taken, not on sale or over a limit
 */
export const chooseAgain =
  (parts: ChoiceDependencies, group: readonly Hold[]): SeatPicker =>
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
