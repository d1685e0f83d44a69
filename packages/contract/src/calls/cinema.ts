import { Captcha, Cart, CinemaHold, CinemaSchedule, WaitingRoomPlace } from '@first-gong/domain';
import { object, optional, string } from 'superstruct';
import { defineCall } from '../call.js';
import { hotEventErrors, performanceErrors } from './errors.js';

/** Calls of the cinema and the waiting room. */
export const cinemaCalls = {
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
      ...performanceErrors,
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
};
