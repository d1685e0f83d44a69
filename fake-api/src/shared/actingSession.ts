import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reader } from '../store/index.js';

/** A session that requests act for. */
export interface ActingSession {
  /**
   * Checks inside a transaction that the session has not ended since its request began.
   * @throws RuleError `loginRequired`, `accountSuspended`.
   */
  demand(tx: Reader): void;
}

/** The session of the request that runs. Null for a visitor, and for the shop's own work. */
const sessions = new AsyncLocalStorage<ActingSession | null>();

/** Runs the work of a member's request. Each of its transactions checks first that the session still lives. */
export const actingFor = <Result>(session: ActingSession | null, work: () => Result): Result =>
  sessions.run(session, work);

/** Runs the shop's own work that a request starts, such as the delivery of a mail. */
export const actingForShop = <Result>(work: () => Result): Result => sessions.run(null, work);

/** The session that the running work acts for. */
export const actingSession = (): ActingSession | null => sessions.getStore() ?? null;
