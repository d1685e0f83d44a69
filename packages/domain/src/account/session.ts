import { sessionIdle, sessionWarning } from '../constants.js';
import { type Instant, toMilliseconds } from '../time/time.js';

/** A session ends after 30 idle minutes (spec §4 Session). */
export const isSessionLive = (lastUsedAt: Instant, now: Instant): boolean =>
  toMilliseconds(now) - toMilliseconds(lastUsedAt) < sessionIdle;

/**
 * Whole seconds until a session ends, at least 0 (spec §4 Session). Null before the time of the warning.
 * @param idleFor milliseconds since the server last received a call of the member
 */
export function secondsToSessionEnd(idleFor: number): number | null {
  const left = sessionIdle - idleFor;
  return left > sessionWarning ? null : Math.max(0, Math.ceil(left / 1000));
}
