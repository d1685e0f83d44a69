import { statusOf } from '@first-gong/contract';
import { errorCodes, langs } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { problemOf } from './problem.js';

/** Values for all placeholders of the catalogue. */
const values = {
  limit: 4,
  left: 2,
  minutes: 3,
  step: 100,
  min: 50,
  max: 5000,
  days: 7,
  until: '2026-11-27',
  balance: 120,
  below: 100,
  above: 200,
  digits: 12,
  section: 'B2',
  row: '11',
  seat: '14',
  nearSection: 'B2',
  nearRow: '11',
  nearSeats: '15–16',
};

describe('§8 the error catalogue', () => {
  it('has a separate sentence in each language for every code', () => {
    for (const code of errorCodes) {
      const titles = langs.map((lang) => problemOf(lang, code, [{ field: 'x', code, values }]).title);
      expect(new Set(titles).size, code).toBe(3);
      for (const title of titles) expect(title, code).not.toMatch(/\{\{|undefined| {2}/);
    }
  });

  it('names the numbers of a limit', () => {
    const fields = [{ field: 'quantity', code: 'quantityOverEventLimit' as const, values: { limit: 4, left: 1 } }];
    const { title, errors, status } = problemOf('en_us', 'quantityOverEventLimit', fields);
    expect(title).toBe('The limit for this event is 4 per transaction. You can add 1 more ticket.');
    expect(errors).toEqual([{ ...fields[0], title }]);
    expect(status).toBe(statusOf('quantityOverEventLimit'));
  });

  it('names the time to wait, if any', () => {
    expect(problemOf('en_us', 'tooManyRequests', [], { minutes: 15 }).title).toContain('in 15 minutes');
    expect(problemOf('en_us', 'tooManyRequests').title).toContain('wait a while');
  });
});
