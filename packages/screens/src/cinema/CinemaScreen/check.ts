import {
  checkCinemaHold,
  checkQuantity,
  checkSingleSeats,
  clean,
  type FieldError,
  type PickedSeat,
  type Zone,
} from '@first-gong/domain';
import { ticketCount } from '../../shared/cinemaHref.js';
import { type FormFields, type Problem, toProblems } from '../../shared/form/index.js';
import { limitsOf, seatsOn } from '../../shared/seatChoice/limits.js';
import type { Text } from '../../shared/text/index.js';
import type { ShowReady } from './state.js';

export type ShowField = 'tickets' | 'zone' | 'seats' | 'ageConfirmed' | 'captchaAnswer';

const ids: FormFields<ShowField>['ids'] = {
  tickets: 'tickets',
  zone: 'zone',
  seats: 'seats',
  ageConfirmed: 'ageConfirmed',
  captchaAnswer: 'captchaAnswer',
};

const byCode: FormFields<ShowField>['byCode'] = {
  zoneNotFound: 'zone',
  zoneSoldOut: 'zone',
  quantityRequired: 'tickets',
  quantityOverTransactionLimit: 'tickets',
  quantityOverEventLimit: 'tickets',
  quantityNotAvailable: 'tickets',
  ticketTypesMismatch: 'tickets',
  ageConfirmationRequired: 'ageConfirmed',
  captchaRequired: 'captchaAnswer',
  captchaWrong: 'captchaAnswer',
};

/** Fields while the buyer picks seats. */
const pickFields: FormFields<ShowField> = {
  ids,
  byCode: {
    ...byCode,
    seatNotFound: 'seats',
    seatTaken: 'seats',
    companionSeatOnly: 'seats',
    seatsNotConsecutive: 'seats',
    singleSeatLeft: 'seats',
  },
};

/** Fields for best available seats: fewer tickets may still be adjacent. */
const bestFields: FormFields<ShowField> = { ids, byCode: { ...byCode, seatsNotConsecutive: 'tickets' } };

export const fieldsOf = ({ choice }: Pick<ShowReady, 'choice'>): FormFields<ShowField> =>
  choice.way === 'best' ? bestFields : pickFields;

/** Details of the picked seats, if the plan is loaded. */
export const pickedSeats = ({ choice, plan }: ShowReady): PickedSeat[] => seatsOn(plan?.plan, choice.seats);

/** Zone of the price: that of the best seats or of the picked ones. Null without one. */
export function zoneInForce(state: ShowReady): Zone | null {
  const { choice, performance } = state;
  const picked = [...new Set(pickedSeats(state).map(({ zone }) => zone))];
  const code = choice.way === 'best' ? choice.zone : picked.length === 1 ? picked[0] : null;
  return performance.zones.find((zone) => zone.code === code) ?? null;
}

/** Checks a choice with the server's own functions of `domain`, and returns all errors. */
export function checkShow(
  state: ShowReady,
  t: Text<'cinema' | 'event' | 'seats' | 'errors'>['t'],
): Problem<ShowField>[] {
  const { choice } = state;
  const isBest = choice.way === 'best';
  const missing: Problem<ShowField>[] = [];
  if (ticketCount(choice.tickets) === 0) missing.push({ field: 'tickets', message: t('cinema.typesMissing') });
  if (isBest && choice.zone === null) missing.push({ field: 'zone', message: t('event.zoneMissing') });
  if (!isBest && pickedSeats(state).length === 0) missing.push({ field: 'seats', message: t('seats.missing') });
  const errors = isBest ? checkBest(state) : checkPicked(state);
  return [
    ...missing,
    ...toProblems(
      [...(missing.length > 0 ? [] : errors), ...checkAge(state), ...checkCaptcha(state)],
      fieldsOf(state),
      t,
    ),
  ];
}

function checkBest(state: ShowReady): FieldError[] {
  const remaining = zoneInForce(state)?.remaining ?? 0;
  return checkQuantity({ ...limitsOf(state, remaining), quantity: ticketCount(state.choice.tickets) });
}

function checkPicked(state: ShowReady): FieldError[] {
  const { choice, event, open, plan } = state;
  const zones = plan?.plan?.zones ?? [];
  const seats = pickedSeats(state);
  const errors = checkCinemaHold(
    // `checkAge` checks the age confirmation.
    { seats, ticketTypes: choice.tickets, ageConfirmed: true },
    {
      ...limitsOf(state, Number.POSITIVE_INFINITY),
      category: event.certificate ?? 'I',
      open,
      rows: zones.flatMap(({ rows }) => rows),
    },
  );
  if (errors.length > 0) return errors;
  const own = zones.find(({ code }) => code === seats[0]?.zone);
  return own ? checkSingleSeats(own.rows, seats) : [];
}

/** A visitor confirms the age after the login. */
const checkAge = ({ member, event, entered }: ShowReady): FieldError[] =>
  member && event.certificate === 'III' && !entered.ageConfirmed
    ? [{ field: 'ageConfirmed', code: 'ageConfirmationRequired' }]
    : [];

/** A visitor gets the captcha after the login. */
const checkCaptcha = ({ member, entered }: ShowReady): FieldError[] =>
  member && clean(entered.captchaAnswer) === '' ? [{ field: 'captchaAnswer', code: 'captchaRequired' }] : [];
