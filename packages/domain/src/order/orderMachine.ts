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
  'performanceCancelled',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * An order from cart to ticket (spec §4 Order). While waiting, the bank's time limit replaces the hold; later approvals
 * are rejected.
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
      performanceCancelled: 'cancelled',
    },
    complete: {},
    cancelled: {},
  },
};

/** UTC instant at which the bank times out. @param confirmedAt instant of Confirm */
export const bankUntil = (confirmedAt: Instant): string => addMilliseconds(confirmedAt, bankApproval);

/** Whether the bank has timed out, `until` included. */
export const isBankLate = (until: Instant, now: Instant): boolean => isOver(until, now);
