import {
  type AllInPrice,
  allInPrice,
  checkPriorityCard,
  checkQuantity,
  type EventDetail,
  isPriorityBooking,
  type Performance,
  type PickedSeat,
  seatKey,
  type TicketType,
  typePrice,
  typesFor,
  type Zone,
} from '@first-gong/domain';
import { type FormFields, type Problem, toProblems } from '../../shared/form/index.js';
import type { EventSelection } from '../../shared/hrefs.js';
import { limitsOf, seatsOn } from '../../shared/seatChoice/limits.js';
import type { Text } from '../../shared/text/index.js';
import type { EventReady } from './state.js';

export type ChoiceField = 'performance' | 'zone' | 'quantity' | 'wheelchair' | 'ticketTypes' | 'priorityCard';

export const choiceFields: FormFields<ChoiceField> = {
  ids: {
    performance: 'performances',
    zone: 'zone',
    quantity: 'quantity',
    wheelchair: 'wheelchair',
    ticketTypes: 'ticketTypes',
    priorityCard: 'priorityCard',
  },
  kinds: { priorityCard: 'digits' },
  byCode: {
    performanceNotFound: 'performance',
    performanceNotOnSale: 'performance',
    performanceCancelled: 'performance',
    zoneNotFound: 'zone',
    zoneSoldOut: 'zone',
    quantityRequired: 'quantity',
    quantityOverTransactionLimit: 'quantity',
    quantityOverEventLimit: 'quantity',
    quantityNotAvailable: 'quantity',
    wheelchairNotAvailable: 'wheelchair',
    ticketTypesMismatch: 'ticketTypes',
    ticketTypeNotSold: 'ticketTypes',
    priorityCardRequired: 'priorityCard',
    priorityCardWrong: 'priorityCard',
  },
};

/** Tickets that are left of a zone, if one is chosen. */
export const leftOf = (zone: Zone | null): number => zone?.remaining ?? Number.POSITIVE_INFINITY;

/** Key of the label of the button that holds seats, places or an online ticket. */
export function holdLabel({ online }: EventDetail, zone: Zone | null) {
  if (online) return 'event.holdOnline';
  if (zone?.unreserved) return 'event.holdUnreserved';
  return zone?.standing ? 'event.holdStanding' : 'event.hold';
}

/** Whether a card number is required. Visitors enter it after the login, because an address must not contain it. */
export const needsCard = ({ member, event, now }: EventReady): boolean =>
  member && isPriorityBooking(event.priority, now);

/** Checks a choice with the server's own function of `domain`. */
export function checkChoice(
  state: EventReady,
  zone: Zone | null,
  t: Text<'event' | 'errors'>['t'],
): Problem<ChoiceField>[] {
  const missing: Problem<ChoiceField>[] = zone === null ? [{ field: 'zone', message: t('event.zoneMissing') }] : [];
  const errors = checkQuantity({ quantity: state.choice.quantity, ...limitsOf(state, leftOf(zone)) });
  if (needsCard(state)) errors.push(...checkPriorityCard(state.priorityCard));
  return [...missing, ...toProblems(errors, choiceFields, t)];
}

/**
 * The valid part of a choice, because an address may contain anything. The default is the first performance with seats.
 */
export function fittingChoice(event: EventDetail, choice: EventSelection): EventSelection {
  const { performances } = event;
  const chosen = performances.find(({ id }) => id === choice.performanceId);
  const performance = chosen ?? performances.find(({ availability }) => availability !== 'soldOut');
  // A performance that has begun loses its zone too: a click must not hold the zone on another day.
  const kept = chosen ?? (choice.performanceId === null ? performance : undefined);
  const zone = kept?.zones.find(({ code }) => code === choice.zone);
  const fitting = {
    ...choice,
    performanceId: performance?.id ?? null,
    zone: zone?.code ?? null,
    ...(choice.ticketTypes && { ticketTypes: soldTypes(event, choice) }),
  };
  if (performance && canPick(event, performance)) return fitting;
  const { way: _, seats: __, wheelchair: ___, ...unpicked } = fitting;
  return unpicked;
}

/** Whether buyers can pick numbered seats here. The cinema's page sells a film's seats. */
export const canPick = ({ group, networkUrl, online }: EventDetail, { zones }: Performance): boolean =>
  group !== 'cinema' &&
  networkUrl === null &&
  !online &&
  zones.some(({ standing, unreserved }) => !standing && !unreserved);

/** The choice's ticket types; standard for types that the event does not sell. */
const soldTypes = ({ ticketTypes: sold = [] }: EventDetail, { ticketTypes = [] }: EventSelection): TicketType[] =>
  sold.length === 0
    ? []
    : ticketTypes.map((type) => (sold.some(({ ticketType }) => ticketType === type) ? type : 'standard'));

/** The type stays with its seat when other seats change. */
export const typeOfSeat = ({ seats = [], ticketTypes = [] }: EventSelection, key: string): TicketType =>
  ticketTypes[seats.indexOf(key)] ?? 'standard';

/** A picked seat with its ticket type and that type's price. */
export interface PickedTicket extends PickedSeat {
  ticketType: TicketType;
}

/** Whether any zone has a free wheelchair space. */
export const hasWheelchair = ({ zones }: Performance): boolean =>
  zones.some(({ wheelchairLeft = 0 }) => wheelchairLeft > 0);

/** Details of the chosen seats, if the plan is loaded. */
export function pickedSeats({ choice, plan, event }: EventReady): PickedTicket[] {
  return seatsOn(plan?.plan, choice.seats ?? []).map((seat) => {
    const ticketType = typeOfSeat(choice, seatKey(seat));
    return { ...seat, ticketType, price: typePrice(seat.price, ticketType, event.ticketTypes) };
  });
}

/** Sum of all-in prices. @param prices cents of each. */
function sumOfPrices({ group }: EventDetail, prices: readonly number[]): AllInPrice {
  const whole = allInPrice(0, prices.length, group);
  const tickets = prices.reduce((sum, price) => sum + price, 0);
  return { ...whole, tickets, total: whole.total + tickets };
}

/** Price of picked seats of any zones. */
export const pickedPrice = (event: EventDetail, seats: readonly PickedSeat[]): AllInPrice =>
  sumOfPrices(
    event,
    seats.map(({ price }) => price),
  );

/** Price of best available seats of a zone, by ticket types. */
export const bestPrice = ({ event, choice }: EventReady, zone: Pick<Zone, 'price'>): AllInPrice =>
  sumOfPrices(
    event,
    typesFor(choice.ticketTypes ?? [], choice.quantity).map((type) => typePrice(zone.price, type, event.ticketTypes)),
  );
