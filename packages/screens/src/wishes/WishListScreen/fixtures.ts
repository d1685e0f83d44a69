import type { EventDetail, WishListItem } from '@first-gong/domain';
import { unsentForm } from '../../shared/story/index.js';
import type { NewWishState, WishListReady, WishValues } from './state.js';

/** For stories and tests: the list before any action. */
export const listOf = (wishes: WishListItem[]): WishListReady => ({
  kind: 'ready',
  wishes,
  words: '',
  balance: 12_480,
  busy: null,
  done: null,
  failed: null,
  newWish: null,
});

/** For stories and tests: the form for two tickets of a sold-out zone of "whale". */
export const formFor = (event: EventDetail, values: Partial<WishValues> = {}) =>
  ({
    kind: 'ready',
    event,
    asked: 2,
    values: {
      performanceId: 'whale-4',
      zone: 'B',
      ticketType: 'standard',
      quantity: 2,
      seatWish: 'any',
      deliveryMethod: 'eTicket',
      ...values,
    },
    ...unsentForm,
  }) satisfies NewWishState;
