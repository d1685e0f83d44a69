import { sessionIdle, sessionWarning } from '../constants.js';
import type { Machine } from '../machine.js';
import { type Instant, toMilliseconds } from '../time/time.js';

export const sessionStates = ['visitor', 'loggedIn'] as const;
export type SessionState = (typeof sessionStates)[number];

export const sessionEvents = ['login', 'logout', 'idle', 'passwordChanged', 'profileUpdated'] as const;
export type SessionEvent = (typeof sessionEvents)[number];

/** The session of a visitor or member (spec §4 Session, §6 Roles): a time-out or a password or profile update requires login again. */
export const sessionMachine: Machine<SessionState, SessionEvent> = {
  name: 'session',
  initial: 'visitor',
  table: {
    visitor: { login: 'loggedIn' },
    loggedIn: { logout: 'visitor', idle: 'visitor', passwordChanged: 'visitor', profileUpdated: 'visitor' },
  },
};

/** Whether a session is still valid. It ends after 30 idle minutes. */
export const isSessionLive = (lastUsedAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) - toMilliseconds(lastUsedAt) < sessionIdle;

/**
 * Whole seconds until a session ends, once it is time to warn its member (spec §4 Session: a time-out requires login
 * again), else null. 0 when it has ended.
 * @param idleFor milliseconds since the server last heard from the member.
 */
export function secondsToSessionEnd(idleFor: number): number | null {
  const left = sessionIdle - idleFor;
  return left > sessionWarning ? null : Math.max(0, Math.ceil(left / 1000));
}
