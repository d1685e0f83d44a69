import {
  type AllInPrice,
  allInPrice,
  checkPriorityCard,
  checkQuantity,
  type EventDetail,
  isPriorityBooking,
  type Performance,
  type PickedSeat,
  pickedOn,
  quantityLeft,
  seatKey,
  seatOfKey,
  type TicketType,
  typePrice,
  typesFor,
  type Zone,
} from '@first-gong/domain';
import { type FormFields, type Problem, toProblems } from '../../shared/form/index.js';
import type { Choice } from '../../shared/hrefs.js';
import type { Text } from '../../shared/text/index.js';
import type { EventReady } from './state.js';

export type ChoiceField = 'performance' | 'zone' | 'quantity' | 'wheelchair' | 'ticketTypes' | 'priorityCard';

/** The fields of the form that holds seats. */
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

export const limitsOf = ({ event, inCart }: EventReady, zone: Zone | null) => ({
  inCart: inCart?.tickets ?? 0,
  inCartOfEvent: inCart?.ofEvent ?? 0,
  eventLimit: event.ticketLimit,
  remaining: zone?.remaining ?? Number.POSITIVE_INFINITY,
});

/** How far the quantity can be stepped up. At least 1: the check explains why even one ticket is too many. */
export const highestQuantity = (state: EventReady, zone: Zone | null): number =>
  Math.max(1, quantityLeft(limitsOf(state, zone)));

/** Whether a member has to enter the number of a card. A visitor does so after the login: an address keeps no number. */
export const needsCard = ({ member, event, now }: EventReady): boolean =>
  member && isPriorityBooking(event.priority, now);

/** Checks a choice before the box office does, with the same function of the domain. */
export function checkChoice(
  state: EventReady,
  zone: Zone | null,
  t: Text<'event' | 'errors'>['t'],
): Problem<ChoiceField>[] {
  const missing: Problem<ChoiceField>[] = zone === null ? [{ field: 'zone', message: t('event.zoneMissing') }] : [];
  const errors = checkQuantity({ quantity: state.choice.quantity, ...limitsOf(state, zone) });
  if (needsCard(state)) errors.push(...checkPriorityCard(state.priorityCard));
  return [...missing, ...toProblems(errors, choiceFields, t)];
}

/**
 * The part of a choice that the event has: an address may name any zone and performance. Until the visitor chooses a
 * performance it is the first one that has seats: its zones are there at once.
 */
export function fittingChoice(event: EventDetail, choice: Choice): Choice {
  const { performances } = event;
  const chosen = performances.find(({ id }) => id === choice.performanceId);
  const performance = chosen ?? performances.find(({ availability }) => availability !== 'soldOut');
  // One that has begun since takes its zone along: no press may hold the same zone of another day.
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

/**
 * Whether a buyer can pick the seats of a performance here: some have numbers, and the shop sells them one by one. The
 * page of the cinema sells those of a film.
 */
export const canPick = ({ group, networkUrl, online }: EventDetail, { zones }: Performance): boolean =>
  group !== 'cinema' &&
  networkUrl === null &&
  !online &&
  zones.some(({ standing, unreserved }) => !standing && !unreserved);

/** The ticket types of a choice; standard in place of those that the event does not sell. */
const soldTypes = ({ ticketTypes: sold = [] }: EventDetail, { ticketTypes = [] }: Choice): TicketType[] =>
  sold.length === 0
    ? []
    : ticketTypes.map((type) => (sold.some(({ ticketType }) => ticketType === type) ? type : 'standard'));

/** The type of a picked seat, which stays with the seat when others come and go. */
export const typeOfSeat = ({ seats = [], ticketTypes = [] }: Choice, key: string): TicketType =>
  ticketTypes[seats.indexOf(key)] ?? 'standard';

/** A picked seat with the type of its ticket; the price is that of the type. */
export interface PickedTicket extends PickedSeat {
  ticketType: TicketType;
}

/** Whether the shop sells a wheelchair space of a performance: some zone has a free one. */
export const hasWheelchair = ({ zones }: Performance): boolean =>
  zones.some(({ wheelchairLeft = 0 }) => wheelchairLeft > 0);

/** The facts of the seats that the choice names, where the plan is there. */
export function pickedSeats({ choice, plan, event }: EventReady): PickedTicket[] {
  if (!plan?.plan) return [];
  const seats = (choice.seats ?? []).flatMap((key) => seatOfKey(key) ?? []);
  return pickedOn(plan.plan, seats).map((seat) => {
    const ticketType = typeOfSeat(choice, seatKey(seat));
    return { ...seat, ticketType, price: typePrice(seat.price, ticketType, event.ticketTypes) };
  });
}

/** The price of tickets of several prices: the sums of their all-in prices. @param prices cents of each. */
function sumOfPrices({ group }: EventDetail, prices: readonly number[]): AllInPrice {
  const whole = allInPrice(0, prices.length, group);
  const tickets = prices.reduce((sum, price) => sum + price, 0);
  return { ...whole, tickets, total: whole.total + tickets };
}

/** The price of picked seats, whatever their zones. */
export const pickedPrice = (event: EventDetail, seats: readonly PickedSeat[]): AllInPrice =>
  sumOfPrices(
    event,
    seats.map(({ price }) => price),
  );

/** The price of the chosen number of best available seats of a zone, by their ticket types. */
export const bestPrice = ({ event, choice }: EventReady, zone: Pick<Zone, 'price'>): AllInPrice =>
  sumOfPrices(
    event,
    typesFor(choice.ticketTypes ?? [], choice.quantity).map((type) => typePrice(zone.price, type, event.ticketTypes)),
  );
