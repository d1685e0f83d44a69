import { type PickedSeat, pickedOn, quantityLeft, type SeatPlan, seatOfKey } from '@first-gong/domain';
import type { Holding } from '../buying/holding.js';

type Choosing = Pick<Holding, 'event' | 'inCart'>;

/** The limits of a quantity of tickets, for the checks of the domain. @param remaining tickets that are left */
export const limitsOf = ({ event, inCart }: Choosing, remaining: number) => ({
  inCart: inCart?.tickets ?? 0,
  inCartOfEvent: inCart?.ofEvent ?? 0,
  eventLimit: event.ticketLimit,
  remaining,
});

/** Maximum of a stepper of tickets. At least 1: the check explains why even one ticket is too many. */
export const mostTickets = (state: Choosing, remaining: number): number =>
  Math.max(1, quantityLeft(limitsOf(state, remaining)));

/** Details of the chosen seats, if the plan is loaded. */
export const seatsOn = (plan: SeatPlan | null | undefined, keys: readonly string[]): PickedSeat[] =>
  plan
    ? pickedOn(
        plan,
        keys.flatMap((key) => seatOfKey(key) ?? []),
      )
    : [];

/** Adds or removes a key. */
export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
