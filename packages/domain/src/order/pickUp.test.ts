import { describe, expect, test } from 'vitest';
import { civilToInstant } from '../time/time.js';
import { checkPickUp, pickUpDays, pickUpTimes } from './pickUp.js';

const at = (civil: string, time = '20:00') => civilToInstant(civil, time);

describe('§3 pick-up by appointment', () => {
  test('§9 begins at the full hours of customer service', () => {
    expect(pickUpTimes).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']);
  });

  test('is possible on working days, from the day a request is handled to the day before the show', () => {
    // Friday evening. Three working days later is Wednesday.
    const days = pickUpDays({ startsAt: [at('2026-12-31'), at('2026-12-05')], now: at('2026-11-20') });
    expect(days[0]).toBe('2026-11-25');
    expect(days.at(-1)).toBe('2026-12-04');
    expect(days).not.toContain('2026-11-28');
    expect(days).toHaveLength(8);
  });

  test('never on a holiday', () => {
    const days = pickUpDays({ startsAt: [at('2026-12-31')], now: at('2026-12-17') });
    expect(days).toEqual(['2026-12-22', '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30']);
  });

  test('if the order is unknown, on the next twenty working days', () => {
    expect(pickUpDays({ startsAt: [], now: at('2026-11-20') })).toHaveLength(20);
  });

  test('at any other time it is refused', () => {
    const facts = { startsAt: [at('2026-12-05')], now: at('2026-11-20') };
    expect(checkPickUp({ day: '2026-11-25', time: '18:00' }, facts)).toEqual([]);
    expect(checkPickUp({ day: '2026-12-05', time: '18:00' }, facts)).toEqual([
      { field: 'appointmentDay', code: 'appointmentUnavailable' },
    ]);
    expect(checkPickUp({ day: '2026-11-25', time: '19:00' }, facts)).toEqual([
      { field: 'appointmentTime', code: 'appointmentUnavailable' },
    ]);
    expect(checkPickUp({}, facts)).toHaveLength(1);
  });
});
