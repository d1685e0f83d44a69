/**
 * The error catalogue (spec §8), keyed by code. The words are in packages/i18n, the HTTP status in packages/contract.
 * Codes are stable: a client may switch on them.
 */
export const errorCodes = [
  // login
  'sessionExpired',
  'loginRequired',
  'emailInvalid',
  'emailPasswordMismatch',
  'tooManyRequests',
  'accountNotActivated',
  'accountSuspended',
  'emailRequired',
  'passwordRequired',
  // general
  'serverBusy',
  'forbidden',
  'notFound',
  'badRequest',
  'methodNotAllowed',
  'payloadTooLarge',
  // purchase
  'eventNotFound',
  'performanceNotFound',
  'performanceNotOnSale',
  'zoneNotFound',
  'zoneSoldOut',
  'quantityRequired',
  'quantityOverTransactionLimit',
  'quantityOverEventLimit',
  'quantityNotAvailable',
  'cartEmpty',
  'holdExpired',
  'deliveryUnavailable',
  'deliveryAddressMissing',
  'pointsNotEnough',
  'pointsNotWholeDollars',
  'pointsOverTotal',
  'termsNotAgreed',
  'totalChanged',
  'transactionNotFound',
  'transactionClosed',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One field at fault, by its path in the request (`quantity`, `email`). */
export interface FieldError {
  field: string;
  code: ErrorCode;
  /** Numbers the sentence names, for example `{ limit: 10 }`. */
  values?: Record<string, number | string>;
}

/** A rule said no. Pure domain functions return or throw this; the fake API answers it, a screen words it. */
export class RuleError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  constructor(code: ErrorCode, fields: FieldError[] = []) {
    super(code);
    this.name = 'RuleError';
    this.code = code;
    this.fields = fields;
  }
}
