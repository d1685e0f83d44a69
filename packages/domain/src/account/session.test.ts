import { describe, expect, test } from 'vitest';
import { isSessionLive, secondsToSessionEnd } from './session.js';

describe('§4 session', () => {
  const lastUsedAt = '2026-11-20T13:00:00.000Z';

  test('a time-out, after 30 idle minutes, requires login again', () => {
    expect(isSessionLive(lastUsedAt, '2026-11-20T13:29:59.999Z')).toBe(true);
    expect(isSessionLive(lastUsedAt, '2026-11-20T13:30:00.000Z')).toBe(false);
  });

  test('each use restarts the 30 minutes', () => {
    expect(isSessionLive('2026-11-20T13:29:00.000Z', '2026-11-20T13:58:00.000Z')).toBe(true);
  });

  test('its member is warned in the last 5 minutes', () => {
    const minute = 60_000;
    expect(
      [0, 25 * minute - 1, 25 * minute, 30 * minute - 1, 30 * minute, 99 * minute].map(secondsToSessionEnd),
    ).toEqual([null, null, 300, 1, 0, 0]);
  });
});
