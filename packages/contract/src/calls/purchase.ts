import {
  Captcha,
  Cart,
  CinemaHold,
  CinemaSchedule,
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
  WaitingRoomPlace,
} from '@first-gong/domain';
import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { defineCall } from '../call.js';
import { hotEventErrors } from './errors.js';

const Choice = object({ ...PreviewChoice.schema });

/** Calls of the purchase (spec §4 Order), the cinema and the waiting room. */
export const purchaseCalls = {
  waitingRoom: defineCall({
    method: 'GET',
    path: '/api/waitingRoom.do',
    who: 'member',
    response: WaitingRoomPlace,
    errors: [],
    source: 'spec §3, extension',
  }),

  enterWaitingRoom: defineCall({
    method: 'POST',
    path: '/api/waitingRoom.do',
    who: 'member',
    response: WaitingRoomPlace,
    errors: [],
    source: 'spec §3, extension',
  }),

  seatHold: defineCall({
    method: 'POST',
    path: '/api/seatHold.do',
    who: 'member',
    body: object({
      performanceId: string(),
      /** Of the best available seats. Given seats without a zone may be in several: each zone is an item of the cart. */
      zone: optional(string()),
      quantity: integer(),
      /** Seats from the plan, as many as `quantity`. Without them the server holds the best available ones. */
      seats: optional(list(object({ ...Seat.schema }))),
      /**
       * Without `seats`: one of the tickets is for a wheelchair space, the others are for its companions in the seats
       * beside it.
       */
      wheelchair: optional(boolean()),
      /**
       * One type for each ticket, in the order of `seats`. Without it the tickets are standard ones. Seats of different
       * types are their own items, which leave the cart together.
       */
      ticketTypes: optional(list(enums(cinemaTicketTypes))),
      /** The number of the card, during the priority booking of an event. */
      priorityCard: optional(text({ kind: 'digits' })),
      /** Made up by the client, so that it can repeat a request whose response was lost. */
      holdKey: optional(HoldKey),
    }),
    response: Cart,
    errors: [
      'performanceNotFound',
      'performanceNotOnSale',
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
      // Seats of a film are held by cinemaHold, which needs a captcha and ticket types.
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
      /** Ids of gone items. */
      holdIds: list(string()),
    }),
    response: Cart,
    errors: [
      'performanceNotFound',
      'performanceNotOnSale',
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

  goneDismiss: defineCall({
    method: 'POST',
    path: '/api/goneDismiss.do',
    who: 'member',
    body: object({ holdIds: list(string()) }),
    response: Cart,
    errors: [],
    source: 'extension',
  }),

  cinemaSchedule: defineCall({
    method: 'GET',
    path: '/api/cinemaSchedule.do',
    who: 'visitor',
    query: object({ venue: string(), date: optional(string()) }),
    response: CinemaSchedule,
    errors: [],
    source: 'spec §2, extension',
  }),

  captcha: defineCall({
    method: 'GET',
    path: '/api/captcha.do',
    who: 'member',
    query: object({ alternative: optional(string()) }),
    response: Captcha,
    errors: [],
    source: 'spec §2, extension',
  }),

  cinemaHold: defineCall({
    method: 'POST',
    path: '/api/cinemaHold.do',
    who: 'member',
    body: CinemaHold,
    response: Cart,
    errors: [
      'performanceNotFound',
      'performanceNotOnSale',
      'zoneNotFound',
      'zoneSoldOut',
      'quantityRequired',
      'quantityOverTransactionLimit',
      'quantityOverEventLimit',
      'quantityNotAvailable',
      'seatNotFound',
      'seatTaken',
      'companionSeatOnly',
      'seatsNotConsecutive',
      'singleSeatLeft',
      'ticketTypesMismatch',
      'ageConfirmationRequired',
      'captchaRequired',
      'captchaWrong',
      'cinemaClosed',
      'transactionClosed',
      ...hotEventErrors,
    ],
    source: 'spec §5 Cinema, extension',
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
