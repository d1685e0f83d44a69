import { bankApproval } from '../constants.js';
import type { Machine } from '../machine.js';
import { addMilliseconds, type Instant, isOver } from '../time/time.js';

export const orderStates = ['cart', 'preview', 'awaitingBank', 'complete', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  'openPreview',
  'backToCart',
  'cancel',
  'confirm',
  'holdExpires',
  'bankApproves',
  'bankDeclines',
  'bankTimesOut',
  'buyerLeavesBank',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * An order from cart to ticket (spec §4 Order). A buyer can cancel before confirming; confirming is final. While the
 * order waits for the bank, the bank's time limit replaces the hold of the seats. An approval after that limit is
 * refused: the order is cancelled, and its seats may belong to another buyer. A buyer who leaves the bank's page without
 * paying gives the bank nothing to approve: the order is cancelled at once.
 */
export const orderMachine: Machine<OrderState, OrderEvent> = {
  name: 'order',
  initial: 'cart',
  table: {
    cart: { openPreview: 'preview', cancel: 'cancelled', holdExpires: 'cancelled' },
    preview: { backToCart: 'cart', confirm: 'awaitingBank', cancel: 'cancelled', holdExpires: 'cancelled' },
    awaitingBank: {
      bankApproves: 'complete',
      bankDeclines: 'cancelled',
      bankTimesOut: 'cancelled',
      buyerLeavesBank: 'cancelled',
    },
    complete: {},
    cancelled: {},
  },
};

/** UTC instant at which the bank times out for an order confirmed at `confirmedAt`. */
export const bankUntil = (confirmedAt: Instant): string => addMilliseconds(confirmedAt, bankApproval);

/** Whether the bank has timed out. It times out at the very instant `until`. */
export const isBankLate = (until: Instant, now: Instant): boolean => isOver(until, now);
