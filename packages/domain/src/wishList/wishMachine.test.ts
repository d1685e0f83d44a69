import { describe, expect, test } from 'vitest';
import { allows, IllegalEvent, step } from '../machine.js';
import { isOver } from '../time/time.js';
import { matchingStatuses } from './wish.js';
import { canRestore, isWishOver, payUntil, wishEvents, wishMachine } from './wishMachine.js';

describe('§4 a wish', () => {
  const legal: Record<string, string> = {
    'saved startMatching': 'matching',
    'saved cancel': 'cancelled',
    'saved performanceBegins': 'cancelled',
    'saved performanceCancelled': 'cancelled',
    'matching seatsFound': 'matched',
    'matching noSeats': 'saved',
    'matching cancel': 'cancelled',
    'matching performanceBegins': 'cancelled',
    'matching performanceCancelled': 'cancelled',
    'matched pay': 'pointsPaid',
    'matched pointsMissing': 'pointsNotPaid',
    'matched paymentTimeEnds': 'cancelled',
    'matched cancel': 'cancelled',
    'matched performanceCancelled': 'cancelled',
    'pointsNotPaid pay': 'pointsPaid',
    'pointsNotPaid pointsMissing': 'pointsNotPaid',
    'pointsNotPaid paymentTimeEnds': 'paymentFailed',
    'pointsNotPaid cancel': 'cancelled',
    'pointsNotPaid performanceCancelled': 'cancelled',
    'pointsPaid orderCompletes': 'bought',
    'pointsPaid orderFails': 'paymentFailed',
    'cancelled restore': 'saved',
    'paymentFailed restore': 'saved',
  };
  const pairs = matchingStatuses.flatMap((state) => wishEvents.map((event) => [state, event] as const));

  test.each(pairs)('%s on %s', (state, event) => {
    const next = legal[`${state} ${event}`];
    expect(allows(wishMachine, state, event)).toBe(next !== undefined);
    if (next) expect(step(wishMachine, state, event)).toBe(next);
    else expect(() => step(wishMachine, state, event)).toThrow(IllegalEvent);
  });

  test('is saved at first, and can reach every state', () => {
    expect(wishMachine.initial).toBe('saved');
    expect(new Set(['saved', ...Object.values(legal)])).toEqual(new Set(matchingStatuses));
  });

  test('goes from the list to the ticket', () => {
    const way = (['startMatching', 'seatsFound', 'pay', 'orderCompletes'] as const).reduce(
      (state, event) => step(wishMachine, state, event),
      wishMachine.initial,
    );
    expect(way).toBe('bought');
  });

  test('§8 can be paid again after a top-up', () => {
    const short = step(wishMachine, 'matched', 'pointsMissing');
    expect(step(wishMachine, step(wishMachine, short, 'pointsMissing'), 'pay')).toBe('pointsPaid');
  });

  test('cannot be paid twice, or cancelled after the payment', () => {
    expect(() => step(wishMachine, 'pointsPaid', 'pay')).toThrow('wish: "pay" is refused in "pointsPaid".');
    expect(() => step(wishMachine, 'bought', 'cancel')).toThrow('wish: "cancel" is refused in "bought".');
  });

  test('can be restored after it was cancelled or its payment failed', () => {
    expect(matchingStatuses.filter(canRestore)).toEqual(['cancelled', 'paymentFailed']);
    expect(matchingStatuses.filter(isWishOver)).toEqual(['bought', 'cancelled', 'paymentFailed']);
  });
});

describe('§4 a matched wish can be paid within 24 hours', () => {
  const matchedAt = '2026-11-20T13:00:00.000Z';
  const nextYear = '2027-01-10T12:00:00.000Z';

  test('it cannot be paid at the very end of the 24 hours', () => {
    const until = payUntil(matchedAt, nextYear);
    expect(until).toBe('2026-11-21T13:00:00.000Z');
    expect(isOver(until, '2026-11-21T12:59:59.999Z')).toBe(false);
    expect(isOver(until, '2026-11-21T13:00:00.000Z')).toBe(true);
  });

  test('it can be paid until the performance begins, if that is earlier', () => {
    expect(payUntil(matchedAt, '2026-11-21T11:30:00.000Z')).toBe('2026-11-21T11:30:00.000Z');
  });
});
