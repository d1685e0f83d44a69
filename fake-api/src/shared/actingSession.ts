import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reader } from '../store/index.js';

/** The session of a request. */
export interface ActingSession {
  /** Checks in a transaction that the session is still valid. @throws RuleError `loginRequired`, `accountSuspended` */
  demand(tx: Reader): void;
}

/** The session of the current request, null for visitors and the shop's jobs. */
const sessions = new AsyncLocalStorage<ActingSession | null>();

/** Runs work for a member's request. Each of its transactions checks the session first. */
export const actingFor = <Result>(session: ActingSession | null, work: () => Result): Result =>
  sessions.run(session, work);

/** Runs the shop's work within a request, such as mail delivery. */
export const actingForShop = <Result>(work: () => Result): Result => sessions.run(null, work);

/** The session of the current work. */
export const actingSession = (): ActingSession | null => sessions.getStore() ?? null;
