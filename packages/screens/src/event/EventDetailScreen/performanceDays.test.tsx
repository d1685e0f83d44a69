import { expect, test } from 'vitest';
import { whale } from '../../shared/story/index.js';
import { daysOf, firstOpen, monthsOf } from './performanceDays.js';

const { performances } = whale('en_us');

test('groups performances by their day in Hong Kong', () => {
  const days = daysOf(performances);
  expect([...days.keys()]).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28']);
  expect(days.get('2026-11-21')?.performances.map(({ id }) => id)).toEqual(['whale-2', 'whale-3']);
  const [saturday, sunday] = [days.get('2026-11-21'), days.get('2026-11-22')];
  expect(saturday && firstOpen(saturday)?.id).toBe('whale-2');
  expect(sunday && firstOpen(sunday)).toBeUndefined();
});

test('§2 a month has the weeks of its performances, from Monday to Sunday, and no day of another month', () => {
  const [november, february] = monthsOf(['2027-02-03', '2026-11-01', '2026-11-12']);
  expect(november?.first).toBe('2026-11-01');
  expect(november?.weeks).toHaveLength(3);
  expect(november?.weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november?.weeks[2]?.[0]).toBe('2026-11-09');
  expect(february?.weeks.map(([monday]) => monday)).toEqual(['2027-02-01']);
});
