import {
  checkPickedSeats,
  checkPriorityCard,
  checkQuantity,
  checkSingleSeats,
  type FieldError,
  type PickedSeat,
  type SeatPlan,
  seatKey,
} from '@first-gong/domain';
import { type FormFields, type Problem, toProblems } from '../../shared/form/index.js';
import { limitsOf } from '../../shared/seatChoice/limits.js';
import type { Text } from '../../shared/text/index.js';
import { needsCard } from './choice.js';
import type { EventReady } from './state.js';

export type PickField = 'seats' | 'priorityCard';

/** Fields of picked seats. An error links to the control that picks them. */
export const pickFields: FormFields<PickField> = {
  ids: { seats: 'seats', priorityCard: 'priorityCard' },
  kinds: { priorityCard: 'digits' },
  byCode: { priorityCardRequired: 'priorityCard', priorityCardWrong: 'priorityCard' },
  otherwise: 'seats',
};

/** Checks picked seats with the server's own functions: limits, each seat, lone seats by zone. */
export function checkPicks(
  state: EventReady,
  zones: SeatPlan['zones'],
  picked: readonly PickedSeat[],
  t: Text<'seats' | 'errors'>['t'],
): Problem<PickField>[] {
  const card = needsCard(state) ? toProblems(checkPriorityCard(state.priorityCard), pickFields, t) : [];
  if (picked.length === 0) return [{ field: 'seats', message: t('seats.missing') }, ...card];
  const errors: FieldError[] = checkQuantity({ ...limitsOf(state, Number.POSITIVE_INFINITY), quantity: picked.length });
  if (errors.length === 0) errors.push(...checkSeats(zones, picked));
  return [...toProblems(errors, pickFields, t), ...card];
}

function checkSeats(zones: SeatPlan['zones'], picked: readonly PickedSeat[]): FieldError[] {
  return zones.flatMap(({ code, rows }) => {
    const mine = picked.filter(({ zone }) => zone === code);
    const errors = checkPickedSeats(rows, mine);
    return errors.length > 0 || mine.length === 0 ? errors : checkSingleSeats(rows, mine);
  });
}

/** Keys of seats that are still available. */
export const freeKeys = (picked: readonly PickedSeat[]): string[] =>
  picked.filter(({ taken }) => !taken).map((seat) => seatKey(seat));
