import { sessionIdle, sessionWarning } from '../constants.js';
import { type Instant, toMilliseconds } from '../time/time.js';

/** Whether a session is still valid. It ends after 30 idle minutes (spec §4 Session). */
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
