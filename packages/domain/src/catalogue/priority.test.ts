import { describe, expect, test } from 'vitest';
import { priorityCard } from '../constants.js';
import { checkPriorityCard, isPriorityBooking } from './priority.js';

const codeOf = (number: string) => checkPriorityCard(number).map(({ code }) => code);

describe('§1 priority booking', () => {
  test('runs until public sale begins, to the millisecond', () => {
    const priority = { until: '2026-12-03T02:00:00.000Z' };
    const start = Date.parse(priority.until);
    expect(isPriorityBooking(priority, start - 1)).toBe(true);
    expect(isPriorityBooking(priority, start)).toBe(false);
    expect(isPriorityBooking(priority, '2026-12-03T01:59:00.000Z')).toBe(true);
    expect(isPriorityBooking(null, 0)).toBe(false);
  });

  test.each([priorityCard.example, '880012345679', '8800-1234-5679', ' 8800 1234 5679 ', '８８００１２３４５６７９'])(
    'the card %j is one, however it is typed',
    (number) => {
      expect(codeOf(number)).toEqual([]);
    },
  );

  test.each(['', '   ', '-'])('%j is no number', (number) => {
    expect(codeOf(number)).toEqual(['priorityCardRequired']);
  });

  test('one wrong digit, a missing one, one too many and letters are wrong', () => {
    const right = '880012345679';
    for (let place = 0; place < right.length; place += 1) {
      const digit = (Number(right[place]) + 1) % 10;
      expect(codeOf(`${right.slice(0, place)}${digit}${right.slice(place + 1)}`)).toEqual(['priorityCardWrong']);
    }
    for (const number of ['88001234567', '8800123456790', '88001234567O', '880012345647']) {
      expect(codeOf(number), number).toEqual(['priorityCardWrong']);
    }
  });
});
