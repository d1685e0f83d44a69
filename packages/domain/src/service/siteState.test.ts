import { describe, expect, test } from 'vitest';
import { routeNames, routeOf } from '../routes/routes.js';
import { closesForMaintenance, maintenancePhase, nextSiteChange } from './siteClock.js';
import { announcedMaintenance } from './siteState.js';

// 25 November 2026 is a Wednesday.
const window = { from: '2026-11-24T16:00:00.000Z', to: '2026-11-24T18:00:00.000Z' };

describe('§9 the maintenance of the week', () => {
  test.each([
    ['2026-11-24T14:59:59.999Z', null],
    ['2026-11-24T15:00:00.000Z', window],
    ['2026-11-24T17:59:59.999Z', window],
    ['2026-11-24T18:00:00.000Z', null],
  ])('is announced an hour before it begins, until it ends: at %s %j', (now, expected) => {
    expect(announcedMaintenance(now)).toEqual(expected);
  });

  test.each([
    ['2026-11-24T15:59:59.999Z', 'ahead'],
    ['2026-11-24T16:00:00.000Z', 'on'],
    ['2026-11-24T17:59:59.999Z', 'on'],
    ['2026-11-24T18:00:00.000Z', null],
  ])('at %s it is %s', (now, phase) => {
    expect(maintenancePhase(window, now)).toBe(phase);
  });

  test('without a known end it is on until the operator ends it', () => {
    expect(maintenancePhase({ from: window.from, to: null }, '2027-01-01T00:00:00.000Z')).toBe('on');
    expect(maintenancePhase(null, window.from)).toBeNull();
  });

  test('closes the pages of a member and the login; what a visitor reads, and logging out, stay open', () => {
    const open = routeNames.filter((name) => !closesForMaintenance(routeOf(name)));
    expect(open).toEqual(expect.arrayContaining(['home', 'eventDetail', 'pastEvents', 'logout']));
    for (const name of ['login', 'shoppingCart', 'transactionPreview', 'receipt', 'txnHistory'] as const) {
      expect(open).not.toContain(name);
    }
  });
});

describe('the next change of the whole site', () => {
  const gray = { effectiveFrom: '2026-11-24T15:30:00.000Z', effectiveTo: '2026-11-24T17:00:00.000Z' };
  const next = (now: string) => {
    const at = nextSiteChange({ gray, maintenance: window }, now);
    return at && new Date(at).toISOString();
  };

  test('is the nearest edge of grayscale and maintenance', () => {
    expect(next('2026-11-24T15:00:00.000Z')).toBe(gray.effectiveFrom);
    expect(next(gray.effectiveFrom)).toBe(window.from);
    expect(next(window.from)).toBe(gray.effectiveTo);
    expect(next(gray.effectiveTo)).toBe(window.to);
    expect(next(window.to)).toBeNull();
  });

  test('an invalid window and an unknown end are no change', () => {
    const bad = { effectiveFrom: 'soon', effectiveTo: gray.effectiveTo };
    const open = { from: window.from, to: null };
    expect(nextSiteChange({ gray: bad, maintenance: open }, window.from)).toBeNull();
    expect(nextSiteChange({ gray: null, maintenance: null }, window.from)).toBeNull();
  });
});
