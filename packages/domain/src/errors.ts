/** Codes of the error catalogue (spec §8). Codes never change, because clients depend on them. */
export const errorCodes = [
  // login
  'sessionExpired',
  'loginRequired',
  'emailInvalid',
  'emailPasswordMismatch',
  'oneTimePasswordMismatch',
  'oneTimePasswordExpired',
  'tooManyRequests',
  'accountNotActivated',
  'accountSuspended',
  'noEmailProvided',
  'emailRequired',
  'passwordRequired',
  'oneTimePasswordRequired',
  'memberTermsNotAgreed',
  // social sign-in
  'facebookVerificationFailed',
  'googleVerificationFailed',
  'appleVerificationFailed',
  'wechatVerificationFailed',
  // general
  'serverBusy',
  'maintenance',
  'forbidden',
  'notFound',
  'badRequest',
  'methodNotAllowed',
  'unsupportedMediaType',
  'payloadTooLarge',
  // registration and profile
  'emailRegistered',
  'registrationFailed',
  'emailTooLong',
  'emailConfirmRequired',
  'emailMismatch',
  'passwordLength',
  'passwordConfirmRequired',
  'passwordMismatch',
  'titleRequired',
  'nameRequired',
  'nameTooLong',
  'firstNameRequired',
  'lastNameRequired',
  'birthdayInvalid',
  'countryRequired',
  'provinceRequired',
  'areaRequired',
  'districtRequired',
  'streetRequired',
  'streetTooLong',
  'flatRequired',
  'flatTooLong',
  'mobileRequired',
  'mobileInvalid',
  'mobileTooLong',
  'activationFailed',
  'activationLinkUsed',
  'activationLinkReplaced',
  'activationLinkExpired',
  // forgot and reset password
  'emailNotRegistered',
  'resetLinkExpired',
  'resetLinkUsed',
  'resetLinkReplaced',
  'resetLinkInvalid',
  // member info
  'oldPasswordRequired',
  'oldPasswordIncorrect',
  'newPasswordRequired',
  'updateFailed',
  'accountPasswordIncorrect',
  'accountPaymentOpen',
  'accountSeatsHeld',
  'accountTicketsAhead',
  // contact, newsletter and unsubscribe
  'enquiryRequired',
  'enquiryTooLong',
  'subscribeFailed',
  'subscriberNotFound',
  'unsubscribeFailed',
  // files and clipboard
  'imageRequired',
  'imageWrongType',
  'imageTooLarge',
  'imageUploadFailed',
  'clipboardFailed',
  // transaction change and delivery change
  'transactionNumberRequired',
  'cardNumberRequired',
  'cardNumberInvalid',
  'changeItemRequired',
  'newContactNameRequired',
  'newContactNumberRequired',
  'newAddressRequired',
  'contactNameRequired',
  'deliveryAddressRequired',
  'deliveryOptionRequired',
  'deliveryChangeTooLate',
  'appointmentRequired',
  'appointmentUnavailable',
  // search, lists and loading
  'searchWordRequired',
  'noRecordsFound',
  'noSearchResult',
  'partLoadFailed',
  // purchase
  'eventNotFound',
  'performanceNotFound',
  'performanceNotOnSale',
  'performanceCancelled',
  'soldByNetwork',
  'zoneNotFound',
  'zoneSoldOut',
  'quantityRequired',
  'quantityOverTransactionLimit',
  'quantityOverEventLimit',
  'quantityNotAvailable',
  'seatNotFound',
  'seatTaken',
  'companionSeatOnly',
  'singleSeatLeft',
  'wheelchairNotAvailable',
  'ticketTypeNotSold',
  'priorityCardRequired',
  'priorityCardWrong',
  'seatsNotConsecutive',
  'waitingRoomFirst',
  'seatsLeaveTogether',
  'cartEmpty',
  'holdExpired',
  'deliveryUnavailable',
  'courierTooLate',
  'deliveryAddressMissing',
  'pointsNotEnough',
  'pointsNotWholeDollars',
  'pointsOverTotal',
  'promotionUnknown',
  'promotionExpired',
  'promotionUsedUp',
  'promotionNotForEvent',
  'ticketNameRequired',
  'ownNameMissing',
  'termsNotAgreed',
  'performanceChanged',
  'venueChanged',
  'seatsChanged',
  'deliveryChanged',
  'totalChanged',
  'orderedElsewhere',
  'transactionNotFound',
  'transactionClosed',
  // cinema
  'captchaRequired',
  'captchaWrong',
  'ticketTypesMismatch',
  'ageConfirmationRequired',
  'cinemaClosed',
  // wish list and top-up
  'wishListOff',
  'wishNotFound',
  'wishQuantityOverLimit',
  'wishAlreadySaved',
  'wishSeatsAvailable',
  'wishOutsidePoints',
  'wishStateClosed',
  'wishPointsNotEnough',
  'topUpAmountInvalid',
  'topUpsWaiting',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Client-side errors, which no response contains (spec §8 Files and clipboard, Wish list, Loading). */
export const clientErrorCodes = [
  'clipboardFailed',
  'imageUploadFailed',
  'noRecordsFound',
  'noSearchResult',
  'partLoadFailed',
] as const satisfies readonly ErrorCode[];

export interface FieldError {
  /** Path in the request, for example `email`. */
  field: string;
  code: ErrorCode;
  /** Values for the sentence, for example `{ limit: 10 }`. */
  values?: Record<string, number | string>;
}

/** A violated rule. The fake API responds with the errors, and screens show their sentences. */
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
