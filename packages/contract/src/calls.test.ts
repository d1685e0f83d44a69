import { errorCodes } from '@first-gong/domain';
import { describe, expect, it } from 'vitest';
import { type CallName, calls, errorsOf } from './calls.js';
import { statusOf } from './problem.js';

const names = Object.keys(calls) as CallName[];

describe('the table of calls', () => {
  it('names no method and path twice', () => {
    const routes = names.map((name) => `${calls[name].method} ${calls[name].path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('§7 has the provider’s paths: lists under /data as .json, everything else as .do', () => {
    for (const name of names) {
      const { path, method } = calls[name];
      expect(path, name).toMatch(/^\/data\/\w+\.json$|^\/(?:api\/)?[\w/{}]+\.do$/);
      if (path.startsWith('/data/')) expect(method, name).toBe('GET');
    }
  });

  it('§6 leaves to visitors what a visitor can do, and nothing that buys', () => {
    const forVisitors = names.filter((name) => calls[name].who === 'visitor');
    expect(forVisitors).toEqual([
      'eventList',
      'categoryList',
      'bannerList',
      'eventDateList',
      'performanceList',
      'venueList',
      'eventDetail',
      'login',
      'logout',
    ]);
  });

  it('lets every refusal of the catalogue happen somewhere, with a status of HTTP', () => {
    const used = new Set(names.flatMap(errorsOf));
    expect(errorCodes.filter((code) => !used.has(code))).toEqual([]);
    for (const code of errorCodes) expect(statusOf(code), code).toBeGreaterThanOrEqual(400);
  });
});
