import { hongKongDate, isWithinMonths } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { issuesOf } from './news.js';

const weekly = { day: '2026-01-05', everyDays: 7, time: '10:00' };
const at = (instant: string) => Date.parse(instant);

describe('§9 what comes out again and again, for three months', () => {
  it('is there from its minute on, the newest first', () => {
    const before = issuesOf(weekly, 3, at('2026-11-16T01:59:59Z'));
    const after = issuesOf(weekly, 3, at('2026-11-16T02:00:00Z'));
    expect(before[0]).toEqual({ date: '2026-11-09', at: '2026-11-09T02:00:00.000Z' });
    expect(after[0]).toEqual({ date: '2026-11-16', at: '2026-11-16T02:00:00.000Z' });
    expect(after.slice(1, 3)).toEqual(before.slice(0, 2));
  });

  it('leaves with the day three months ago', () => {
    const last = (now: string) => issuesOf(weekly, 3, at(now)).at(-1)?.date;
    expect(last('2026-11-24T15:59:59Z')).toBe('2026-08-24');
    expect(last('2026-11-24T16:00:00Z')).toBe('2026-08-31');
  });

  it('came out before its first day as well', () => {
    expect(issuesOf(weekly, 3, at('2025-12-31T00:00:00Z'))[0]?.date).toBe('2025-12-29');
  });

  it('is never in the future, never older than three months, and leaves no gap', () => {
    const DAY = 86_400_000;
    for (let moment = at('2020-01-01T00:00:00Z'); moment < at('2040-01-01T00:00:00Z'); moment += 97.3 * DAY) {
      for (const everyDays of [1, 7, 35, 60]) {
        const issues = issuesOf({ ...weekly, everyDays }, 3, moment);
        const times = issues.map((issue) => at(issue.at));
        expect(issues.every((issue) => isWithinMonths(issue.at, 3, moment))).toBe(true);
        expect(moment - (times[0] ?? 0)).toBeLessThan(everyDays * DAY);
        const gaps = times.slice(1).map((time, index) => (times[index] ?? 0) - time);
        expect(gaps.every((gap) => gap === everyDays * DAY)).toBe(true);
        expect(issues.every((issue) => hongKongDate(issue.at) === issue.date)).toBe(true);
      }
    }
  });
});
