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
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * An order from cart to ticket (spec §4 Order). Cancelling is possible before confirming; confirming is final. While
 * the bank is asked its clock replaces the seats' hold. An approval that comes after the order was given up finds it
 * cancelled and is refused: the seats may already be somebody else's.
 */
export const orderMachine: Machine<OrderState, OrderEvent> = {
  name: 'order',
  initial: 'cart',
  table: {
    cart: { openPreview: 'preview', cancel: 'cancelled', holdExpires: 'cancelled' },
    preview: { backToCart: 'cart', confirm: 'awaitingBank', cancel: 'cancelled', holdExpires: 'cancelled' },
    awaitingBank: { bankApproves: 'complete', bankDeclines: 'cancelled', bankTimesOut: 'cancelled' },
    complete: {},
    cancelled: {},
  },
};

/** When the bank's answer to an order confirmed now is given up on: UTC instant. */
export const bankUntil = (confirmedAt: Instant): string => addMilliseconds(confirmedAt, bankApproval);

/** Whether the bank has had its time. At the very instant it has. */
export const isBankLate = (until: Instant, now: Instant): boolean => isOver(until, now);
