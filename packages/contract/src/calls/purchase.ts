import {
  Cart,
  ConfirmKey,
  cinemaTicketTypes,
  HoldKey,
  list,
  PreviewChoice,
  Seat,
  SeenOrder,
  Transaction,
  TransactionPreview,
  TransactionSummary,
  text,
} from '@first-gong/domain';
import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { defineCall } from '../call.js';
import { hotEventErrors, performanceErrors } from './errors.js';

const Choice = object({ ...PreviewChoice.schema });

/** Calls of the purchase (spec §4 Order), the cinema and the waiting room. */
export const purchaseCalls = {
  seatHold: defineCall({
    method: 'POST',
    path: '/api/seatHold.do',
    who: 'member',
    body: object({
      performanceId: string(),
      /** The zone of best available seats. Chosen seats need no zone and may be in several, one cart item per zone. */
      zone: optional(string()),
      quantity: integer(),
      /** Chosen seats, as many as `quantity`. Without `seats` the server holds the best available seats. */
      seats: optional(list(object({ ...Seat.schema }))),
      /** One ticket is for a wheelchair space, the others for companions beside it. Not allowed with `seats`. */
      wheelchair: optional(boolean()),
      /** One type per ticket, in the order of `seats`; standard if missing. Each type becomes its own cart item. */
      ticketTypes: optional(list(enums(cinemaTicketTypes))),
      /** The card number for the priority booking of an event. */
      priorityCard: optional(text({ kind: 'digits' })),
      /** Chosen by the client. A repeated request with the same key holds nothing more. */
      holdKey: optional(HoldKey),
    }),
    response: Cart,
    errors: [
      ...performanceErrors,
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
      'ticketTypesMismatch',
      'ticketTypeNotSold',
      'priorityCardRequired',
      'priorityCardWrong',
      // cinemaHold holds the seats of films, because they need a captcha and ticket types.
      'captchaRequired',
      'transactionClosed',
      ...hotEventErrors,
    ],
    source: 'extension',
  }),

  seatRelease: defineCall({
    method: 'DELETE',
    path: '/api/seatHold/{holdId}.do',
    who: 'member',
    /** A seat as `section/row/seat`. */
    query: object({ seat: optional(string()) }),
    response: Cart,
    errors: ['seatsLeaveTogether'],
    source: 'extension',
  }),

  holdAgain: defineCall({
    method: 'POST',
    path: '/api/holdAgain.do',
    who: 'member',
    body: object({
      /** Ids of items whose hold has ended. */
      holdIds: list(string()),
    }),
    response: Cart,
    errors: [
      ...performanceErrors,
      'zoneNotFound',
      'zoneSoldOut',
      'quantityOverTransactionLimit',
      'quantityOverEventLimit',
      'quantityNotAvailable',
      'seatNotFound',
      'seatTaken',
      'companionSeatOnly',
      'seatsNotConsecutive',
      'cinemaClosed',
      'transactionClosed',
      ...hotEventErrors,
    ],
    source: 'spec §4, extension',
  }),

  releasedDismiss: defineCall({
    method: 'POST',
    path: '/api/releasedDismiss.do',
    who: 'member',
    body: object({ holdIds: list(string()) }),
    response: Cart,
    errors: [],
    source: 'extension',
  }),

  shoppingCart: defineCall({
    method: 'GET',
    path: '/api/shoppingCart.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'extension',
  }),

  transactionPreview: defineCall({
    method: 'POST',
    path: '/api/transactionPreview.do',
    who: 'member',
    body: Choice,
    response: TransactionPreview,
    errors: [
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
      // An order of the cart waits for the bank.
      'transactionClosed',
    ],
    source: 'extension',
  }),

  transactionConfirm: defineCall({
    method: 'POST',
    path: '/api/transactionConfirm.do',
    who: 'member',
    body: object({ ...PreviewChoice.schema, confirmKey: ConfirmKey, seen: SeenOrder, agreed: boolean() }),
    response: Transaction,
    errors: [
      'cartEmpty',
      'performanceNotOnSale',
      'performanceCancelled',
      'holdExpired',
      'deliveryUnavailable',
      'courierTooLate',
      'deliveryAddressMissing',
      'contactNameRequired',
      'nameTooLong',
      'mobileRequired',
      'mobileInvalid',
      'mobileTooLong',
      'deliveryAddressRequired',
      'streetTooLong',
      'ticketNameRequired',
      'ownNameMissing',
      'pointsNotEnough',
      'pointsNotWholeDollars',
      'pointsOverTotal',
      'promotionUnknown',
      'promotionExpired',
      'promotionUsedUp',
      'promotionNotForEvent',
      'termsNotAgreed',
      'performanceChanged',
      'venueChanged',
      'seatsChanged',
      'deliveryChanged',
      'totalChanged',
      'orderedElsewhere',
      'transactionClosed',
    ],
    source: 'extension',
  }),

  transactionCancel: defineCall({
    method: 'POST',
    path: '/api/transactionCancel.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'spec §4',
  }),

  txns: defineCall({
    method: 'POST',
    path: '/api/user/txns.do',
    who: 'member',
    response: array(TransactionSummary),
    errors: [],
    source: 'spec §7',
  }),

  transactionDetail: defineCall({
    method: 'GET',
    path: '/api/Member/TransactionDetail.do',
    who: 'member',
    query: object({ transactionNumber: string() }),
    response: Transaction,
    errors: ['transactionNotFound'],
    source: 'spec §7',
  }),
};
