import { type clientErrorCodes, type ErrorCode, errorCodes } from '@first-gong/domain';
import { array, enums, type Infer, integer, number, optional, record, string, type, union } from 'superstruct';

/** A code of the catalogue (spec §8). */
export const Code = enums(errorCodes);

/** The body of an error response: `application/problem+json` (RFC 9457) with a code of the catalogue. */
export const Problem = type({
  code: Code,
  status: integer(),
  /** The sentence in the language of the call. */
  title: string(),
  errors: optional(
    array(
      type({
        field: string(),
        code: Code,
        title: string(),
        values: optional(record(string(), union([string(), number()]))),
      }),
    ),
  ),
  /** A reference that the buyer can quote to customer service. */
  reference: optional(string()),
});
export type Problem = Infer<typeof Problem>;

/** A Retry-After in seconds as whole minutes for an error sentence. Undefined if the header is missing. */
export function minutesToWait(retryAfter: string | null | undefined): { minutes: number } | undefined {
  const seconds = Number(retryAfter);
  return seconds > 0 ? { minutes: Math.ceil(seconds / 60) } : undefined;
}

export const problemType = 'application/problem+json';

type ServerErrorCode = Exclude<ErrorCode, (typeof clientErrorCodes)[number]>;

/** Statuses other than 422, which means that a value of the request breaks a rule. */
const statuses: Partial<Record<ServerErrorCode, number>> = {
  badRequest: 400,

  sessionExpired: 401,
  loginRequired: 401,
  emailPasswordMismatch: 401,
  oneTimePasswordMismatch: 401,
  oneTimePasswordExpired: 401,
  facebookVerificationFailed: 401,
  googleVerificationFailed: 401,
  appleVerificationFailed: 401,
  wechatVerificationFailed: 401,

  forbidden: 403,
  accountNotActivated: 403,
  accountSuspended: 403,
  wishListOff: 403,

  notFound: 404,
  emailNotRegistered: 404,
  subscriberNotFound: 404,
  eventNotFound: 404,
  performanceNotFound: 404,
  zoneNotFound: 404,
  seatNotFound: 404,
  transactionNotFound: 404,
  wishNotFound: 404,

  methodNotAllowed: 405,

  emailRegistered: 409,
  performanceNotOnSale: 409,
  performanceCancelled: 409,
  soldByNetwork: 409,
  zoneSoldOut: 409,
  quantityNotAvailable: 409,
  seatTaken: 409,
  waitingRoomFirst: 409,
  cartEmpty: 409,
  holdExpired: 409,
  performanceChanged: 409,
  venueChanged: 409,
  seatsChanged: 409,
  deliveryChanged: 409,
  totalChanged: 409,
  orderedElsewhere: 409,
  seatsLeaveTogether: 409,
  transactionClosed: 409,
  deliveryChangeTooLate: 409,
  appointmentUnavailable: 409,
  cinemaClosed: 409,
  wishAlreadySaved: 409,
  wishSeatsAvailable: 409,
  wishOutsidePoints: 409,
  wishStateClosed: 409,
  wishPointsNotEnough: 409,
  topUpsWaiting: 409,
  accountPaymentOpen: 409,
  accountSeatsHeld: 409,
  accountTicketsAhead: 409,

  activationFailed: 410,
  activationLinkUsed: 410,
  activationLinkReplaced: 410,
  activationLinkExpired: 410,
  resetLinkExpired: 410,
  resetLinkUsed: 410,
  resetLinkReplaced: 410,
  resetLinkInvalid: 410,

  payloadTooLarge: 413,
  imageTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,

  serverBusy: 503,
  maintenance: 503,
  registrationFailed: 503,
  updateFailed: 503,
  subscribeFailed: 503,
  unsubscribeFailed: 503,
};

/** HTTP status of a code of the catalogue. */
export const statusOf = (code: ErrorCode): number => statuses[code as ServerErrorCode] ?? 422;
