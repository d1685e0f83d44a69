import { type ErrorCode, errorCodes } from '@first-gong/domain';
import { array, enums, type Infer, integer, number, optional, record, string, type, union } from 'superstruct';

/** An error's answer: `application/problem+json` (RFC 9457) with a code of the catalogue. */
export const Problem = type({
  code: enums(errorCodes),
  status: integer(),
  /** The sentence in the language of the call. */
  title: string(),
  errors: optional(
    array(
      type({
        field: string(),
        code: enums(errorCodes),
        title: string(),
        values: optional(record(string(), union([string(), number()]))),
      }),
    ),
  ),
  /** What the buyer can quote to customer service. */
  reference: optional(string()),
});
export type Problem = Infer<typeof Problem>;

export const problemType = 'application/problem+json';

/** HTTP status of every code of the catalogue. */
export const statusOf: Record<ErrorCode, number> = {
  sessionExpired: 401,
  loginRequired: 401,
  emailInvalid: 422,
  emailPasswordMismatch: 401,
  tooManyRequests: 429,
  accountNotActivated: 403,
  accountSuspended: 403,
  emailRequired: 422,
  passwordRequired: 422,
  serverBusy: 503,
  forbidden: 403,
  notFound: 404,
  badRequest: 400,
  methodNotAllowed: 405,
  payloadTooLarge: 413,
  eventNotFound: 404,
  performanceNotFound: 404,
  performanceNotOnSale: 409,
  zoneNotFound: 404,
  zoneSoldOut: 409,
  quantityRequired: 422,
  quantityOverTransactionLimit: 422,
  quantityOverEventLimit: 422,
  quantityNotAvailable: 409,
  cartEmpty: 409,
  holdExpired: 409,
  deliveryUnavailable: 422,
  deliveryAddressMissing: 422,
  pointsNotEnough: 422,
  pointsNotWholeDollars: 422,
  pointsOverTotal: 422,
  termsNotAgreed: 422,
  totalChanged: 409,
  transactionNotFound: 404,
  transactionClosed: 409,
};
