import { describe, expect, test } from 'vitest';
import { step } from '../machine.js';
import { isSessionLive, secondsToSessionEnd, sessionMachine } from './sessionMachine.js';

describe('§4 session', () => {
  const lastUsedAt = '2026-11-20T13:00:00.000Z';

  test('a time-out, after 30 idle minutes, requires login again', () => {
    expect(isSessionLive(lastUsedAt, '2026-11-20T13:29:59.999Z')).toBe(true);
    expect(isSessionLive(lastUsedAt, '2026-11-20T13:30:00.000Z')).toBe(false);
    expect(step(sessionMachine, 'loggedIn', 'idle')).toBe('visitor');
  });

  test('each use restarts the 30 minutes', () => {
    expect(isSessionLive('2026-11-20T13:29:00.000Z', '2026-11-20T13:58:00.000Z')).toBe(true);
  });

  test.each(['profileUpdated', 'passwordChanged'] as const)('%s requires login again', (event) => {
    const after = step(sessionMachine, 'loggedIn', event);
    expect(after).toBe('visitor');
    expect(() => step(sessionMachine, after, event)).toThrow(`session: "${event}" is refused in "visitor".`);
    expect(step(sessionMachine, after, 'login')).toBe('loggedIn');
  });

  test('it ends at logout, once', () => {
    const after = step(sessionMachine, 'loggedIn', 'logout');
    expect(after).toBe('visitor');
    expect(() => step(sessionMachine, after, 'logout')).toThrow('session: "logout" is refused in "visitor".');
  });

  test('its member is warned in the last 5 minutes', () => {
    const minute = 60_000;
    expect(
      [0, 25 * minute - 1, 25 * minute, 30 * minute - 1, 30 * minute, 99 * minute].map(secondsToSessionEnd),
    ).toEqual([null, null, 300, 1, 0, 0]);
  });
});
