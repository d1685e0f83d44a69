import { describe, expect, test } from 'vitest';
import { accountEvents, accountMachine, accountStates } from './account/accountMachine.js';
import { mailLinkEvents, mailLinkMachine, mailLinkStates } from './account/mailLink.js';
import { oneTimePasswordEvents, oneTimePasswordMachine, oneTimePasswordStates } from './account/oneTimePassword.js';
import { allows, IllegalEvent, type Machine, step } from './machine.js';
import { bankUntil, isBankLate, orderEvents, orderMachine, orderStates } from './order/orderMachine.js';
import { transactionStatuses } from './order/purchase.js';

/** Tests every state with every event. `legal` lists the allowed transitions. */
function goesOnly<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  states: readonly State[],
  events: readonly Event[],
  legal: Partial<Record<`${State} ${Event}`, State>>,
): void {
  const pairs = states.flatMap((state) => events.map((event) => [state, event] as const));
  test.each(pairs)('in %s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    expect(allows(machine, state, event)).toBe(next !== undefined);
    if (next) expect(step(machine, state, event)).toBe(next);
    else expect(() => step(machine, state, event)).toThrow(new IllegalEvent(machine.name, state, event));
  });
}

describe('§4 an order', () => {
  goesOnly(orderMachine, orderStates, orderEvents, {
    'cart openPreview': 'preview',
    'cart cancel': 'cancelled',
    'cart holdExpires': 'cancelled',
    'preview backToCart': 'cart',
    'preview cancel': 'cancelled',
    'preview confirm': 'awaitingBank',
    'preview holdExpires': 'cancelled',
    'awaitingBank bankApproves': 'complete',
    'awaitingBank bankDeclines': 'cancelled',
    'awaitingBank bankTimesOut': 'cancelled',
    'awaitingBank buyerLeavesBank': 'cancelled',
    'awaitingBank performanceCancelled': 'cancelled',
  });

  test('cannot be cancelled after it is confirmed', () => {
    expect(() => step(orderMachine, 'awaitingBank', 'cancel')).toThrow('order: "cancel" is refused in "awaitingBank".');
    expect(() => step(orderMachine, 'complete', 'cancel')).toThrow('order: "cancel" is refused in "complete".');
  });

  test('§9 accepts no event once it is complete: no refund, fees included, and no exchange', () => {
    expect(Object.keys(orderMachine.table.complete)).toEqual([]);
  });

  test('refuses an approval that arrives after the bank timed out', () => {
    const cancelled = step(orderMachine, 'awaitingBank', 'bankTimesOut');
    expect(() => step(orderMachine, cancelled, 'bankApproves')).toThrow(IllegalEvent);
  });

  test('keeps its seats while it waits for the bank, even if the hold expires', () => {
    expect(allows(orderMachine, 'awaitingBank', 'holdExpires')).toBe(false);
  });

  test('has the states of a transaction once it is confirmed', () => {
    expect(orderStates.slice(2)).toEqual(transactionStatuses);
  });

  test('reports the machine, the state and the event of a refusal', () => {
    const refusal = new IllegalEvent('order', 'complete', 'cancel');
    expect(refusal).toMatchObject({ name: 'IllegalEvent', machine: 'order', state: 'complete', event: 'cancel' });
  });

  test('waits 10 minutes for the bank', () => {
    const until = bankUntil('2026-11-20T13:00:00.000Z');
    expect(until).toBe('2026-11-20T13:10:00.000Z');
    expect(isBankLate(until, '2026-11-20T13:09:59.999Z')).toBe(false);
    expect(isBankLate(until, until)).toBe(true);
  });
});

describe('§4 an account', () => {
  goesOnly(accountMachine, accountStates, accountEvents, {
    'registered activate': 'activated',
    'registered suspend': 'suspended',
    'activated suspend': 'suspended',
    'activated close': 'closed',
    'suspended restore': 'activated',
  });
});

describe('§4 a one-time password', () => {
  goesOnly(oneTimePasswordMachine, oneTimePasswordStates, oneTimePasswordEvents, {
    'sent right': 'used',
    'sent wrong': 'sent',
    'sent lastWrong': 'spent',
    'sent expire': 'expired',
    'sent resend': 'sent',
    'used resend': 'sent',
    'spent resend': 'sent',
    'expired resend': 'sent',
  });
});

describe('§4 a mailed link', () => {
  goesOnly(mailLinkMachine, mailLinkStates, mailLinkEvents, {
    'valid use': 'used',
    'valid expire': 'expired',
    'valid replace': 'replaced',
    'expired replace': 'replaced',
  });
});
