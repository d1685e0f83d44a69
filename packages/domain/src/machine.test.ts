import { describe, expect, test } from 'vitest';
import { isSessionLive, sessionEvents, sessionMachine, sessionStates } from './account/sessionMachine.js';
import { allows, IllegalEvent, step } from './machine.js';
import { bankUntil, isBankLate, orderEvents, orderMachine, orderStates } from './order/orderMachine.js';
import { transactionStatuses } from './order/purchase.js';

/** Every pair of a state and an event, so that nothing is legal by oversight. */
const pairs = <S, E>(states: readonly S[], events: readonly E[]) =>
  states.flatMap((state) => events.map((event) => [state, event] as const));

describe('§4 an order', () => {
  const legal: Record<string, string> = {
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
  };

  test.each(pairs(orderStates, orderEvents))('in %s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    expect(allows(orderMachine, state, event)).toBe(next !== undefined);
    if (next) expect(step(orderMachine, state, event)).toBe(next);
    else expect(() => step(orderMachine, state, event)).toThrow(IllegalEvent);
  });

  test('cannot be cancelled once it is confirmed', () => {
    expect(() => step(orderMachine, 'awaitingBank', 'cancel')).toThrow('order: "cancel" is refused in "awaitingBank".');
    expect(() => step(orderMachine, 'complete', 'cancel')).toThrow('order: "cancel" is refused in "complete".');
  });

  test('takes no approval that comes after it was given up', () => {
    const cancelled = step(orderMachine, 'awaitingBank', 'bankTimesOut');
    expect(() => step(orderMachine, cancelled, 'bankApproves')).toThrow(IllegalEvent);
  });

  test('keeps its seats while the bank is asked, whatever the hold’s clock says', () => {
    expect(allows(orderMachine, 'awaitingBank', 'holdExpires')).toBe(false);
  });

  test('is confirmed in the states a transaction has', () => {
    expect(orderStates.slice(2)).toEqual(transactionStatuses);
  });

  test('names in a refusal the machine, the state and the event', () => {
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

describe('§4 a session', () => {
  const legal: Record<string, string> = {
    'visitor login': 'loggedIn',
    'loggedIn logout': 'visitor',
    'loggedIn idle': 'visitor',
    'loggedIn passwordChanged': 'visitor',
    'loggedIn profileUpdated': 'visitor',
  };

  test.each(pairs(sessionStates, sessionEvents))('of a %s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    if (next) expect(step(sessionMachine, state, event)).toBe(next);
    else expect(() => step(sessionMachine, state, event)).toThrow(IllegalEvent);
  });

  test('ends after 30 idle minutes', () => {
    expect(isSessionLive('2026-11-20T13:00:00.000Z', '2026-11-20T13:29:59.999Z')).toBe(true);
    expect(isSessionLive('2026-11-20T13:00:00.000Z', '2026-11-20T13:30:00.000Z')).toBe(false);
  });
});
