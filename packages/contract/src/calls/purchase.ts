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
    summary: 'The member’s place in the waiting room of a hot event.',
    method: 'GET',
    path: '/api/waitingRoom.do',
    who: 'member',
    response: WaitingRoomPlace,
    errors: [],
    source: 'spec §3, extension',
  }),

  enterWaitingRoom: defineCall({
    summary: 'Join the waiting room, or enter the shop after the call. A second call keeps the place.',
    method: 'POST',
    path: '/api/waitingRoom.do',
    who: 'member',
    response: WaitingRoomPlace,
    errors: [],
    source: 'spec §3, extension',
  }),

  seatHold: defineCall({
    summary:
      'Hold the best available seats of a zone, side by side if possible, or the given seats, of one zone or of several: all or none. Returns the whole cart. `holdKey` identifies this request: the same key holds nothing a second time and returns the cart.',
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
       * types are items of their own, which leave the cart together.
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
    summary:
      'Release held seats: the seat that the query names, or without one all seats of the group. Returns the cart; an unknown hold or seat changes nothing.',
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
    summary:
      'Hold seats that have left the cart again, all or none: the same seats, or as many places of a zone without numbered seats. Items that left together are held together. Takes no captcha: the member solved one for these seats. Returns the whole cart; an unknown id changes nothing, so a repeated request holds nothing twice. The field of a refusal, `holdIds.0`, names the item that is not free.',
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
    summary: 'Remove gone items that the buyer has read. Returns the cart; an unknown id changes nothing.',
    method: 'POST',
    path: '/api/goneDismiss.do',
    who: 'member',
    body: object({ holdIds: list(string()) }),
    response: Cart,
    errors: [],
    source: 'extension',
  }),

  cinemaSchedule: defineCall({
    summary: 'The films of one of the two cinemas on a day, with its rules and whether it is closed for the weather.',
    method: 'GET',
    path: '/api/cinemaSchedule.do',
    who: 'visitor',
    query: object({ venue: string(), date: optional(string()) }),
    response: CinemaSchedule,
    errors: [],
    source: 'spec §2, extension',
  }),

  captcha: defineCall({
    summary:
      'A captcha: a picture of a code, or with `alternative=question` a question in words. Valid once, for its member.',
    method: 'GET',
    path: '/api/captcha.do',
    who: 'member',
    query: object({ alternative: optional(string()) }),
    response: Captcha,
    errors: [],
    source: 'spec §2, extension',
  }),

  cinemaHold: defineCall({
    summary:
      'Hold seats of a film, next to each other, by ticket type: picked seats, or the best of a zone. Returns the whole cart. `holdKey` as in `seatHold`.',
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
    summary: 'The cart, with the time left by the clock of the server.',
    method: 'GET',
    path: '/api/shoppingCart.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'extension',
  }),

  transactionPreview: defineCall({
    summary: 'Every fee and the total for a choice of delivery, points, promotion code and payment. Changes nothing.',
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
    summary:
      'Make the order final and ask the bank. `confirmKey` identifies this confirmation: the same key with the same body returns the same transaction and charges once. `seen` is what the buyer saw on the preview: another order is refused with what has changed.',
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
    summary: 'Cancel the order before it is confirmed. Releases every held seat.',
    method: 'POST',
    path: '/api/transactionCancel.do',
    who: 'member',
    response: Cart,
    errors: [],
    source: 'spec §4',
  }),

  txns: defineCall({
    summary: 'The member’s transactions, newest first: complete ones and those that wait for the bank.',
    method: 'POST',
    path: '/api/user/txns.do',
    who: 'member',
    response: array(TransactionSummary),
    errors: [],
    source: 'spec §7',
  }),

  transactionDetail: defineCall({
    summary: 'One transaction of the member, with its tickets.',
    method: 'GET',
    path: '/api/Member/TransactionDetail.do',
    who: 'member',
    query: object({ transactionNumber: string() }),
    response: Transaction,
    errors: ['transactionNotFound'],
    source: 'spec §7',
  }),
};
